import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import Icons from "unplugin-icons/vite";
import { defineConfig } from "vitest/config";
import { appFiles } from "./vite/app-files.ts";
import { hiddenText } from "./vite/hidden-text.ts";
import { namedMedia } from "./vite/media.ts";
import { typeSize } from "./vite/type-size.ts";

// The server to which `npm run dev` hands the API; `undercroft serve` listens there by default.
const server = process.env["UNDERCROFT_SERVER"] ?? "http://127.0.0.1:8000";

const tests = readdirSync(join(import.meta.dirname, "tests"), {
  recursive: true,
  encoding: "utf-8",
})
  .map((file) => `tests/${file.replaceAll("\\", "/")}`)
  .filter((file) => file.endsWith(".test.ts"));
/** Tests that open a whole page on a recorded scene; what one page leaves behind would disturb the next. */
const scenes = tests.filter((file) =>
  /"\.{1,2}\/(recorded|tidy)"/.test(readFileSync(join(import.meta.dirname, file), "utf-8")),
);

export default defineConfig({
  base: "/",
  plugins: [svelte(), Icons({ compiler: "svelte", autoInstall: false, scale: 1 }), appFiles()],
  css: { postcss: { plugins: [typeSize, namedMedia, hiddenText] } },
  // The message files live with the Python package, one level above this folder.
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  build: {
    outDir: "dist",
    target: "es2022",
    // Strict content security policy: nothing is inlined as a data address.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 300,
  },
  // Tests render components as a browser would.
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: {
    environment: "happy-dom",
    pool: "threads",
    setupFiles: ["tests/setup.ts"],
    // All others share what they import: that is most of their time.
    projects: [
      { extends: true, test: { name: "scenes", include: scenes } },
      {
        extends: true,
        test: { name: "parts", include: ["tests/**/*.test.ts"], exclude: scenes, isolate: false },
      },
    ],
    // A busy machine may take its time; what does not come within this is not coming.
    testTimeout: 60_000,
  },
});

import { svelte } from "@sveltejs/vite-plugin-svelte";
import Icons from "unplugin-icons/vite";
import { defineConfig } from "vitest/config";
import { appFiles } from "./vite/app-files.ts";
import { hiddenText } from "./vite/hidden-text.ts";
import { namedMedia } from "./vite/media.ts";
import { typeSize } from "./vite/type-size.ts";

// The server to which `npm run dev` hands the API; `undercroft serve` listens there by default.
const server = process.env["UNDERCROFT_SERVER"] ?? "http://127.0.0.1:8000";

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
    include: ["tests/**/*.test.ts", "src/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    // A busy machine may take its time; what does not come within this is not coming.
    testTimeout: 60_000,
  },
});

/**
 * The files that make an app of the page: a manifest, its pictures, the page for when the server
 * is out of reach, and the worker that shows it. They are made by the build, with the words of the
 * Fluent files, and lie beside index.html under names that stay.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import { languages } from "../src/lib/languages.ts";
import { lantern } from "./lantern.ts";

const here = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");

function words(language: string): (id: string) => string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const file = `../../src/undercroft/locales/${language}/shell.ftl`;
  bundle.addResource(new FluentResource(here(file)));
  return (id) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`${language}: no words for ${id}`);
    return bundle.formatPattern(pattern);
  };
}

/** The page for when the server is out of reach; it cannot know the reader's language, so it says it in all of them. */
export function offlinePage(): string {
  const parts = languages.map((language) => {
    const t = words(language);
    return `      <section lang="${language}">
        <h1>${t("offline-title")}</h1>
        <p>${t("offline-text")}</p>
        <a href="">${t("retry")}</a>
      </section>`;
  });
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/offline.css" />
    <title>Undercroft</title>
  </head>
  <body>
    <main>
      <img src="/favicon.svg" alt="" />
${parts.join("\n")}
    </main>
  </body>
</html>
`;
}

export function manifest(): object {
  const picture = (size: number, purpose: string) => ({
    src: `/app-${purpose}-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return {
    name: "Undercroft",
    short_name: "Undercroft",
    description: words("en")("motto"),
    lang: "en",
    id: "/",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#14110f",
    theme_color: "#14110f",
    categories: ["games"],
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      picture(192, "any"),
      picture(512, "any"),
      picture(512, "maskable"),
    ],
  };
}

export function worker(page: string): string {
  const hash = createHash("sha256").update(page).digest("hex").slice(0, 12);
  return here("./worker.js").replace("OFFLINE_HASH", hash);
}

export function appFiles(): Plugin {
  return {
    name: "app-files",
    apply: "build",
    generateBundle() {
      const file = (fileName: string, source: string | Uint8Array) =>
        this.emitFile({ type: "asset", fileName, source });
      const page = offlinePage();
      const style = here("./offline.css");
      file("offline.html", page);
      file("offline.css", style);
      file("sw.js", worker(page + style));
      file("manifest.webmanifest", JSON.stringify(manifest(), null, 2));
      file("app-any-192.png", lantern(192, 0.06));
      file("app-any-512.png", lantern(512, 0.06));
      file("app-maskable-512.png", lantern(512, 0.2));
      file("apple-touch-icon.png", lantern(180, 0.1));
    },
  };
}

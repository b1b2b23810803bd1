import { createHash } from "node:crypto";
import { cp, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename } from "node:path";
import vm from "node:vm";
import { filesOf } from "./bundles.mjs";
import { livingScreens } from "./earlier-parts.mjs";
import { minifyStyle } from "./style.mjs";

/** @typedef {Awaited<ReturnType<typeof import("./bundles.mjs").bundleBrowser>>} Browser */
/** @typedef {Awaited<ReturnType<typeof import("./bundles.mjs").bundlePages>>} PageModule */
/** @typedef {Awaited<ReturnType<typeof import("./typeface.mjs").makeTypeface>>} Typeface */
/** @typedef {import("../../esbuild.config.mjs").BuildTask & { browser: Browser, inspector: Browser | null, contractFiles: { scriptUrl: string, styleUrl: string }, pageModule: PageModule, typeface: Typeface }} Parts */

const sha256 = (/** @type {string} */ text) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

/**
 * Renders every page to a file and lists for the server what it needs to know about each.
 * @param {Parts} parts
 */
export async function writePages(parts) {
  const { root, publicFolder, pageModule } = parts;
  await cp(`${root}/src/static/public`, publicFolder, { recursive: true });
  const open = openProgram(pageModule.program);
  await writeFile(`${publicFolder}/manifest.webmanifest`, JSON.stringify(open().manifest));
  if (parts.isLive) await writeFile(`${publicFolder}/live-reload.js`, pageModule.liveReloadScript);
  const write = (/** @type {string} */ name, browser = parts.browser) =>
    writePage(name, open(), { ...parts, browser });
  const [landing, privacy, terms, docs, notFound] = await Promise.all(
    ["landing", "privacy", "terms", "docs", "not-found"].map((name) => write(name)),
  );
  const [help, helpCoach, helpManager] = await Promise.all(
    ["help", "help-coach", "help-manager"].map((name) => write(name)),
  );
  const [page, dead] = await Promise.all(["shared-event", "shared-event-dead"].map((name) => write(name)));
  const [signIn, shell] = await Promise.all(["app-sign-in", "app"].map((name) => write(name)));
  const inspector = parts.inspector && (await write("inspector", parts.inspector));
  return {
    pages: {
      "/": landing,
      "/privacy": privacy,
      "/terms": terms,
      "/help": help,
      "/help/coach": helpCoach,
      "/help/manager": helpManager,
      "/docs": { ...docs, makesMarkup: true },
    },
    notFound,
    sharedEvent: { page, dead },
    app: {
      signIn: signIn?.file ?? "",
      shell: shell?.file ?? "",
      hasGallery: parts.hasGallery,
      ...(parts.isLive && { isLive: true }),
      ...(inspector && { inspector: inspector.file }),
    },
  };
}

const urlOf = (/** @type {string} */ file) => `/assets/${basename(file)}`;

/** By the start of a screen's path, what it loads after the first load. @param {Browser} browser @returns {Record<string, string[]>} */
const scriptsOfScreens = (browser) =>
  Object.fromEntries(
    Object.entries(livingScreens).map(([screen, parts]) => {
      const files = new Set(parts.flatMap((part) => filesOf(browser, part)));
      return [`/app/${screen}`, [...files].filter((file) => !browser.scripts.includes(file)).map(urlOf)];
    }),
  );

/** @param {string} name @param {PageProgram} program @param {Parts} parts */
async function writePage(
  name,
  { makePage, renderDocument },
  { publicFolder, year, isLive, browser, contractFiles, pageModule, typeface },
) {
  const facts = {
    year,
    fontUrl: typeface.url,
    scriptUrls: browser.scripts.map(urlOf),
    scriptsOfScreens: scriptsOfScreens(browser),
    landingScript: pageModule.landingScript,
    earlyScript: pageModule.earlyScript,
    contractFiles,
    isLive,
  };
  const page = makePage(name, facts);
  const style = await minifyStyle(page.css, { isWhole: !page.isApp });
  const criticalStyle = page.isApp
    ? (await minifyStyle(page.criticalCss ?? "", { isWhole: false })) || " "
    : "";
  const html = renderDocument(page, { ...facts, style, criticalStyle });
  const file = name === "landing" ? "index.html" : `${name}.html`;
  await writeFile(`${publicFolder}/${file}`, html);
  return {
    file,
    scriptHashes: page.isApp
      ? []
      : [page.addedScript, page.script].flatMap((text) => (text ? [sha256(text)] : [])),
    styleHashes: page.isApp ? [] : [sha256(style)],
  };
}

/** @typedef {typeof import("../../src/static/pages")} PageProgram */

/**
 * Each call evaluates the program again, since goober keeps its style sheet in its module and every rendering needs its own. It is compiled
 * once, and not loaded as a Node module, which would stay in memory: `npm run dev` renders at every change.
 * @param {string} program @returns {() => PageProgram}
 */
function openProgram(program) {
  const run = vm.compileFunction(program, ["require", "module"], { filename: "pages.cjs" });
  const require = createRequire(import.meta.url);
  return () => {
    const module = { exports: {} };
    run(require, module);
    return /** @type {PageProgram} */ (module.exports);
  };
}

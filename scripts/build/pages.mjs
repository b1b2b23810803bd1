import { createHash } from "node:crypto";
import { cp, mkdir, rename, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { pathToFileURL } from "node:url";
import { minifyStyle } from "./style.mjs";

/** @typedef {Awaited<ReturnType<typeof import("./bundles.mjs").bundleBrowser>>} Browser */
/** @typedef {Awaited<ReturnType<typeof import("./bundles.mjs").bundlePages>>} PageModule */
/** @typedef {Awaited<ReturnType<typeof import("./typeface.mjs").makeTypeface>>} Typeface */
/** @typedef {import("../../esbuild.config.mjs").BuildTask & { browser: Browser, inspector: Browser | null, pageModule: PageModule, typeface: Typeface }} Parts */

const sha256 = (/** @type {string} */ text) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

/**
 * Renders every page to a file of its own and tells the server what it needs to know of each.
 * @param {Parts} parts
 */
export async function writePages(parts) {
  const { root, publicFolder, pageModule } = parts;
  await cp(`${root}/src/static/public`, publicFolder, { recursive: true });
  const { manifest } = await freshImport(root, pageModule.program);
  await writeFile(`${publicFolder}/manifest.webmanifest`, JSON.stringify(manifest));
  const [landing, privacy, terms, notFound] = await Promise.all(
    ["landing", "privacy", "terms", "not-found"].map((name) => writePage(name, parts)),
  );
  const [signIn, shell] = await Promise.all(["app-sign-in", "app"].map((name) => writePage(name, parts)));
  const inspector = parts.inspector && (await writePage("inspector", { ...parts, browser: parts.inspector }));
  return {
    pages: { "/": landing, "/privacy": privacy, "/terms": terms },
    notFound,
    app: {
      signIn: signIn?.file ?? "",
      shell: shell?.file ?? "",
      hasGallery: parts.hasGallery,
      ...(inspector && { inspector: inspector.file }),
    },
  };
}

/** @param {string} name @param {Parts} parts */
async function writePage(name, { root, publicFolder, origin, year, browser, pageModule, typeface }) {
  const { makePage, renderDocument } = await freshImport(root, pageModule.program);
  const facts = {
    year,
    fontUrl: typeface.url,
    scriptUrls: browser.scripts.map((file) => `/assets/${basename(file)}`),
    landingScript: pageModule.landingScript,
    earlyScript: pageModule.earlyScript,
    origin,
  };
  const page = makePage(name, facts);
  const style = await minifyStyle(page.css, { isWhole: !page.isApp });
  const criticalStyle = page.isApp ? (await minifyStyle(page.criticalCss, { isWhole: false })) || " " : "";
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

let imports = 0;

/** goober keeps its sheet in its module, so that each rendering needs modules of its own. @param {string} root @param {string} program */
async function freshImport(root, program) {
  const folder = `${root}/node_modules/.cache/drip`;
  const hash = createHash("sha256").update(program).digest("hex").slice(0, 16);
  const file = `${folder}/pages-${hash}.mjs`;
  imports += 1;
  const own = imports;
  await mkdir(folder, { recursive: true });
  // In one move: another page, or another build, may be reading it.
  const half = `${file}.${process.pid}.${own}`;
  await writeFile(half, program);
  await rename(half, file);
  return import(`${pathToFileURL(file).href}?import=${own}`);
}

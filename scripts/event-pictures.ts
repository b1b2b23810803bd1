/**
 * node --import tsx scripts/event-pictures.ts: draws what messengers show of an event's public link, one picture for each kind of event and one for
 * the same called off. They are committed, so that a build needs no browser; run this again when the logo, the typeface or a kind changes.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { kindNames } from "../domain/schedule/event/event";
import { pictureName } from "../domain/share/public-card";
import { findChromium, howToInstall } from "./steps/chromium.mjs";
import { root } from "./steps/contract.mjs";

const folder = join(root, "src/static/public/event");
const font = join(
  root,
  "node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2",
);

const typeface = (await readFile(font)).toString("base64");
const [, mark] = /<path[^>]* d="([^"]+)"/.exec(await readFile(join(folder, "../favicon.svg"), "utf8")) ?? [];
if (!mark) throw new Error("favicon.svg is not drawn as this script expects.");

/** The middle of it stays when a messenger cuts a square. */
const drawing = (name: string, isOff: boolean) => `
<style>
  @font-face { font-family: Display; src: url(data:font/woff2;base64,${typeface}); font-weight: 200 800; font-stretch: 75% 100%; }
  body { display: grid; place-content: center; place-items: center; gap: 34px; block-size: 630px; margin: 0; overflow: hidden; background: #14160f; color: ${isOff ? "#8f9085" : "#c8f031"}; }
  body::before { content: ""; position: absolute; z-index: -1; inset: 50% auto auto 50%; inline-size: 700px; block-size: 700px; translate: -50% -50%; border: 6px solid #262a1c; border-radius: 50%; }
  body::after { content: ""; position: absolute; z-index: -1; inset: 50% 0 auto; block-size: 6px; translate: 0 -50%; background: #262a1c; }
  svg { block-size: 210px; fill: currentColor; }
  b { position: relative; font: 800 140px/1 Display; font-stretch: 86%; font-variation-settings: "opsz" 72; letter-spacing: -0.012em; white-space: nowrap; }
  .off::after { content: ""; position: absolute; inset: 56% -14px auto; block-size: 18px; border-radius: 9px; background: #ff7a1a; }
</style>
<svg viewBox="0 0 64 84"><path d="${mark}"/></svg>
<b class="${isOff ? "off" : ""}">${name}</b>`;

const executablePath = findChromium();
if (!executablePath) throw new Error(howToInstall);
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await mkdir(folder, { recursive: true });
for (const [kind, name] of Object.entries(kindNames))
  for (const status of ["on", "called_off"] as const) {
    await page.setContent(drawing(name, status === "called_off"));
    await page.evaluate(() => document.fonts.ready);
    await writeFile(join(folder, pictureName({ kind, status })), await page.screenshot());
  }
await browser.close();

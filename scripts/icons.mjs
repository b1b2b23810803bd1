/**
 * node scripts/icons.mjs: renders the icons of the installed app from favicon.svg in Chromium, and writes them next to it.
 * They are committed, so that a build needs no browser; run this again when the logo changes.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { findChromium, howToInstall } from "./steps/chromium.mjs";
import { root } from "./steps/contract.mjs";

/** A maskable icon fills its square, and its mark stays within the circle that every mask leaves: 80 % of the width. */
const icons = [
  { file: "icon-192.png", size: 192, isWhole: false },
  { file: "icon-512.png", size: 512, isWhole: false },
  { file: "icon-maskable-192.png", size: 192, isWhole: true },
  { file: "icon-maskable-512.png", size: 512, isWhole: true },
  { file: "apple-touch-icon.png", size: 180, isWhole: true },
];

const folder = join(root, "src/static/public");
const svg = await readFile(join(folder, "favicon.svg"), "utf8");
const [whole, mark] = [/ rx="\d+"/, / transform="[^"]*"/];
if (!whole.test(svg) || !mark.test(svg)) throw new Error("favicon.svg is not drawn as this script expects.");
const filled = svg.replace(whole, "").replace(mark, ' transform="translate(24.3 16.4) scale(.74)"');

const executablePath = findChromium();
if (!executablePath) throw new Error(howToInstall);
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
const page = await browser.newPage();
for (const { file, size, isWhole } of icons) {
  await page.setViewportSize({ width: size, height: size });
  const drawing = Buffer.from(isWhole ? filled : svg).toString("base64");
  await page.setContent(
    `<body style="margin:0"><img style="display:block" width="${size}" height="${size}" src="data:image/svg+xml;base64,${drawing}">`,
  );
  await page.locator("img").evaluate((image) => /** @type {HTMLImageElement} */ (image).decode());
  await writeFile(join(folder, file), await page.screenshot({ omitBackground: !isWhole }));
}
await browser.close();

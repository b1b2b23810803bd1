/** npm run pictures: the pictures of the README, the help and the manifest, taken from a running demonstration (npm run demo in another terminal). */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { chromium } from "playwright-core";
import { findChromium } from "./steps/chromium.mjs";
import { root } from "./steps/contract.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").Locator} Locator */

/** Around a part, in pixels. */
const edge = 10;
const origin = process.argv[2] ?? "http://localhost:3000";
const home = { person: "mother", page: "/app/home", shows: "Needs you" };
const week = { person: "mother", page: "/app/schedule", shows: "Your week" };

const whole = [
  { name: "home", ...home },
  { name: "week", ...week },
  { name: "call-off", ...home, person: "coach" },
];

/** What an installer shows before it installs the app. Sizes and names as in src/static/manifest.ts. */
const installed = [
  { name: "home-narrow", ...home, width: 390, height: 844 },
  { name: "week-narrow", ...week, width: 390, height: 844 },
  { name: "home-wide", ...home, width: 1_280, height: 800 },
  { name: "week-wide", ...week, width: 1_280, height: 800 },
];

/**
 * Parts of a page, from the first of the named things to the last.
 * @type {(typeof home & { name: string, from: (page: Page) => Locator[], goes?: (page: Page) => Promise<void> })[]}
 */
const parts = [
  {
    name: "answers",
    ...home,
    from: (page) => [
      page.getByRole("heading", { name: "Needs you" }),
      page
        .getByRole("list")
        .filter({ has: page.getByRole("button", { name: /^In for/ }) })
        .first(),
    ],
  },
  {
    name: "off",
    ...home,
    from: (page) => [
      page
        .getByRole("article")
        .filter({ has: page.getByRole("button", { name: "Got it" }) })
        .first(),
    ],
  },
  {
    name: "mails",
    person: "mother",
    page: "/app/dings?rings",
    shows: "Mail",
    from: (page) => [
      page.getByRole("heading", { name: "Mail", exact: true }),
      page.locator("label", { has: page.getByRole("switch", { name: "Posts in the summary" }) }),
    ],
  },
  {
    name: "call-list",
    ...home,
    person: "coach",
    from: (page) => [page.getByText("don't know yet."), page.getByText("No number").last()],
  },
  {
    name: "squad",
    ...home,
    person: "manager",
    goes: async (page) => {
      const requests = await page.getByRole("link", { name: /^See the request/ }).getAttribute("href");
      await page.goto(origin + String(requests).replace("?requests", ""), { waitUntil: "commit" });
    },
    from: (page) => [
      page.getByRole("heading", { name: "Needs you" }),
      page.getByRole("listitem").filter({ hasText: "Zoe C." }),
    ],
  },
];

const browser = await chromium.launch({ executablePath: findChromium() ?? "", args: ["--no-sandbox"] });
for (const folder of ["docs/pictures", "src/static/public/help", "src/static/public/screenshots"])
  await mkdir(path.join(root, folder), { recursive: true });
for (const { width, height, ...picture } of installed) {
  const { page, close } = await open(picture, { colorScheme: "light", width, height, deviceScaleFactor: 1 });
  await save(page, `src/static/public/screenshots/${picture.name}.webp`, { x: 0, y: 0, width, height }, 1);
  await close();
}
for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  for (const picture of whole) {
    const { page, close } = await open(picture, { colorScheme, height: 800 });
    await save(page, `docs/pictures/${picture.name}-${colorScheme}.webp`, {
      x: 0,
      y: 0,
      width: 390,
      height: 800,
    });
    await close();
  }
  for (const picture of parts) {
    const { page, close } = await open(picture, { colorScheme, height: 1_800 });
    await picture.goes?.(page);
    const clip = await clipOf(picture.from(page));
    await save(page, `src/static/public/help/${picture.name}-${colorScheme}.webp`, clip);
    await close();
  }
}
await browser.close();

/**
 * @param {{ person: string, page: string, shows: string }} picture
 * @param {{ colorScheme: "light" | "dark", height: number, width?: number, deviceScaleFactor?: number }} look
 */
async function open(
  { person, page: address, shows },
  { colorScheme, height, width = 390, deviceScaleFactor = 1.5 },
) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor,
    colorScheme,
    reducedMotion: "reduce",
    locale: "en-US",
    timezoneId: "America/Chicago",
  });
  const page = await context.newPage();
  await page.goto(`${origin}/app`);
  await page.getByRole("button", { name: "Sign in with e-mail" }).click();
  await page.getByLabel("E-mail address").fill(`${person}@demo.example`);
  await page.keyboard.press("Enter");
  await page.getByLabel("Password", { exact: true }).fill("Home-team-2026");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/app/home", { waitUntil: "commit" });
  await page.goto(origin + address, { waitUntil: "commit" });
  await page.getByRole("heading", { name: shows }).first().waitFor();
  await page.getByRole("progressbar").waitFor({ state: "hidden" });
  // Skeletons.
  await page.waitForFunction(() => document.querySelector("[role=status][aria-label]") === null);
  await page.evaluate(() => document.fonts.ready);
  return { page, close: () => context.close() };
}

/** @typedef {{ x: number, y: number, width: number, height: number }} Clip */

/** From the first to the last of these things. @param {Locator[]} things @returns {Promise<Clip>} */
async function clipOf(things) {
  const boxes = [];
  for (const thing of things) {
    await thing.waitFor();
    boxes.push(await thing.boundingBox());
  }
  const all = boxes.filter((box) => box !== null);
  const top = Math.floor(Math.min(...all.map(({ y }) => y)) - edge);
  const bottom = Math.ceil(Math.max(...all.map(({ y, height }) => y + height)) + edge);
  return { x: 0, y: top, width: 390, height: bottom - top };
}

/** As WebP, which Playwright cannot write. @param {Page} page @param {string} file @param {Clip} clip */
async function save(page, file, clip, scale = 1.5) {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", {
    format: "webp",
    quality: 80,
    clip: { ...clip, scale },
  });
  await writeFile(path.join(root, file), Buffer.from(data, "base64"));
}

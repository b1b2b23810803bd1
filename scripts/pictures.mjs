/** npm run pictures: the README's pictures, taken from a running demonstration (npm run demo in another terminal). */
import path from "node:path";
import { chromium } from "playwright-core";
import { findChromium } from "./steps/chromium.mjs";
import { root } from "./steps/contract.mjs";

const origin = process.argv[2] ?? "http://localhost:3000";
const pictures = [
  { name: "home", person: "mother", page: "/app/home", shows: "Needs you" },
  { name: "week", person: "mother", page: "/app/schedule", shows: "Your week" },
  { name: "call-off", person: "coach", page: "/app/home", shows: "Needs you" },
];

const browser = await chromium.launch({ executablePath: findChromium() ?? "", args: ["--no-sandbox"] });
for (const colorScheme of /** @type {const} */ (["light", "dark"]))
  for (const { name, person, page: address, shows } of pictures) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 800 },
      deviceScaleFactor: 1.5,
      colorScheme,
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
    await page.getByRole("heading", { name: shows }).waitFor();
    await page.getByRole("progressbar").waitFor({ state: "hidden" });
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({
      path: path.join(root, `docs/pictures/${name}-${colorScheme}.png`),
      animations: "disabled",
    });
    await context.close();
  }
await browser.close();

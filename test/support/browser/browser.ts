import { join } from "node:path";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import * as assert from "uvu/assert";
import { findChromium, howToInstall } from "../../../scripts/steps/chromium.mjs";
import { root } from "../../../server/platform/config/root";

export const desk: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
export const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
};

/** Milliseconds. Long, since being late on a busy machine is no failure. */
export const patience = 120_000;

/** The browser tests have fonts of their own: on Linux, none of the machine's is seen. */
export const ownFonts = { FONTCONFIG_FILE: join(root, "test/support/browser/fonts.conf") };

/** Chromium as all browser tests start it: one per file, without background networking. */
export function launchChromium({
  env = process.env,
  ...options
}: {
  isWhole?: boolean;
  env?: NodeJS.ProcessEnv;
} = {}): Promise<Browser> {
  const executablePath = findChromium(options);
  assert.ok(executablePath, howToInstall);
  return chromium.launch({ executablePath, args: quiet, env: { ...env, ...ownFonts } });
}

export const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export interface OpenedPage {
  page: Page;
  /** The paths of all requests so far. */
  requests: string[];
  /** Closes the page, and fails the test if the browser reported an error, a warning or a policy violation. */
  close(): Promise<void>;
}

/** Tests read times of day on this clock, whatever the browser's language. */
export const onTwentyFourHours = (context: BrowserContext) =>
  context.addInitScript(() => {
    try {
      if (localStorage.getItem("drip.clock") === null) localStorage.setItem("drip.clock", "24");
    } catch {
      // A page without storage.
    }
  });

/** A page in a context of its own. */
export async function openPage(browser: Browser, options: BrowserContextOptions = desk): Promise<OpenedPage> {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  await onTwentyFourHours(context);
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  const complaints: string[] = [];
  const requests: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  return {
    page,
    requests,
    async close() {
      await context.close();
      assert.equal(complaints, []);
    },
  };
}

import { launchChromium } from "./browser";
import { openProduct } from "./product";
import { openReleases } from "./releases";
import { openAll, sharing } from "./shared-suites";

/** A suite in full Chromium, which supports installation and push, over a product that a newer release can replace. */
export const releasedSuite = sharing(
  async () => {
    const releases = await openReleases();
    const [browser, product] = await openAll([
      launchChromium({ isWhole: true }),
      openProduct({}, releases.home),
    ]);
    return { browser, product, releases };
  },
  async ({ browser, product, releases }) => {
    await Promise.all([browser.close(), product.close()]);
    await releases.close();
  },
);

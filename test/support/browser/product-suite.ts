import { launchChromium } from "./browser";
import { trusting } from "./browser-watch";
import { openProduct } from "./product";
import { sharing } from "./shared-suites";

/** Makes suites in Chromium over one product with these settings. */
const suitesOver = (settings: Record<string, string>) =>
  sharing(
    async () => {
      const [browser, product] = await Promise.all([launchChromium(), openProduct(settings)]);
      return { browser, product };
    },
    ({ browser, product }) => Promise.all([browser.close(), product.close()]),
  );

/** A suite in Chromium over the product with its usual settings. */
export const productSuite = suitesOver({});

/** One whose visitors say themselves where they come from. */
export const trustingSuite = suitesOver(trusting);

import { launchChromium } from "./browser";
import { trusting } from "./browser-watch";
import { openProduct } from "./product";
import { openAll, sharing } from "./shared-suites";

/** Creates suites in Chromium that share a product with these settings. */
const suitesOver = (settings: Record<string, string>) =>
  sharing(
    async () => {
      const [browser, product] = await openAll([launchChromium(), openProduct(settings)]);
      return { browser, product };
    },
    ({ browser, product }) => Promise.all([browser.close(), product.close()]),
  );

/** A suite in Chromium over the product with default settings. */
export const productSuite = suitesOver({});

/** A suite whose visitors send their own address. */
export const trustingSuite = suitesOver(trusting);

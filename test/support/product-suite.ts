import { launchChromium } from "./browser";
import { openProduct } from "./product";
import { sharing } from "./shared-suites";

/** A suite in Chromium over the product with its usual settings. */
export const productSuite = sharing(
  async () => {
    const [browser, product] = await Promise.all([launchChromium(), openProduct()]);
    return { browser, product };
  },
  ({ browser, product }) => Promise.all([browser.close(), product.close()]),
);

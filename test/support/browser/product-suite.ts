import { launchChromium } from "./browser";
import { trusting } from "./browser-watch";
import { openProduct } from "./product";
import { productDatabase } from "./product-database";
import { openAll, sharing } from "./shared-suites";

/** Creates suites in Chromium that share a product with these settings. */
const suitesOver = (settings: Record<string, string>) =>
  sharing(
    async () => {
      const [browser, product] = await openAll([launchChromium(), openOnDatabase(settings)]);
      return { browser, product };
    },
    ({ browser, product }) => Promise.all([browser.close(), product.close()]),
  );

/** On PostgreSQL, the production database, if it is installed: the server then needs half the CPU time. */
const openOnDatabase = async (settings: Record<string, string>) =>
  openProduct({ ...settings, ...(await productDatabase()) });

/** A suite in Chromium over the product with default settings. */
export const productSuite = suitesOver({});

/** A suite whose visitors send their own address. */
export const trustingSuite = suitesOver(trusting);

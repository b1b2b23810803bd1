import { openPageSource, readPages } from "../../../server/platform/http/pages";
import { openTestServer, type TestServerOverrides, testConfig } from "../server/server";
import { launchChromium } from "./browser";
import { builtDist } from "./built";
import { openAll, sharing } from "./shared-suites";

/** A server in the test's process that serves the built pages. */
export async function openDoor(config: TestServerOverrides["config"] = {}) {
  const pages = openPageSource(await readPages(await builtDist(), testConfig));
  const { app, close } = await openTestServer({ pages, config });
  return { origin: await app.listen({ port: 0, host: "127.0.0.1" }), close };
}

/** A suite in Chromium over the built pages, for tests that need no identity provider. */
export const frontSuite = sharing(
  async () => {
    const [browser, door] = await openAll([launchChromium(), openDoor()]);
    return { browser, ...door };
  },
  ({ browser, close }) => Promise.all([browser.close(), close()]),
);

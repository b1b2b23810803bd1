// Core run: locks and broadcasts between tabs exist only there.
import * as assert from "uvu/assert";
import { productSuite } from "../../support/browser/product-suite";
import { makeAccount } from "../../support/people/browser-people";
import { isIn, letTokensExpire, openTabs, type SessionGiven } from "../../support/people/tabs";

const test = productSuite<SessionGiven>("tabs");

test.before(async (context) => {
  context.person = await makeAccount(context.product);
});

test("three tabs whose token expires together refresh it once, and all stay signed in", async (given) => {
  const { context, tabs, refreshes } = await openTabs(given, 3);
  const before = refreshes();
  await letTokensExpire(context, tabs);
  assert.is(refreshes() - before, 1);
  for (const tab of tabs) assert.is(await isIn(tab), true);
  await context.close();
});

test.run();

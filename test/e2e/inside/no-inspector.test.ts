import * as assert from "uvu/assert";
import { productSuite } from "../../support/browser/product-suite";
import { openVisitor } from "../../support/people/visitor";

const test = productSuite("no inspector");

test("a production build has neither the inspector's page nor the hook", async ({ browser, product }) => {
  const reply = await fetch(`${product.origin}/inspector`);
  assert.is(reply.status, 404);
  const { context, openTab } = await openVisitor(browser, product);
  const page = await openTab("/app?inspect");
  await page.getByRole("button", { name: "Sign in with e-mail" }).waitFor();
  await page.waitForLoadState("networkidle");
  assert.is(await page.getByRole("button", { name: /inspector/ }).count(), 0);
  await context.close();
});

test.run();

import * as assert from "uvu/assert";
import { desk } from "../../support/browser/browser";
import { productSuite } from "../../support/browser/product-suite";
import { makeAccount } from "../../support/people/browser-people";
import { enterAddress, openVisitor } from "../../support/people/visitor";

const test = productSuite("loaders");

test("while the overlay's loader animates, the button's loader is paused", async ({ browser, product }) => {
  const { emailAddress, password } = await makeAccount(product);
  const { context, openTab } = await openVisitor(browser, product, {
    ...desk,
    reducedMotion: "no-preference",
  });
  const page = await openTab("/app");
  let send = () => {};
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route("**/auth/log_in_with_firebase", (route) => held.then(() => route.continue()));
  await enterAddress(page, emailAddress);
  await page.getByLabel("Password", { exact: true }).pressSequentially(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.locator("[data-covering=true]").waitFor();
  const busy = page.locator("button[aria-busy=true]");
  assert.is(await busy.count(), 1);
  const loaders = await page
    .locator("svg[data-bouncing]")
    .evaluateAll((marks) =>
      marks
        .filter((mark) => mark.checkVisibility({ visibilityProperty: true }))
        .map((mark) => (mark.closest("button") ? "button" : "overlay")),
    );
  assert.equal(loaders, ["overlay"]);
  assert.is(await busy.locator("svg[data-bouncing]").count(), 1);
  send();
  await page.waitForURL("**/app/home**");
  await context.close();
});

test.run();

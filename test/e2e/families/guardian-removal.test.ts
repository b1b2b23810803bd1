// Full run only: three guardians in three browsers.

import pg from "pg";
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { axeFaults } from "../../support/browser/axe";
import { desk } from "../../support/browser/browser";
import type { Product } from "../../support/browser/product";
import { productSuite } from "../../support/browser/product-suite";
import { tooWide } from "../../support/browser/too-wide";
import { type GrownUp, makeGrownUp, openBrowserOf } from "../../support/people/grown-ups";
import { countPresses } from "../../support/people/presses";
import { mailedLink } from "../../support/people/visitor";

const test = productSuite("the end of another guardian's access");
const phone = { viewport: { width: 360, height: 780 } };

const rowOf = (page: Page, { dripName }: GrownUp) =>
  page
    .getByRole("dialog")
    .getByRole("listitem")
    .filter({ hasText: `@${dripName}` });
const askedRow = (page: Page) =>
  page
    .getByRole("dialog")
    .getByRole("listitem")
    .filter({ hasText: /asked to end this on/ });

/** Three who have looked after Sam for a month. */
async function family(product: Product) {
  if (!product.databaseUrl) throw new Error("Rows need PostgreSQL beside the running product.");
  const [mother, father, grandma] = await Promise.all([
    makeGrownUp(product),
    makeGrownUp(product),
    makeGrownUp(product),
  ]);
  const sam = await mother.addKid("Sam");
  for (const other of [father, grandma]) {
    await mother.inviteToChild(sam.id, "guardian", other.emailAddress);
    await other.accept({ link: await mailedLink(product, other.emailAddress, "join") });
  }
  const database = new pg.Client(product.databaseUrl);
  await database.connect();
  await database.query(
    "update guardianship set created_at = created_at - interval '30 days' where child_id = $1",
    [sam.id],
  );
  await database.end();
  return { mother, father, grandma, page: `/app/home?settings=family&child=${sam.id}` };
}

/** Mother asks in Sam's page. */
async function askToEnd(page: Page, whom: GrownUp) {
  const { press, count } = countPresses();
  await press(rowOf(page, whom).getByRole("button", { name: /^End .+'s access$/ }));
  const dialog = page.getByRole("dialog");
  await dialog.getByText(/In 7 days they stop seeing Sam/).waitFor();
  assert.equal([await tooWide(page), await axeFaults(page)], [[], []]);
  await press(dialog.getByRole("button", { name: "Ask to end access" }));
  await askedRow(page).getByText("You asked to end this on").waitFor();
  assert.equal(count(), { presses: 2, fields: 0 });
}

test("the father reads that the mother asked to end his access, objects with one press, and she sees that he stays", async ({
  browser,
  product,
}) => {
  const { mother, father, page: address } = await family(product);
  const hers = await openBrowserOf(mother, browser, product, phone);
  const page = await hers.openTab(address);
  await askToEnd(page, father);

  const his = await openBrowserOf(father, browser, product, desk);
  const home = await his.openTab("/app/home");
  await home
    .getByRole("region", { name: /^Needs you/ })
    .getByText(/asked to end your access to Sam\./)
    .waitFor();
  const other = await his.openTab(address);
  const dialog = other.getByRole("dialog");
  await dialog.getByText(/asked to end your access to Sam on/).waitFor();
  assert.equal([await tooWide(other), await axeFaults(other)], [[], []]);
  const { press, count } = countPresses();
  await press(dialog.getByRole("button", { name: "Object" }));
  await dialog.getByText(/asked to end your access to Sam on/).waitFor({ state: "detached" });
  await other.getByText("You look after Sam as before.").first().waitFor();
  assert.equal(count(), { presses: 1, fields: 0 });

  await askedRow(page).waitFor({ state: "detached" });
  await rowOf(page, father).waitFor();
  assert.is(await rowOf(page, father).getByRole("button").count(), 0, "she cannot ask again now");
  await page.goto(`${product.origin}/app/dings`);
  await page.getByText(/objected: Sam keeps all guardians\./).waitFor();
  await home.reload();
  await home.getByRole("heading", { level: 1, name: "Home field" }).waitFor();
  assert.is(await home.getByText(/asked to end your access/).count(), 0);
  assert.equal([...hers.faults, ...his.faults], []);
  await hers.context.close();
  await his.context.close();
});

test("the grandmother objects in the father's place", async ({ browser, product }) => {
  const { mother, father, grandma, page: address } = await family(product);
  const hers = await openBrowserOf(mother, browser, product, desk);
  await askToEnd(await hers.openTab(address), father);
  await hers.context.close();

  const third = await openBrowserOf(grandma, browser, product, phone);
  const page = await third.openTab(address);
  await askedRow(page).waitFor();
  assert.equal([await tooWide(page), await axeFaults(page)], [[], []]);
  await askedRow(page).getByRole("button", { name: "Object" }).click();
  await askedRow(page).waitFor({ state: "detached" });
  await rowOf(page, father).waitFor();
  assert.equal(third.faults, []);
  await third.context.close();
});

test("the mother cancels, and the father's page says nothing any more", async ({ browser, product }) => {
  const { mother, father, page: address } = await family(product);
  const hers = await openBrowserOf(mother, browser, product, phone);
  const page = await hers.openTab(address);
  await askToEnd(page, father);
  const his = await openBrowserOf(father, browser, product, desk);
  const other = await his.openTab(address);
  const notice = other.getByRole("dialog").getByText(/asked to end your access to Sam on/);
  await notice.waitFor();

  await askedRow(page).getByRole("button", { name: "Cancel request" }).click();
  await page
    .getByText(/^Cancelled\. .+ keeps their access\.$/)
    .first()
    .waitFor();
  await rowOf(page, father)
    .getByRole("button", { name: /^End .+'s access$/ })
    .waitFor();
  await notice.waitFor({ state: "detached" });
  assert.equal([...hers.faults, ...his.faults], []);
  await hers.context.close();
  await his.context.close();
});

test.run();

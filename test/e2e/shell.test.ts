import pg from "pg";
import * as assert from "uvu/assert";
import { productSuite } from "../support/browser/product-suite";
import { enter } from "../support/people/browser-people";
import { openMember, openVisitor } from "../support/people/visitor";

const test = productSuite("shell");

test("switching tabs sets the title, scroll position and focus in place; Back restores the position", async ({
  browser,
  product,
}) => {
  const { context, faults, page } = await openMember(browser, product, {
    viewport: { width: 1280, height: 300 },
  });
  const place = () =>
    page.evaluate(() => [document.title, document.activeElement?.textContent, Math.round(scrollY)]);
  await page.getByRole("link", { name: "Home", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Home field" }).waitFor();
  assert.equal(await place(), ["Home field · Drip", "Home field", 0]);
  await page.waitForFunction(() => document.documentElement.scrollHeight >= innerHeight + 60);
  await page.evaluate(() => scrollTo(0, 60));
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Schedule" }).click();
  await page.getByRole("heading", { level: 1, name: "Your week" }).waitFor();
  assert.equal(await place(), ["Schedule · Drip", "Your week", 0]);
  const current = page.getByRole("navigation", { name: "Main" }).locator("[aria-current]");
  assert.is(await current.textContent(), "Schedule");
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Home field" }).waitFor();
  await page.waitForFunction(() => scrollY > 0);
  assert.equal(await place(), ["Home field · Drip", "Home field", 60]);
  await page.getByRole("list", { name: "Your teams" }).getByRole("link", { name: "Start or join" }).waitFor();
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole("button", { name: "Teams" }).click();
  await page.getByRole("dialog", { name: "Your teams" }).getByText("No team yet.").waitFor();
  assert.equal(faults, []);
  await context.close();
});

test("the titles of all tabs are at the same height, on phones and on wide screens", async ({
  browser,
  product,
}) => {
  const { context, page } = await openMember(browser, product, { viewport: { width: 360, height: 740 } });
  const titles = ["Home field", "Your week", "Chat", "Dings"] as const;
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const tops = new Set<number>();
    for (const [index, tab] of ["home", "schedule", "chat", "dings"].entries()) {
      await page.goto(`${product.origin}/app/${tab}`);
      const title = page.getByRole("heading", { level: 1, name: titles[index] as string });
      await title.waitFor();
      tops.add(
        await title.evaluate((heading) => {
          const text = document.createRange();
          text.selectNodeContents(heading);
          return Math.round(text.getBoundingClientRect().y);
        }),
      );
    }
    assert.is(tops.size, 1, `${width} px: ${[...tops].join(", ")}`);
  }
  await context.close();
});

test("every tab's page needs a session, and sign-in returns to it", async ({ browser, product }) => {
  const { context } = await openVisitor(browser, product);
  const page = await context.newPage();
  for (const path of ["/app/next", "/app/chat", "/app/schedule", "/app/dings"]) {
    await page.goto(product.origin + path);
    await page.getByText("Suit up.").waitFor();
    assert.is(await page.evaluate(() => sessionStorage.getItem("drip.return-path")), path);
    await page.evaluate(() => sessionStorage.clear());
  }
  await context.close();
});

test("dings in the database show as a badge; opening their page marks them seen", async ({
  browser,
  product,
}) => {
  if (!product.databaseUrl) throw new Error("Rows need PostgreSQL beside the running product.");
  const { context, page, person } = await openMember(browser, product);
  const database = new pg.Client(product.databaseUrl);
  await database.connect();
  const mine = `user_id = (select id from "user" where drip_name = $1)`;
  const unseen = async () => {
    const text = `select count(*)::int as number from ding where seen_at is null and ${mine}`;
    return (await database.query(text, [person.dripName])).rows[0].number;
  };
  try {
    await database.query(
      `insert into ding (user_id, id, kind, group_key, about)
       select u.id, gen_random_uuid(), 'earlier', 'earlier:' || number, '{}' from "user" u, generate_series(1, 120) as number
       where u.drip_name = $1`,
      [person.dripName],
    );
    const tab = (name: string) => page.getByRole("link", { name, exact: true });
    await tab("Dings 120 new notifications").getByText("99+").waitFor();
    await tab("Dings 120 new notifications").click();
    await tab("Dings").waitFor();
    assert.is(await unseen(), 0);
  } finally {
    await database.end();
  }
  await context.close();
});

test("settings save a new name and the appearance, and sign out everywhere", async ({ browser, product }) => {
  const { context, faults, page, person } = await openMember(browser, product);
  const elsewhere = await openVisitor(browser, product);
  await enter(elsewhere.context, product, person);
  const other = await elsewhere.openTab("/app/home");
  await other.getByRole("link", { name: "You profile and settings" }).waitFor();

  await page.getByRole("link", { name: "You profile and settings" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Robin Reyes").waitFor();
  await dialog.getByText(person.emailAddress).waitFor();
  await dialog.getByRole("button", { name: "Name and drip name" }).click();
  await dialog.getByLabel("First name").fill("Bobbie");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await dialog.getByText("Bobbie Reyes").waitFor();
  await dialog.getByText("Dark", { exact: true }).click();
  assert.is(await dialog.getByRole("radio", { name: "Dark" }).isChecked(), true);
  await dialog.getByRole("button", { name: "Close" }).click();
  await page.waitForURL("**/app/next");
  await page.reload();
  assert.is(await page.evaluate(() => document.documentElement.dataset.appearance), "dark");
  await page.goto(`${product.origin}/app/home?settings`);
  await dialog.getByText("Bobbie Reyes").waitFor();
  await dialog.getByRole("button", { name: "Change password" }).click();
  await dialog.getByLabel("Current password", { exact: true }).waitFor();
  await dialog.getByRole("button", { name: "Back" }).click();
  await dialog.getByRole("button", { name: "Sign out everywhere" }).click();
  await dialog.getByLabel("Password", { exact: true }).pressSequentially(person.password);
  await dialog.getByRole("button", { name: "Sign out everywhere" }).click();
  await page.getByText("Suit up.").waitFor();
  await other.reload();
  await other.getByText("Suit up.").waitFor();
  assert.equal(faults, []);
  await elsewhere.context.close();
  await context.close();
});

test.run();

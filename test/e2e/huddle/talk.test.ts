import * as assert from "uvu/assert";
import type { components } from "../../../openapi";
import { productSuite } from "../../support/browser/product-suite";
import { openBrowserOf, openGrownUp } from "../../support/people/grown-ups";
import { countPresses } from "../../support/people/presses";
import { line, phone, talkOf } from "../../support/people/talkers";

const test = productSuite("talk");

test("an insult is reported in three presses, by long press and by key alike, and folds at once", async ({
  browser,
  product,
}) => {
  const { coach, mother, say, path } = await talkOf(product);
  await say(coach, "Could your kid pass the ball for once?");
  const { context } = await openBrowserOf(mother, browser, product, phone);
  const page = await context.newPage();
  await page.goto(product.origin + path);
  const insult = line(page, "pass the ball");
  const menu = page.getByRole("dialog").getByRole("button", { name: "Report" });
  await insult.focus();
  await page.keyboard.press("m");
  await menu.waitFor();
  await page.keyboard.press("Escape");
  await menu.waitFor({ state: "detached" });
  const { x, y } = (await insult.boundingBox()) ?? { x: 0, y: 0 };
  const touch = { pointerType: "touch", isPrimary: true, clientX: x + 90, clientY: y + 40, bubbles: true };
  await insult.dispatchEvent("pointerdown", touch);
  await menu.waitFor();
  await insult.dispatchEvent("pointerup", touch);
  const { press, count } = countPresses();
  await press(menu);
  await press(page.getByRole("dialog", { name: "What's wrong?" }).getByText("Unkind"));
  await press(page.getByRole("button", { name: "Send report" }));
  await page.getByText("Thanks for telling us.").first().waitFor();
  await line(page, "Blocked.").waitFor();
  assert.equal(count(), { presses: 3, fields: 0 });
  await context.close();
});

test("whoever reads no huddle finds the bench quiet, and another's huddle is not theirs to read", async ({
  browser,
  product,
}) => {
  const { path } = await talkOf(product);
  const { context } = await openGrownUp(browser, product, phone);
  const page = await context.newPage();
  await page.goto(`${product.origin}/app/chat`);
  await page.getByRole("heading", { name: "The bench is quiet." }).waitFor();
  assert.is(await page.getByRole("button", { name: "New huddle" }).count(), 0);
  await page.goto(product.origin + path);
  await page.getByText("This huddle is not yours to read.").waitFor();
  await context.close();
});

test("a ding is pressed by key: it opens what it is about and is read, and the badge is gone", async ({
  browser,
  product,
}) => {
  const { coach, mother, say, path } = await talkOf(product);
  const { id } = await mother.call<components["schemas"]["User"]>("GET", "/user/me");
  await say(coach, `Who brings the nets, @{${id}}?`, { mentions: [id] });
  const { context } = await openBrowserOf(mother, browser, product, phone);
  const page = await context.newPage();
  await page.goto(`${product.origin}/app/chat`);
  const tab = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /^Dings/ });
  await tab.getByText(/ new notifications?$/).waitFor();
  await tab.focus();
  await page.keyboard.press("Enter");
  const ding = page.getByRole("listitem").filter({ hasText: "named you in Comets grown-ups." });
  await ding.getByText("New", { exact: true }).waitFor();
  await tab.getByText(/ new notifications?$/).waitFor({ state: "detached" });
  await ding.getByRole("link").focus();
  await page.keyboard.press("Enter");
  await line(page, "Who brings the nets").waitFor();
  assert.is(new URL(page.url()).pathname, path);
  await page.goBack();
  await ding.waitFor();
  await ding.getByText("New", { exact: true }).waitFor({ state: "detached" });
  const { items } = await mother.call<components["schemas"]["Dings"]>("GET", "/ding");
  assert.is(items.find(({ kind }) => kind === "named")?.is_read, true);
  await context.close();
});

test.run();

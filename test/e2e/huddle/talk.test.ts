// Core run: the thread scrolls, and is used by long press and by key.
import { randomUUID } from "node:crypto";
import type { BrowserContextOptions, Page } from "playwright-core";
import * as assert from "uvu/assert";
import type { components } from "../../../openapi";
import { axeFaults } from "../../support/browser/axe";
import type { Product } from "../../support/browser/product";
import { productSuite } from "../../support/browser/product-suite";
import { fits } from "../../support/browser/reflow";
import { type GrownUp, openBrowserOf, openGrownUp } from "../../support/people/grown-ups";
import { makeHousehold } from "../../support/people/household";
import { countPresses } from "../../support/people/presses";

const test = productSuite("talk");
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true } satisfies BrowserContextOptions;

const line = (page: Page, text: string) => page.getByRole("article").filter({ hasText: text });
const field = (page: Page) => page.getByRole("textbox", { name: "Your message" });

async function talkOf(product: Product) {
  const { coach, mother, comets } = await makeHousehold(product);
  const { huddles } = await coach.call<components["schemas"]["Huddles"]>("GET", "/huddle");
  const huddle = huddles.find(({ team_id, kind }) => team_id === comets.id && kind === "team");
  if (!huddle) throw new Error("The team has no huddle.");
  const at = `/team/team_id/${comets.id}/huddle/huddle_id/${huddle.id}`;
  const say = (person: GrownUp, text: string, more: object = {}) =>
    person.call("POST", `${at}/message`, { message_id: randomUUID(), text, ...more });
  return { coach, mother, say, path: `/app/chat/${comets.id}.${huddle.id}` };
}

test("a mother reads three messages at New and answers in two presses; words taken back leave a tombstone", async ({
  browser,
  product,
}) => {
  const { coach, mother, say, path } = await talkOf(product);
  await say(mother, "Here we are!");
  for (const text of ["Practice is on the lower field.", "Bring water.", "Who drives?"])
    await say(coach, text);
  const her = await openBrowserOf(mother, browser, product, phone);
  const page = await her.context.newPage();
  const { press, type, follow, count } = countPresses();
  await follow(page, product.origin + path);
  await page.getByRole("separator", { name: "New" }).waitFor();
  await page.getByText("2 grown-ups of the Comets read this.").waitFor();
  assert.is(await page.getByRole("article").count(), 4);
  await type(field(page), "We do, two seats");
  await press(page.getByRole("button", { name: "Send" }));
  await line(page, "We do, two seats")
    .getByText(/^Sent \d/)
    .waitFor();
  assert.equal(count(), { presses: 2, fields: 1 });
  assert.equal(await axeFaults(page), []);
  await page.setViewportSize({ width: 320, height: 640 });
  await fits(page, "a thread");

  const his = await openBrowserOf(coach, browser, product);
  const desk = await his.context.newPage();
  await desk.goto(product.origin + path);
  await line(desk, "We do, two seats").waitFor();
  await line(desk, "Bring water.").click({ button: "right" });
  await desk.getByRole("dialog").getByRole("button", { name: "Take it back" }).click();
  await desk.getByText("You took this back.").waitFor();
  await line(desk, "We do, two seats").click({ button: "right" });
  await desk.getByRole("dialog").getByRole("button", { name: "Reply" }).click();
  await desk.waitForFunction(() => document.activeElement?.tagName === "TEXTAREA");
  await desk.keyboard.type("Thanks! Hats instead.");
  await desk.keyboard.press("Enter");
  await line(desk, "Hats instead.")
    .getByText(/^Sent \d/)
    .waitFor();
  await line(page, "Hats instead.").waitFor();
  assert.match((await page.getByRole("log").textContent()) ?? "", /took this back/);
  assert.not.match((await page.getByRole("log").textContent()) ?? "", /Bring water/);
  assert.equal(await axeFaults(desk), []);
  await his.context.close();
  await her.context.close();
});

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
  await press(page.getByRole("button", { name: "Send it in" }));
  await page.getByText("Thanks for telling us.").first().waitFor();
  await line(page, "Folded.").waitFor();
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

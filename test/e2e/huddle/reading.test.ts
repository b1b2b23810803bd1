// Core run: the thread scrolls, and is read by two people.
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { axeFaults } from "../../support/browser/axe";
import { productSuite } from "../../support/browser/product-suite";
import { fits } from "../../support/browser/reflow";
import { openBrowserOf } from "../../support/people/grown-ups";
import { countPresses } from "../../support/people/presses";
import { line, phone, talkOf } from "../../support/people/talkers";

const test = productSuite("reading a huddle");

const field = (page: Page) => page.getByRole("textbox", { name: "Your message" });

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
  await page.getByText("2 grown-ups of the Comets can see this.").waitFor();
  assert.is(await page.getByRole("article").count(), 4);
  const focused = await page.evaluate(() => document.activeElement?.tagName);
  assert.is.not(focused, "TEXTAREA", "no keyboard over a phone's thread");
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
  await desk.waitForFunction(() => document.activeElement?.tagName === "TEXTAREA");
  await line(desk, "Bring water.").click({ button: "right" });
  await desk.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await desk.getByText("You deleted this.").waitFor();
  await line(desk, "We do, two seats").click({ button: "right" });
  await desk.getByRole("dialog").getByRole("button", { name: "Reply" }).click();
  await desk.waitForFunction(() => document.activeElement?.tagName === "TEXTAREA");
  await desk.keyboard.type("Thanks! Hats instead.");
  await desk.keyboard.press("Enter");
  await line(desk, "Hats instead.")
    .getByText(/^Sent \d/)
    .waitFor();
  await line(page, "Hats instead.").waitFor();
  assert.match((await page.getByRole("log").textContent()) ?? "", /deleted this/);
  assert.not.match((await page.getByRole("log").textContent()) ?? "", /Bring water/);
  assert.equal(await axeFaults(desk), []);
  await his.context.close();
  await her.context.close();
});

test.run();

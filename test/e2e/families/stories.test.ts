import type { Locator, Page } from "playwright-core";
import * as assert from "uvu/assert";
import { axeFaults } from "../../support/browser/axe";
import { keepsFocus, pressByKey, tabTo } from "../../support/browser/keys";
import { productSuite } from "../../support/browser/product-suite";
import { makeGrownUp, openBrowserOf } from "../../support/people/grown-ups";
import { openVisitor, withWorker } from "../../support/people/visitor";

const phone = { ...withWorker, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

const test = productSuite("families and teams");

test("a mother joins by a code, by the keyboard alone; a stranger's code leads to the sign-in", async ({
  browser,
  product,
}) => {
  const [coach, mother] = await Promise.all([makeGrownUp(product), makeGrownUp(product)]);
  const { code } = await coach.shareTeam((await coach.startTeam()).id);
  assert.ok(code);
  const { openTab, context, faults } = await openBrowserOf(mother, browser, product, phone);
  const page = await openTab("/app/next");
  const dialog = page.getByRole("dialog");
  const field = (name: string | RegExp) => page.getByRole("textbox", { name });
  const type = async (into: Locator, text: string) => {
    await tabTo(page, into);
    await page.keyboard.type(text);
  };
  const clean = async (place: string) => {
    await keepsFocus(page, place);
    assert.equal(await axeFaults(page, ["light"]), [], place);
  };
  const way = page.getByRole("link", { name: /Join with a code/ });
  await way.waitFor();
  await pressByKey(page, way);
  await field("Code").waitFor();
  await clean("the code");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await way.and(page.locator(":focus-visible")).waitFor();
  await page.keyboard.press("Enter");
  await field("Code").and(page.locator(":focus-visible")).waitFor();
  await page.keyboard.type(code);
  await button(page, "Add a kid").waitFor();
  await clean("who's playing");
  await pressByKey(page, button(page, "Add a kid"));
  await field("First name").waitFor();
  await clean("who comes along");
  await type(field("First name"), "Sam");
  await type(field("Last initial"), "R");
  await type(field(/Date of birth/), "4/9/2016");
  await tabTo(page, page.getByRole("checkbox", { name: /parent or guardian/ }));
  await page.keyboard.press("Space");
  await pressByKey(page, page.getByRole("button", { name: "Add", exact: true }));
  await button(page, "Ask to join").waitFor();
  await keepsFocus(page, "the kid is added");
  await pressByKey(page, button(page, "Ask to join"));
  await page.getByText("Asked!").first().waitFor();
  await clean("Asked!");
  assert.equal(faults, []);
  await context.close();

  const stranger = await openVisitor(browser, product, phone);
  const door = await stranger.openTab("/app/join");
  const first = door.getByRole("textbox", { name: "Code" });
  await first.waitFor();
  await tabTo(door, first);
  await door.keyboard.type(code);
  await button(door, "Sign in to join").waitFor();
  await keepsFocus(door, "a stranger's code");
  assert.equal(stranger.faults, []);
  await stranger.context.close();
});

test.run();

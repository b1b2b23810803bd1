// Full run only: axe on the feed's screens, in light and dark, and text of twice the size.
import { randomUUID } from "node:crypto";
import * as assert from "uvu/assert";
import { axeFaults } from "../../support/browser/axe";
import { productSuite } from "../../support/browser/product-suite";
import { fits } from "../../support/browser/reflow";
import { openBrowserOf } from "../../support/people/grown-ups";
import { makeHousehold } from "../../support/people/household";

const test = productSuite("screens of the feed");

test("axe finds nothing in posts, polls, comments and the form, and nothing overflows 320 px with large text", async ({
  browser,
  product,
}) => {
  const { coach, comets } = await makeHousehold(product);
  const card_id = randomUUID();
  await coach.call("POST", `/team/team_id/${comets.id}/feed_card`, {
    card_id,
    text: "What do we put on the grill after the last game of the season?",
    poll: {
      options: ["Pizza", "Barbecue with everything that somebody brings along"],
      is_multiple: false,
      shows_voters: true,
      closes_at: null,
    },
  });
  const { context, faults } = await openBrowserOf(coach, browser, product);
  const page = await context.newPage();
  const screens = [
    { at: "/app/home", shows: page.getByRole("article").getByRole("button", { name: /^Pizza, 0 of 0/ }) },
    {
      at: `/app/home?card=${comets.id}.${card_id}`,
      shows: page.getByRole("textbox", { name: "Your message" }),
    },
    { at: "/app/home?ask", shows: page.getByRole("textbox", { name: "At what time" }) },
  ];
  for (const { at, shows } of screens) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(product.origin + at);
    await shows.first().waitFor();
    assert.equal(await axeFaults(page), [], at);
    await page.setViewportSize({ width: 320, height: 640 });
    await fits(page, at);
  }
  assert.equal(faults, []);
  await context.close();
});

test("what stands in the feed instead of a card is an article too, J and K reach it, and forced colours show votes and bars", async ({
  browser,
  product,
}) => {
  const { coach, mother, comets } = await makeHousehold(product);
  const post = async (person: typeof coach, more: object) => {
    const card_id = randomUUID();
    await person.call("POST", `/team/team_id/${comets.id}/feed_card`, { card_id, ...more });
    return card_id;
  };
  const at = `/team/team_id/${comets.id}`;
  const { version } = await coach.call<{ version: number }>("GET", at);
  await coach.call("PATCH", at, { families_post: true }, { "if-match": `"${version}"` });
  await post(mother, { text: "Cheap boots at my shop" });
  const gone = await post(coach, { text: "Wrong team" });
  await coach.call("DELETE", `${at}/huddle/huddle_id/${gone}/message/message_id/${gone}`);
  const pinned = await post(coach, { text: "Winter break from Dec 19 to Jan 4" });
  await coach.call("PATCH", `${at}/feed_card/card_id/${pinned}`, { is_pinned: true });
  const poll = { options: ["Pizza", "Barbecue"], is_multiple: false, shows_voters: true, closes_at: null };
  const asked = await post(coach, { text: "What do we grill?", poll });
  await coach.call("PUT", `${at}/feed_card/card_id/${asked}/vote`, { picks: [2] });
  await coach.call("PUT", `/user/me/block/user_id/${mother.id}`);
  const { context, faults } = await openBrowserOf(coach, browser, product);
  const page = await context.newPage();
  await page.goto(`${product.origin}/app/home`);
  const feed = page.getByRole("feed");
  await feed.getByRole("button", { name: /^Barbecue, 1 of 1/ }).waitFor();
  const items = feed.locator(":scope > *");
  assert.is(await items.count(), 4);
  assert.is(await feed.locator(":scope > article").count(), 4);
  assert.equal(await axeFaults(page), []);
  await items.first().focus();
  for (let count = 0; count < 3; count += 1) await page.keyboard.press("j");
  assert.match((await page.evaluate(() => document.activeElement?.textContent)) ?? "", "Blocked.");

  await page.emulateMedia({ forcedColors: "active" });
  const look = (name: RegExp) =>
    feed.getByRole("button", { name }).evaluate((bar) => ({
      outline: getComputedStyle(bar).outlineStyle,
      end: getComputedStyle(bar, "::before").borderInlineEndStyle,
      width: Math.round(Number.parseFloat(getComputedStyle(bar, "::before").inlineSize)),
    }));
  const [mine, other] = [await look(/^Barbecue/), await look(/^Pizza/)];
  assert.equal([mine.outline, mine.end, other.outline, other.width], ["solid", "solid", "none", 3]);
  assert.ok(mine.width > 100);
  assert.equal(faults, []);
  await context.close();
});

test.run();

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

test.run();

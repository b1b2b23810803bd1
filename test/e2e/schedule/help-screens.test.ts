// Full run only: axe on the screens of duties and rides, in light and dark, and text of twice the size.
import type { Locator, Page } from "playwright-core";
import * as assert from "uvu/assert";
import { axeFaults } from "../../support/browser/axe";
import { productSuite } from "../../support/browser/product-suite";
import { enlarge, fits } from "../../support/browser/reflow";
import { openBrowserOf } from "../../support/people/grown-ups";
import { dayAhead, makeTwoFamilies } from "../../support/people/two-families";

const test = productSuite("screens of duties and rides");

/** In an event's sheet, whose head reaches beyond its column, what of these parts is wider than its place. */
const partsFit = (parts: (page: Page) => Locator) => async (page: Page, place: string) => {
  for (const times of [1, 2]) {
    await enlarge(page, times);
    const wide = await parts(page)
      .locator("*:visible")
      .evaluateAll((boxes) =>
        boxes
          .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
          .map(({ textContent }) => textContent),
      );
    assert.equal(wide, [], `${place}, letters times ${times}`);
  }
  await enlarge(page, 1);
};
const ofHelp = partsFit((page) => page.getByRole("region", { name: /^(Who brings what|Rides)$/ }));
const ofForm = partsFit((page) => page.locator("form"));

test("axe finds nothing in duties, cars, their forms and a child's drivers, and nothing overflows 320 px with large text", async ({
  browser,
  product,
}) => {
  const { coach, mother, kimId, leo, comets, game, offer, seat, shareSnacks, addressOf, today } =
    await makeTwoFamilies(product);
  const { id } = await game(5);
  await game(12);
  await shareSnacks();
  await offer(id, 3);
  await mother.call("PUT", `/child/child_id/${leo.id}/driver/user_id/${kimId}`, {
    until: dayAhead(today, 5),
  });
  await seat(mother, id, leo.id);
  const hers = await openBrowserOf(mother, browser, product);
  const his = await openBrowserOf(coach, browser, product);
  const [page, desk] = [await hers.context.newPage(), await his.context.newPage()];
  const press = (name: string | RegExp) => page.getByRole("button", { name }).first().click();
  const screens = [
    { of: page, at: addressOf(id), shows: "drives Leo at", check: ofHelp },
    { of: page, at: addressOf(id), shows: "Meeting point", check: ofForm, open: () => press("Offer a ride") },
    { of: page, at: addressOf(id), shows: "Ask", check: ofForm, open: () => press(/^Ride with /) },
    { of: page, at: `${product.origin}/app/team/${comets.id}?duties`, shows: "Snacks" },
    { of: desk, at: `${product.origin}/app/team/${comets.id}?duties`, shows: "Snacks" },
    {
      of: page,
      at: `${product.origin}/app/home?settings=family&child=${leo.id}`,
      shows: "Who may drive Leo",
    },
  ];
  for (const { of, at, shows, open, check = fits } of screens) {
    await of.setViewportSize({ width: 360, height: 740 });
    await of.goto(at);
    await open?.();
    await of.getByText(shows).first().waitFor();
    assert.equal(await axeFaults(of), [], `${at}: ${shows}`);
    await of.setViewportSize({ width: 320, height: 640 });
    await check(of, `${at}: ${shows}`);
  }
  assert.equal([...hers.faults, ...his.faults], []);
  await hers.context.close();
  await his.context.close();
});

test.run();

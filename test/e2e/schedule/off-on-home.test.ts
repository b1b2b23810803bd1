import * as assert from "uvu/assert";
import { axeFaults } from "../../support/browser/axe";
import { productSuite } from "../../support/browser/product-suite";
import { tooWide } from "../../support/browser/too-wide";
import { openBrowserOf } from "../../support/people/grown-ups";
import { makeHousehold } from "../../support/people/household";
import { countPresses } from "../../support/people/presses";

const test = productSuite("what is off on Home");
const zone = "America/Chicago";
const wall = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone: zone });
const phone = { viewport: { width: 360, height: 740 }, timezoneId: zone };

test("a practice called off takes the place of what is next on an open Home, until one press", async ({
  browser,
  product,
}) => {
  const { coach, mother, rockets, addEvent } = await makeHousehold(product, zone);
  const at = (minutes: number) => `${wall.format(Date.now() + minutes * 60_000).replace(" ", "T")}:00`;
  const { event } = await addEvent(rockets.id, { starts_local: at(5 * 60) });
  await addEvent(rockets.id, { starts_local: at(7 * 24 * 60) });
  const { openTab, context, faults } = await openBrowserOf(mother, browser, product, phone);
  const page = await openTab("/app/home");
  const hero = page.getByRole("article").first();
  await hero.getByText(/^Next\s· (today|tomorrow)$/).waitFor();

  await coach.call(
    "POST",
    `/team/team_id/${rockets.id}/event/event_id/${event.id}/call_off`,
    {
      reason: "weather",
    },
    { "if-match": '"1"' },
  );
  await hero.getByText(/^Off (today|tonight|tomorrow)\s· rain$/).waitFor();
  assert.is(await hero.getByRole("button", { name: "In", exact: true }).count(), 0);
  assert.equal([await tooWide(page), await axeFaults(page)], [[], []]);

  const { press, count } = countPresses();
  await press(hero.getByRole("button", { name: /^Got it, / }));
  await hero.getByText(/^Next\s· /).waitFor();
  assert.equal(count(), { presses: 1, fields: 0 });
  assert.equal(faults, []);
  await context.close();
});

test.run();

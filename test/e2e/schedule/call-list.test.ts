// Core run: a practice called off reaches two coaches' pages.
import pg from "pg";
import * as assert from "uvu/assert";
import { axeFaults } from "../../support/browser/axe";
import { productSuite } from "../../support/browser/product-suite";
import { tooWide } from "../../support/browser/too-wide";
import { makeGrownUp, openBrowserOf } from "../../support/people/grown-ups";
import { makeHousehold } from "../../support/people/household";
import { countPresses } from "../../support/people/presses";
import { until } from "../../support/until";

const test = productSuite("the call list");
const zone = "America/Chicago";
const wall = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone: zone });
const phone = { viewport: { width: 360, height: 740 }, timezoneId: zone };

test("a practice is called off in two presses; whoever does not know stands on both coaches' Home, and is told in one press for both", async ({
  browser,
  product,
}) => {
  if (!product.databaseUrl) throw new Error("Rows need PostgreSQL beside the running product.");
  const { coach, mother, rockets, addEvent } = await makeHousehold(product, zone);
  const second = await makeGrownUp(product);
  await second.accept(await coach.inviteToTeam(rockets.id, second.emailAddress, "coach"));
  await mother.call("PUT", `/user/user_id/${mother.id}/phone_number`, { phone_number: "+15550100200" });
  const { event } = await addEvent(rockets.id, {
    starts_local: `${wall.format(Date.now() + 70 * 60_000).replace(" ", "T")}:00`,
  });
  const { openTab, context, faults } = await openBrowserOf(coach, browser, product, phone);
  const page = await openTab("/app/schedule");
  const { press, count } = countPresses();
  await press(page.getByRole("link", { name: "Call off" }));
  await press(page.getByRole("button", { name: "Rain" }));
  await page
    .getByText(/^Called off\. Mails leave/)
    .first()
    .waitFor();
  assert.equal(count(), { presses: 2, fields: 0 });

  const database = new pg.Client(product.databaseUrl);
  await database.connect();
  try {
    // The list opens three minutes after families were told.
    const text = `update escalation set told_at = told_at - interval '5 minutes', due_at = now() where event_id = $1`;
    await until(async () => (await database.query(text, [event.id])).rowCount === 1);
    const listed = "select from call_list where event_id = $1";
    await until(async () => (await database.query(listed, [event.id])).rowCount === 1);
  } finally {
    await database.end();
  }
  const other = await openBrowserOf(second, browser, product);
  const beside = await other.openTab("/app/home");
  const title = "One family doesn't know yet.";
  await beside.getByRole("region", { name: title }).waitFor();

  await page.getByRole("link", { name: "Home", exact: true }).click();
  const card = page.getByRole("region", { name: title });
  await card.waitFor();
  const call = card.getByRole("link", { name: /^Call / });
  assert.is(await call.getAttribute("href"), "tel:+15550100200");
  assert.equal([await tooWide(page), await axeFaults(page)], [[], []]);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  assert.not.match(kept, /5550100200/);
  await press(card.getByRole("button", { name: /^Told them: / }));
  await card.waitFor({ state: "detached" });
  assert.equal(count(), { presses: 3, fields: 0 });
  await beside.reload();
  // What is off today is a line below what is next, on another day a card.
  await beside
    .getByRole("link", { name: /is off \(rain\)$/ })
    .or(beside.getByRole("heading", { name: "Up next" }))
    .first()
    .waitFor();
  assert.is(await beside.getByRole("region", { name: title }).count(), 0);
  const receipt = await second.call<{ families: { via?: string; by?: string; phones?: unknown }[] }>(
    "GET",
    `/team/team_id/${rockets.id}/event/event_id/${event.id}/receipt`,
  );
  assert.equal(
    receipt.families.map(({ via, phones }) => [via, phones]),
    [["told", undefined]],
  );
  assert.equal([faults, other.faults], [[], []]);
  await context.close();
  await other.context.close();
});

test.run();

// Full run only: a browser without scripts beside the coach's.
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { productSuite } from "../../support/browser/product-suite";
import { readByIcalJs, readByNodeIcal } from "../../support/people/calendar-readers";
import { openBrowserOf } from "../../support/people/grown-ups";
import { makeHousehold } from "../../support/people/household";
import { countPresses } from "../../support/people/presses";

const test = productSuite("an event shared");

test("a link made by one press on the event's sheet is read without scripts, names nobody, and is struck once the event is off", async ({
  browser,
  product,
}) => {
  const { coach, mother, comets, addEvent, today } = await makeHousehold(product);
  const day = new Date(Date.parse(today) + 3 * 86_400_000).toISOString().slice(0, 10);
  const { event } = await addEvent(comets.id, {
    kind: "game",
    title: "Canary's farewell",
    opponent: "Otters of Canary Street",
    notes: "Canary brings oranges",
    venue_detail: "Behind the Canary",
    starts_local: `${day}T14:00:00`,
  });
  const { context, faults } = await openBrowserOf(coach, browser, product, {
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.goto(`${product.origin}/app/schedule?event=${comets.id}.${event.id}`);
  const { press, count } = countPresses();
  await press(page.getByRole("button", { name: "Share link" }));
  const address = await linkIn(page);
  assert.is(count().presses, 1);

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
    colorScheme: "dark",
  });
  const reader = await plain.newPage();
  const reply = await reader.goto(address);
  assert.is(reply?.status(), 200);
  assert.match(await reader.title(), /^Game, /);
  const html = await reader.content();
  for (const secret of ["Canary", "Maya", "Leo", mother.emailAddress, coach.emailAddress])
    assert.not(html.includes(secret), secret);
  assert.is(await reader.getByText("Called off", { exact: true }).isVisible(), false);

  await coach.call(
    "POST",
    `/team/team_id/${comets.id}/event/event_id/${event.id}/call_off`,
    { reason: "weather" },
    { "if-match": '"1"' },
  );
  await reader.reload();
  assert.match(await reader.title(), /^Called off: Game, /);
  await reader.getByText("Called off", { exact: true }).waitFor();
  assert.match(
    await reader
      .getByRole("heading")
      .first()
      .evaluate((heading) => getComputedStyle(heading).textDecorationLine),
    /line-through/,
  );

  await page.getByRole("button", { name: "Remove link" }).click();
  await page.getByRole("button", { name: "Make a new link" }).waitFor();
  assert.is((await reader.goto(address))?.status(), 404);
  assert.equal(faults, []);
  await plain.close();
  await context.close();
});

test("a mother's calendar gets the event by two presses on its sheet, and two calendar programs read the file", async ({
  browser,
  product,
}) => {
  const { mother, comets, addEvent, today } = await makeHousehold(product);
  const day = new Date(Date.parse(today) + 4 * 86_400_000).toISOString().slice(0, 10);
  const { event } = await addEvent(comets.id, { kind: "game", starts_local: `${day}T14:00:00` });
  const { context, faults } = await openBrowserOf(mother, browser, product);
  const page = await context.newPage();
  await page.goto(`${product.origin}/app/schedule?event=${comets.id}.${event.id}`);
  const { press, count } = countPresses();
  await press(page.getByRole("button", { name: "Add to my calendar" }));
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    press(page.getByRole("button", { name: "Calendar file" })),
  ]);
  assert.equal([count().presses, download.suggestedFilename()], [2, "event.ics"]);
  const bytes = await readFile(await download.path(), "utf8");
  for (const read of [readByIcalJs, readByNodeIcal]) {
    const [entry, ...more] = read(bytes);
    assert.is(more.length, 0);
    assert.is(entry?.startsAt, Date.parse(event.starts_at));
    assert.match(entry?.title ?? "", "Game");
  }
  for (const secret of ["Maya", "Leo", mother.emailAddress]) assert.not(bytes.includes(secret), secret);
  assert.equal(faults, []);
  await context.close();
});

const linkIn = async (page: Page) =>
  (await page.getByRole("dialog").getByRole("link").first().getAttribute("href")) ?? "";

test.run();

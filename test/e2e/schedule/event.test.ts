import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import * as assert from "uvu/assert";
import type { components } from "../../../openapi";
import { axeFaults } from "../../support/browser/axe";
import { keepsFocus, pressByKey, tabTo } from "../../support/browser/keys";
import type { Product } from "../../support/browser/product";
import { productSuite } from "../../support/browser/product-suite";
import { tooWide } from "../../support/browser/too-wide";
import { makeGrownUp, openBrowserOf } from "../../support/people/grown-ups";
import { countPresses } from "../../support/people/presses";

const test = productSuite("a coach's events");
const zone = "America/Chicago";
const phone = { viewport: { width: 360, height: 740 }, timezoneId: zone } satisfies BrowserContextOptions;
type Schemas = components["schemas"];

for (const [where, viewport] of [
  ["on a phone", phone.viewport],
  ["on the wide board", { width: 1280, height: 860 }],
] as const)
  test(`${where} a coach calls tonight's practice off in two presses, undoes it with a third, and calls it off from the agenda by the keyboard`, async ({
    browser,
    product,
  }) => {
    const { coach, teamId, addEvent } = await makeTeam(product);
    const tonight = wallIn(3);
    const { event } = await addEvent({ starts_local: tonight });
    const { openTab, context, faults } = await openBrowserOf(coach, browser, product, { ...phone, viewport });
    const page = await openTab(`/app/schedule?day=${tonight.slice(0, 10)}`);
    const { press, count } = countPresses();
    await press(page.getByRole("link", { name: "Call off" }));
    // The reasons can be pressed before the number of families is read.
    await page.getByText(/^Calls off .* and tells nobody, since no family is here yet:$/).waitFor();
    await press(page.getByRole("dialog").getByRole("button", { name: "Rain" }));
    await page.getByText(/^Called off\. /).waitFor();
    assert.is(count().presses, 2);
    // Past midnight its card stands on both days.
    await page.getByText("Called off: rain.").first().waitFor();
    const read = () => coach.call<Schemas["EventDetails"]>("GET", pathOf(teamId, event.id));
    assert.equal(
      [(await read()).event.status, (await read()).event.called_off_for],
      ["called_off", "weather"],
    );
    assert.equal(await tooWide(page), [], "the page with what was just done");
    const notice = await page
      .getByRole("status")
      .filter({ hasText: /^Called off\. / })
      .boundingBox();
    const putAway = await page.getByRole("button", { name: "Hide" }).boundingBox();
    assert.ok(notice && putAway);
    assert.ok(putAway.y - notice.y < 24, "in the corner, beside the first line");
    assert.ok(notice.x + notice.width - putAway.x - putAway.width < 16);
    assert.equal(await axeFaults(page), []);
    await press(page.getByRole("button", { name: "Undo" }));
    await page.getByRole("link", { name: "Call off" }).waitFor();
    assert.is((await read()).event.status, "on");

    await callOffByKey(page);
    assert.equal((await read()).event.called_off_for, "weather");
    assert.equal(faults, []);
    await context.close();
  });

/** From the week to the agenda, into the dialog, out of it by Escape, and into it again. */
async function callOffByKey(page: Page) {
  await tabTo(page, page.getByRole("tab", { name: "Week" }));
  await page.keyboard.press("ArrowLeft");
  await page.getByRole("tabpanel", { name: "Agenda" }).waitFor();
  const callOff = page.getByRole("link", { name: "Call off" });
  const dialog = page.getByRole("dialog");
  await pressByKey(page, callOff);
  await dialog.getByText(/and tells nobody, since no family is here yet:$/).waitFor();
  await keepsFocus(page, "the dialog");
  assert.equal(await axeFaults(page, ["light"]), []);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await callOff.and(page.locator(":focus-visible")).waitFor();
  await page.keyboard.press("Enter");
  await dialog.getByText(/and tells nobody, since no family is here yet:$/).waitFor();
  await pressByKey(page, dialog.getByRole("button", { name: "Rain" }));
  await page.getByText(/^Called off\. /).waitFor();
  await dialog.waitFor({ state: "detached" });
  await keepsFocus(page, "called off");
  assert.equal(await axeFaults(page, ["light"]), []);
}

test("a coach moves a game in three presses; the other fields are unchanged", async ({
  browser,
  product,
}) => {
  const { coach, teamId, addEvent } = await makeTeam(product);
  const { event } = await addEvent({
    kind: "game",
    opponent: "Owls",
    side: "home",
    starts_local: `${wallIn(96).slice(0, 10)}T09:00:00`,
    venue_detail: "field 3",
    kit: "blue",
  });
  const { openTab, context, faults } = await openBrowserOf(coach, browser, product, phone);
  const page = await openTab("/app/schedule");
  const { press, count } = countPresses();
  await press(page.getByRole("link", { name: "Game vs Owls" }));
  const sheet = page.getByRole("dialog", { name: "Game vs Owls" });
  await sheet.getByText("9:00 to 10:30").waitFor();
  assert.equal(await tooWide(page), [], "an event's sheet");
  assert.equal(await axeFaults(page), []);
  await press(sheet.getByRole("link", { name: "Change" }));
  const form = page.getByRole("dialog", { name: "Change it" });
  const starts = form.getByRole("textbox", { name: "Starts" });
  await starts.and(page.locator(":focus")).waitFor();
  // The old time is selected, so that typing replaces it.
  await page.keyboard.type("14:00");
  await retype(form.getByRole("textbox", { name: "Field or court" }), "field 7");
  assert.equal(await tooWide(page), [], "an event's form");
  assert.equal(await axeFaults(page), []);
  const changes = form.getByRole("list", { name: "What changes" }).getByRole("listitem");
  assert.equal(await changes.allTextContents(), [
    "Starts was 9:00, now 14:00",
    "Field was field 3, now field 7",
  ]);
  await press(form.getByRole("button", { name: "Move game" }));
  await page.getByText(/^Moved\. /).waitFor();
  assert.is(count().presses, 3);
  const { event: moved } = await coach.call<Schemas["EventDetails"]>("GET", pathOf(teamId, event.id));
  assert.equal(
    [moved.starts_local.slice(11), moved.venue_detail, moved.kit, moved.opponent, moved.version],
    ["14:00:00", "field 7", "blue", "Owls", 2],
  );
  assert.equal(faults, []);
  await context.close();
});

test("on a wide screen a coach opens an event from the week and from the agenda, and the form, by the mouse", async ({
  browser,
  product,
}) => {
  const { coach, addEvent } = await makeTeam(product);
  const startsLocal = wallIn(3);
  await addEvent({ starts_local: startsLocal });
  const lastDay = new Date(startsLocal.slice(0, 10));
  lastDay.setUTCDate(lastDay.getUTCDate() + 6 - lastDay.getUTCDay());
  const starts_local = `${lastDay.toISOString().slice(0, 10)}T12:00:00`;
  await addEvent({ kind: "game", opponent: "Lakeview Hornets", side: "home", starts_local });
  const { context, faults } = await openBrowserOf(coach, browser, product, {
    viewport: { width: 1280, height: 860 },
  });
  const page = await context.newPage();
  for (const view of ["week", "agenda"]) {
    await page.goto(`${product.origin}/app/schedule?view=${view}&day=${startsLocal.slice(0, 10)}`);
    // A real press: Playwright refuses it if another element covers the target.
    await page
      .getByRole("link", { name: /Practice/ })
      .first()
      .click();
    await page.getByRole("dialog", { name: "Practice" }).waitFor();
    assert.equal(await axeFaults(page), []);
    if (view === "week") {
      const game = page.getByRole("link", { name: /Game vs Lakeview Hornets/ });
      for (const width of [960, 1280]) {
        await page.setViewportSize({ width, height: 860 });
        // The table makes room for the panel, so its last day is visible and can be pressed.
        const column = await page.getByRole("columnheader").last().boundingBox();
        const panel = await page.getByRole("dialog").boundingBox();
        const card = await game.boundingBox();
        assert.ok(column && panel && card);
        assert.ok(column.x + column.width <= panel.x, `the last day at ${width} px`);
        assert.ok(card.x + card.width <= column.x + column.width, "a long title does not widen its card");
      }
      await game.click();
      await page.getByRole("dialog", { name: "Game vs Lakeview Hornets" }).waitFor();
    }
    await page.getByRole("button", { name: "Close" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Compose" }).click();
    await page.getByRole("button", { name: "A practice" }).waitFor();
    assert.equal(await axeFaults(page), [], "what Compose offers");
    await page.getByRole("button", { name: "A practice" }).click();
    await page.getByRole("dialog", { name: "A practice" }).waitFor();
  }
  assert.equal(faults, []);
  await context.close();
});

test("a new practice takes three presses besides its day and time, and a missing field is explained and focused", async ({
  browser,
  product,
}) => {
  const { coach, teamId, addEvent } = await makeTeam(product);
  await addEvent({ starts_local: wallIn(200) });
  const { openTab, context, faults } = await openBrowserOf(coach, browser, product, phone);
  const page = await openTab("/app/schedule");
  await page.getByRole("link", { name: "Practice" }).waitFor();
  const { press, count } = countPresses();
  await press(page.getByRole("button", { name: "Compose" }));
  await press(page.getByRole("button", { name: "A practice" }));
  const form = page.getByRole("dialog", { name: "A practice" });
  const day = wallIn(72).slice(0, 10);
  const [year, month, date] = day.split("-");
  await form.getByRole("textbox", { name: /^Day/ }).pressSequentially(`${month}/${date}/${year}`);
  await form.getByRole("textbox", { name: "Starts" }).press("Enter");
  await form.getByText("When does it start?").waitFor();
  await form.getByRole("textbox", { name: "Starts" }).pressSequentially("5:30 pm");
  await press(form.getByRole("button", { name: "Add practice" }));
  await page.getByText("On the books. Game on!").first().waitFor();
  assert.is(count().presses, 3);
  const { events } = await coach.call<Schemas["ScheduleWindow"]>(
    "GET",
    `/team/team_id/${teamId}/event?from=${day}&days=1`,
  );
  assert.equal(
    events.map(({ starts_local, duration_minutes, arrive_minutes }) => [
      starts_local,
      duration_minutes,
      arrive_minutes,
    ]),
    [[`${day}T17:30:00`, 90, 15]],
  );
  assert.equal(faults, []);
  await context.close();
});

async function makeTeam(product: Product) {
  const coach = await makeGrownUp(product);
  const { id: teamId } = await coach.startTeam("Rockets");
  const addEvent = (change: Partial<Schemas["NewEvent"]> & { starts_local: string }) =>
    coach.call<Schemas["EventDetails"]>("POST", `/team/team_id/${teamId}/event`, {
      kind: "practice",
      timing: "timed",
      duration_minutes: 90,
      arrive_minutes: 15,
      ...change,
    });
  return { coach, teamId, addEvent };
}

const pathOf = (teamId: string, eventId: string) => `/team/team_id/${teamId}/event/event_id/${eventId}`;

const wall = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone: zone });
/** The team's local time in a number of hours, to the minute. */
const wallIn = (hours: number) => `${wall.format(Date.now() + hours * 3_600_000).replace(" ", "T")}:00`;

/** Replaces the field's text key by key. */
async function retype(field: Locator, text: string) {
  await field.press("ControlOrMeta+a");
  await field.pressSequentially(text);
}

test.run();

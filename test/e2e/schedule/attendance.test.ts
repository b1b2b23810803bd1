import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import type { components } from "../../../openapi";
import { axeFaults } from "../../support/browser/axe";
import { productSuite } from "../../support/browser/product-suite";
import { openBrowserOf } from "../../support/people/grown-ups";
import { makeHousehold } from "../../support/people/household";
import { withWorker } from "../../support/people/visitor";

const test = productSuite("who's here");
type Details = components["schemas"]["EventDetails"];
type Counts = components["schemas"]["AttendanceCounts"];

const phone = { ...withWorker, viewport: { width: 360, height: 740 } };
const marking = (page: Page) => page.getByRole("dialog", { name: "Who's here?" });
const isMarked = (page: Page, name: string, mark: string) =>
  marking(page)
    .getByRole("group", { name: `Who's here: ${name}` })
    .getByRole("button", { name: mark, pressed: true })
    .waitFor();
const workerOf = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");

test("a team of fourteen with two missing is marked in three presses, at the field without a signal too", async ({
  browser,
  product,
}) => {
  const { coach, mother, comets, addEvent } = await makeHousehold(product, "UTC");
  const rows = Array.from("ABCDEFGHIJKL", (last_initial) => ({ first_name: "Player", last_initial }));
  await coach.call("POST", `/team/team_id/${comets.id}/spots`, { rows });
  const soon = new Date(Date.now() + 600_000).toISOString();
  const { event } = await addEvent(comets.id, { starts_local: `${soon.slice(0, 16)}:00` });
  const path = `/team/team_id/${comets.id}/event/event_id/${event.id}`;
  const { participants } = await coach.call<Details>("GET", path);
  const about = {
    kind: "answer",
    team_id: comets.id,
    event_id: event.id,
    event_version: 1,
    answer_version: 0,
  };
  await coach.call("POST", "/schedule/send", {
    items: participants.map(({ membership_id }) => ({ ...about, membership_id, answer: "yes" })),
  });
  const marks = async () => {
    const details = await coach.call<Details>("GET", path);
    const sum = { present: 0, late: 0, absent: 0 };
    for (const { attendance } of details.participants) if (attendance) sum[attendance] += 1;
    return sum;
  };
  const { openTab, context, faults } = await openBrowserOf(coach, browser, product, phone);
  const sheet = await openTab(`/app/schedule?event=${comets.id}.${event.id}`);
  await sheet.getByRole("link", { name: "Attendance" }).click();
  await marking(sheet).getByText("0 of 14 here.").waitFor();
  assert.equal(await axeFaults(sheet), []);
  await sheet.setViewportSize({ width: 320, height: 640 });
  assert.ok(
    await marking(sheet).evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth),
    "at 320 pixels",
  );
  let presses = 0;
  const press = async (page: Page, name: string | RegExp, of?: string) => {
    presses += 1;
    const where = of ? marking(page).getByRole("group", { name: `Who's here: ${of}` }) : marking(page);
    await where.getByRole("button", { name }).click();
  };
  const saving = sheet.waitForResponse((reply) => reply.url().endsWith("/schedule/send"));
  await press(sheet, /^Everyone who's In/);
  await press(sheet, "Absent", "Player A.");
  await press(sheet, "Absent", "Player B.");
  assert.is(presses, 3);
  await marking(sheet).getByText("12 of 14 here.").waitFor();
  await saving;
  await marking(sheet).locator("[data-waiting]").first().waitFor({ state: "detached" });
  assert.equal(await marks(), { present: 12, late: 0, absent: 2 });

  await workerOf(sheet);
  await context.setOffline(true);
  await press(sheet, "Late", "Player C.");
  await marking(sheet).getByText("Marks will be sent.").waitFor();
  await sheet.close();
  const page = await openTab("/app");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Schedule" }).click();
  await page
    .getByRole("link", { name: /Practice/ })
    .first()
    .click();
  await page.getByRole("link", { name: "Attendance" }).click();
  await marking(page)
    .getByText(/^As of .*\. Marks will be sent\.$/)
    .waitFor();
  await isMarked(page, "Player C.", "Late");
  await press(page, "Here", "Player A.");
  await marking(page).getByText("13 of 14 here.").waitFor();
  // The page is drawn anew once the session is renewed, so what it shows in between proves nothing.
  const sent = page.waitForResponse((reply) => reply.url().endsWith("/schedule/send"));
  await context.setOffline(false);
  assert.is((await sent).status(), 200);
  await isMarked(page, "Player A.", "Here");
  await marking(page).locator("[data-waiting]").first().waitFor({ state: "detached" });
  await marking(page)
    .getByText(/^As of/)
    .waitFor({ state: "detached" });
  assert.equal(await marks(), { present: 12, late: 1, absent: 1 });

  await page.getByRole("button", { name: "How often everybody came" }).click();
  await page.getByRole("table").waitFor();
  assert.equal(await axeFaults(page), []);
  assert.equal(faults, []);
  await context.close();

  const own = await mother.call<Counts>("GET", `/team/team_id/${comets.id}/attendance`);
  assert.equal(
    own.members.map(({ present, late, absent }) => [present, late, absent]),
    [
      [1, 0, 0],
      [1, 0, 0],
    ],
  );
});

test.run();

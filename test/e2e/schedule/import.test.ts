import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import type { components } from "../../../openapi";
import { axeFaults } from "../../support/browser/axe";
import { productSuite } from "../../support/browser/product-suite";
import { openBrowserOf } from "../../support/people/grown-ups";
import { makeHousehold } from "../../support/people/household";

const test = productSuite("a list comes in");
type Window = components["schemas"]["ScheduleWindow"];

const phone = { viewport: { width: 360, height: 740 } };
const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Import a list" });

/** Days from the team's own today on. */
const dayIn = (today: string, days: number) =>
  new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const leagueList = (today: string) =>
  [
    "Date,Time,Opponent,Home/Away,Location",
    ...Array.from("ABCDEFGHIJK", (letter, index) =>
      [dayIn(today, 3 + 2 * index), "9:00 AM", `Team ${letter}`, index % 2 ? "A" : "H", "Riverside"].join(
        ",",
      ),
    ),
  ].join("\n");

test("a league's list of eleven games in four presses; a second time nothing changes; one broken event spoils no other", async ({
  browser,
  product,
}) => {
  const { coach, comets, today } = await makeHousehold(product);
  const games = async () =>
    (await coach.call<Window>("GET", `/team/team_id/${comets.id}/event?from=${today}&days=62`)).events;
  const { openTab, faults } = await openBrowserOf(coach, browser, product, phone);
  const page = await openTab(`/app/schedule?team=${comets.id}`);
  const dialog = dialogOf(page);
  const pick = async (name: string, text: string, button = "Pick a file") => {
    const choosing = page.waitForEvent("filechooser");
    await dialog.getByRole("button", { name: button }).click();
    await (await choosing).setFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
  };

  let presses = 0;
  const press = (work: Promise<void>) => {
    presses += 1;
    return work;
  };
  await press(page.getByRole("link", { name: "Import a list" }).click());
  await dialog.getByRole("button", { name: "Pick a file" }).waitFor();
  assert.equal(await axeFaults(page), []);
  // The button, and the file in the device's own list.
  presses += 1;
  await press(pick("league.csv", leagueList(today)));
  await dialog.getByRole("list", { name: "On the list" }).getByText("Game vs Team K").waitFor();
  assert.equal(await axeFaults(page), []);
  await page.setViewportSize({ width: 320, height: 640 });
  assert.ok(await dialog.evaluate((box) => box.scrollWidth <= box.clientWidth), "at 320 pixels");
  await page.setViewportSize(phone.viewport);
  await press(dialog.getByRole("button", { name: "Save 11 games" }).click());
  await page.getByText("11 games on the books. Game on!").first().waitFor();
  assert.is(presses, 4);
  const before = await games();
  assert.equal(
    before.map(({ kind, opponent, side, venue }) => [kind, opponent, side, venue?.name]).slice(0, 2),
    [
      ["game", "Team A", "home", "Riverside"],
      ["game", "Team B", "away", "Riverside"],
    ],
  );
  assert.is(before.length, 11);

  await page.goto(`${new URL(page.url()).origin}/app/schedule?team=${comets.id}&import`);
  await pick("league.csv", leagueList(today));
  await dialog.getByText("Nothing new in there.").waitFor();
  const event = (uid: string, ...lines: string[]) => ["BEGIN:VEVENT", `UID:${uid}`, ...lines, "END:VEVENT"];
  const compact = dayIn(today, 30).replaceAll("-", "");
  const calendar = [
    "BEGIN:VCALENDAR",
    ...event("broken", "SUMMARY:Broken", "DTSTART:soon"),
    ...event("cup", "SUMMARY:Winter Cup", `DTSTART;VALUE=DATE:${compact}`),
    "END:VCALENDAR",
  ].join("\r\n");
  await pick("league.ics", calendar, "Another file");
  await dialog.getByText("Left out: 1").waitFor();
  await dialog.getByRole("button", { name: "Save 1 tournament" }).click();
  await page.getByText("1 tournament on the books. Game on!").first().waitFor();
  const after = await games();
  assert.equal(
    after.filter(({ kind }) => kind === "game").map(({ id, version }) => [id, version]),
    before.map(({ id, version }) => [id, version]),
  );
  assert.is(after.length, 12);
  assert.equal(faults, []);
});

test.run();

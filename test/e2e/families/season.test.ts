import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { axeFaults } from "../../support/browser/axe";
import { productSuite } from "../../support/browser/product-suite";
import { makeGrownUp, openBrowserOf } from "../../support/people/grown-ups";
import { countPresses } from "../../support/people/presses";

const test = productSuite("the end of a season");

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const fall = { name: "Fall", starts_on: "2026-08-15", ends_on: "2026-11-30" };

test("a manager closes the season in two presses, and the next one with its name and days: spots and links go, the roster stays", async ({
  browser,
  product,
}) => {
  const [coach, mother] = await Promise.all([makeGrownUp(product), makeGrownUp(product)]);
  const team = await coach.startTeam("Comets", { season: fall });
  const link = await coach.shareTeam(team.id);
  const sam = await mother.addKid("Sam");
  await mother.accept(link, [sam.id]);
  const requests = `/team/team_id/${team.id}/join_request`;
  const { items } = await coach.call<{ items: { request_id: string }[] }>("GET", requests);
  const decisions = items.map(({ request_id }) => ({ request_id, decision: "approved" }));
  await coach.call("POST", `${requests}/decide`, { decisions });
  const rows = ["Ada", "Bo"].map((first_name) => ({ first_name, last_initial: "K" }));
  await coach.call("POST", `/team/team_id/${team.id}/spots`, { rows });

  const { openTab, context, faults } = await openBrowserOf(coach, browser, product, phone);
  const tab = await openTab(`/app/team/${team.id}?settings`);
  const first = countPresses();
  await first.press(button(tab, "Close the season"));
  await tab.getByText("2 spots nobody took go. Links to join end. The roster stays.").waitFor();
  const [download] = await Promise.all([
    tab.waitForEvent("download"),
    button(tab, "Roster as a file").click(),
  ]);
  assert.is(download.suggestedFilename(), "Comets roster.csv");
  assert.is(
    await readFile(await download.path(), "utf8"),
    [
      '\ufeff"Name","Number","Roles","Guardians"',
      '"Robin Reyes","","Manager, coach",""',
      '"Sam R.","","Player","Robin Reyes"',
      '"Ada K.","","Spot",""',
      '"Bo K.","","Spot",""',
      "",
    ].join("\r\n"),
  );
  await button(tab, "Attendance as a file").click();
  await tab.getByText("Nobody's marked yet.").waitFor();
  await tab.getByRole("checkbox", { name: "Name the next season" }).check();
  await first.type(tab.getByRole("textbox", { name: "Season" }), "Spring");
  const days = tab.getByRole("combobox", { name: "First and last day" });
  await days.press("Enter");
  for (const key of ["PageDown", "Enter", "PageDown", "Enter"]) await tab.keyboard.press(key);
  await button(tab, "Ok").press("Enter");
  assert.equal(await axeFaults(tab), []);
  await first.press(button(tab, "Close it"));
  await tab.getByText("On to Spring!").first().waitFor();
  assert.equal(first.count(), { presses: 2, fields: 1 });
  await button(tab, /^Season Spring, /).waitFor();

  const second = countPresses();
  await second.press(button(tab, "Close the season"));
  await tab.getByText("Links to join end. The roster stays.", { exact: true }).waitFor();
  await second.press(button(tab, "Close it"));
  await tab.getByText("Spring is over.").first().waitFor();
  assert.equal(second.count(), { presses: 2, fields: 0 });
  await tab.goto(`${product.origin}/app/team/${team.id}`);
  await tab.getByRole("heading", { name: "Squad 1" }).waitFor();
  await tab.getByText("Spring is over.").waitFor();
  assert.is(await tab.getByRole("heading", { name: /^Spots/ }).count(), 0);

  await tab.goto(link.link);
  await tab.getByRole("heading", { name: "Final whistle." }).waitFor();
  assert.equal(faults, []);
  await context.close();
});

test.run();

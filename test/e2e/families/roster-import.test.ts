import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import type { components } from "../../../openapi";
import { axeFaults } from "../../support/browser/axe";
import { productSuite } from "../../support/browser/product-suite";
import { openBrowserOf } from "../../support/people/grown-ups";
import { makeHousehold } from "../../support/people/household";

const test = productSuite("a list of players comes in");
type Roster = components["schemas"]["Roster"];

const phone = { viewport: { width: 360, height: 740 } };
const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Import a list" });

/** Sixteen players as another app exports them; three of them have one parent's address. */
const players = [
  "First,Last,Birthdate,Jersey Number,P1 Email Address 1,P2 Email Address 1,Allergies",
  ...Array.from("ABCDEFGHIJKLMNOP", (letter, index) => {
    const father = index < 3 ? "" : `father.${letter}@example.com`;
    return `${letter}da,Canary,2016-02-03,${40 + index},mother.${letter}@example.com,${father},Peanuts`;
  }),
].join("\n");

/** Thirty more, without addresses. */
const more = [
  "First name,Last name",
  ...Array.from({ length: 30 }, (_, index) => `${name(index)},Moss`),
].join("\n");

function name(index: number) {
  return `Kid${String.fromCharCode(65 + Math.floor(index / 26), 97 + (index % 26))}`;
}

test("sixteen players in four presses; a second time nobody is doubled; a lost reply is made up for by a press", async ({
  browser,
  product,
}) => {
  const { coach, rockets } = await makeHousehold(product);
  const spots = async () => {
    const { entries } = await coach.call<Roster>("GET", `/team/team_id/${rockets.id}/membership`);
    return entries.filter(({ kind }) => kind === "spot");
  };
  const { openTab, faults } = await openBrowserOf(coach, browser, product, phone);
  const page = await openTab(`/app/team/${rockets.id}`);
  const bodies: string[] = [];
  page.on("request", (request) => bodies.push(request.postData() ?? ""));
  const dialog = dialogOf(page);
  const pick = async (text: string, button = "Pick a file") => {
    const choosing = page.waitForEvent("filechooser");
    await dialog.getByRole("button", { name: button }).click();
    await (await choosing).setFiles({ name: "team.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  };

  let presses = 0;
  const press = (work: Promise<void>) => {
    presses += 1;
    return work;
  };
  await press(page.getByRole("link", { name: "Import a list" }).click());
  await dialog.getByRole("button", { name: "Pick a file" }).waitFor();
  // The button, and the file in the device's own list.
  presses += 1;
  await press(pick(players));
  await dialog.getByRole("list", { name: "On the list" }).getByText("Pda C.").waitFor();
  assert.equal(await axeFaults(page), []);
  await page.setViewportSize({ width: 320, height: 640 });
  assert.ok(await dialog.evaluate((box) => box.scrollWidth <= box.clientWidth), "at 320 pixels");
  await page.setViewportSize(phone.viewport);
  await press(dialog.getByRole("button", { name: "Save 16 spots and send 29 mails" }).click());
  await page.getByText("16 spots kept. 29 mails are on the way.").first().waitFor();
  assert.is(presses, 4);
  const kept = await spots();
  assert.equal(
    [
      kept.length,
      kept.reduce((sum, { invited = 0 }) => sum + invited, 0),
      kept[0]?.shown_name,
      kept[0]?.number,
    ],
    [16, 29, "Ada C.", "40"],
  );
  assert.match(bodies.join("\n"), /"Ada".*mother\.A@example\.com/, "what leaves is seen here");
  assert.not.match(bodies.join("\n"), /Canary|2016-02-03|Peanuts/, "they never leave the device");

  await page.goto(`${new URL(page.url()).origin}/app/team/${rockets.id}?import`);
  await pick(players);
  await dialog.getByText("16 stay out until you've had a look.").waitFor();
  await dialog.getByRole("button", { name: "Change Ada C." }).click();
  assert.equal(await axeFaults(page), []);
  await page.setViewportSize({ width: 320, height: 640 });
  assert.ok(await dialog.evaluate((box) => box.scrollWidth <= box.clientWidth), "the form at 320 pixels");
  await page.setViewportSize(phone.viewport);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Adam");
  for (let field = 0; field < 2; field += 1) await page.keyboard.press("Tab");
  await page.keyboard.type("60");
  await page.keyboard.press("Enter");
  await dialog.getByRole("list", { name: "On the list" }).getByText("Adam C.").waitFor();
  await pick(more, "Another file");
  let calls = 0;
  await page.route("**/spots", async (route) => {
    calls += 1;
    if (calls !== 2) return route.continue();
    await route.fetch();
    await route.abort("connectionreset");
  });
  await dialog.getByRole("button", { name: "Save 30 spots" }).click();
  await dialog
    .getByRole("alert")
    .getByText(/25 of 30 are saved/)
    .waitFor();
  await dialog.getByRole("button", { name: "Go on" }).click();
  await page.getByText("30 spots kept.").first().waitFor();
  assert.equal([(await spots()).length, calls], [46, 3]);
  assert.equal(
    faults.filter((fault) => !/ERR_CONNECTION_RESET/.test(fault)),
    [],
  );
});

test.run();

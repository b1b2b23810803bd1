import * as assert from "uvu/assert";
import type { components } from "../../../openapi";
import { axeFaults } from "../../support/browser/axe";
import { productSuite } from "../../support/browser/product-suite";
import { tooWide } from "../../support/browser/too-wide";
import { makeGrownUp, openBrowserOf } from "../../support/people/grown-ups";
import { countPresses } from "../../support/people/presses";

const test = productSuite("one player twice");
type Schemas = components["schemas"];

test("a coach joins two profiles of one player in four presses, and separates them by one", async ({
  browser,
  product,
}) => {
  const coach = await makeGrownUp(product);
  const { id: teamId } = await coach.startTeam("Rockets");
  const row = (first_name: string, number?: string) => ({
    first_name,
    last_initial: "R",
    ...(number && { number }),
  });
  await coach.call("POST", `/team/team_id/${teamId}/spots`, {
    rows: [row("Maya", "7"), row("Leo", "9"), row("Maya")],
  });
  const inTwoDays = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const { event } = await coach.call<Schemas["EventDetails"]>("POST", `/team/team_id/${teamId}/event`, {
    kind: "practice",
    timing: "timed",
    starts_local: `${inTwoDays}T17:30:00`,
    duration_minutes: 90,
    arrive_minutes: 15,
  });
  const read = () =>
    coach.call<Schemas["EventDetails"]>("GET", `/team/team_id/${teamId}/event/event_id/${event.id}`);

  const { openTab, context, faults } = await openBrowserOf(coach, browser, product, {
    viewport: { width: 360, height: 740 },
  });
  const page = await openTab(`/app/schedule?event=${teamId}.${event.id}`);
  const sheet = page.getByRole("dialog", { name: "Practice" });
  await sheet.getByText("3 not joined").waitFor();
  const { press, count } = countPresses();
  await press(sheet.getByRole("button", { name: "More" }));
  await press(sheet.getByRole("button", { name: "Merge duplicates" }));
  const choice = page.getByRole("dialog", { name: "Merge duplicates" });
  await choice.getByRole("checkbox", { name: "Maya R. #7", checked: true }).waitFor();
  assert.equal(await tooWide(page), [], "the choice of two");
  assert.equal(await axeFaults(page), []);
  await press(choice.getByRole("button", { name: "Merge duplicates" }));
  await choice.getByText("One player now. They count once.").waitFor();
  assert.equal(await tooWide(page), [], "the pair");
  assert.equal(await axeFaults(page), []);
  assert.is((await read()).event.counts?.silent, 2);
  await press(choice.getByRole("button", { name: "Back" }));
  await sheet.getByText("2 not joined").waitFor();
  await sheet.getByText("two profiles").waitFor();
  assert.equal(count(), { presses: 4, fields: 0 });

  await sheet.getByRole("button", { name: "More" }).press("Enter");
  await sheet.getByRole("button", { name: "Merge duplicates" }).press("Enter");
  // Rows created at the same moment can be in either order.
  await choice.getByRole("button", { name: /^Undo: Maya R\..* and Maya R\./ }).press("Enter");
  await choice.getByText("Two players again.").waitFor();
  assert.is((await read()).event.counts?.silent, 3);
  assert.equal(faults, []);
  await context.close();
});

test.run();

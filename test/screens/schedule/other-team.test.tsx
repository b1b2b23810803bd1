import * as assert from "uvu/assert";
import { series } from "../../support/people/series";
import { team } from "../../support/people/team";
import { openUser, screen, viewSuite, within } from "../../support/view/dom";
import { openEventDialogs, rockets } from "../../support/view/event-server";

const test = viewSuite("something new while another team's schedule is on the screen");
// Loads the Temporal polyfill before the tests open the date field, which would load it itself.
test.before(async () => {
  await import("temporal-polyfill");
});

/** The caller coaches the Comets, and has a child in the Rockets. */
const comets = { ...rockets, id: "comets", name: "Comets" };
const teams = [{ ...rockets, is_staff: false }, comets];
const path = "/team/team_id/comets";
const replies = () => ({
  [`GET ${path}`]: team({ id: "comets", seasons: [] }),
  [`GET ${path}/event`]: {
    ...{ from: "2026-10-08", days: 62, today: "2026-11-22", as_of: "2026-11-22T12:00:00.000Z" },
    ...{ teams: [], people: [], events: [] },
  },
  [`GET ${path}/venue`]: { venues: [] },
  [`GET ${path}/series`]: { series: [series()] },
});

const dialogs = [
  { query: "import", title: "Import a list", ready: { role: "button", name: "Pick a file" } },
  { query: "new=practice", title: "A practice", ready: { role: "button", name: "Add practice" } },
  { query: "new=game", title: "A game", ready: { role: "button", name: "Add game" } },
  { query: "new=weekly", title: "Weekly practice", ready: { role: "checkbox", name: "Tuesday" } },
  { query: "copy", title: "Same as last season", ready: { role: "button", name: /^Copy/ } },
] as const;

for (const { query, title, ready } of dialogs) {
  test(`?${query}: the team on the screen is named, and one's own is asked for`, async () => {
    const { asked } = openEventDialogs({ query: `?${query}&team=rockets`, teams, replies: replies() });
    const asking = within(await screen.findByRole("dialog", { name: title }));
    assert.ok(asking.getByText("You're looking at Rockets. Which of your teams is this for?"));
    assert.equal(asked, []);
    await openUser().click(asking.getByRole("button", { name: "Comets" }));
    const dialog = within(await screen.findByRole("dialog", { name: `${title} for Comets` }));
    assert.ok(await dialog.findByRole(ready.role, { name: ready.name }));
    assert.not.match(asked.join(), "rockets");
  });

  test(`?${query}: the only team of one's own is named by the title`, async () => {
    openEventDialogs({ query: `?${query}`, teams, replies: replies() });
    const dialog = within(await screen.findByRole("dialog", { name: `${title} for Comets` }));
    assert.ok(await dialog.findByRole(ready.role, { name: ready.name }));
  });

  test(`?${query}: of several teams the one in the address is taken without asking`, async () => {
    const query_ = `?${query}&team=comets`;
    openEventDialogs({ query: query_, teams: [rockets, comets], replies: replies() });
    assert.ok(await screen.findByRole("dialog", { name: `${title} for Comets` }));
    assert.is(screen.queryByText("For which team?"), null);
  });
}

test("each opening asks anew", async () => {
  const { go } = openEventDialogs({ query: "?import", teams: [rockets, comets], replies: replies() });
  const dialog = () => within(screen.getByRole("dialog"));
  await screen.findByText("For which team?");
  await openUser().click(dialog().getByRole("button", { name: "Comets" }));
  await screen.findByRole("dialog", { name: "Import a list for Comets" });
  go("");
  go("?import");
  assert.ok(await screen.findByRole("dialog", { name: "Import a list" }));
  assert.ok(screen.getByText("For which team?"));
});

test.run();

import * as assert from "uvu/assert";
import { messageTexts } from "../../../domain/problem/message-texts";
import type { RosterLine } from "../../../domain/team/roster";
import type { Team } from "../../../domain/team/team-page";
import { TeamScreen } from "../../../src/screens/team/team.screen";
import { oneself, player, spot, team } from "../../support/people/team";
import { openUser, render, screen, viewSuite, waitFor, within } from "../../support/view/dom";
import { openTeamServer, type Replies } from "../../support/view/team-server";

const test = viewSuite("closing a season");

const fall = { id: "s1", name: "Fall", starts_on: "2026-08-15", ends_on: "2026-11-30", closed_at: null };
const over = { ...fall, closed_at: "2026-11-30T18:00:00.000Z" };
const closing = "POST /team/team_id/t1/season/close";

test("a season is closed with two presses, and the page says that it is over", async () => {
  const closed = team({ seasons: [over], version: 4 });
  const replies: Replies = { [closing]: closed };
  const lines = [oneself(), player(), spot(), spot({ id: "m5", membership_id: "m5", shown_name: "Bo O." })];
  const { said, bodies } = await open({ team: team({ seasons: [fall] }), lines, replies });
  const person = openUser();
  await person.click(await screen.findByRole("button", { name: "Close the season" }));
  const dialog = screen.getByRole("dialog", { name: "Fall is over." });
  assert.ok(within(dialog).getByText("2 spots nobody took go. Links to join end. The roster stays."));
  replies["GET /team/team_id/t1"] = closed;
  replies["GET /team/team_id/t1/membership"] = { entries: [oneself(), player()].map(bareLine) };
  await person.click(screen.getByRole("button", { name: "Close it" }));
  await waitFor(() => assert.equal([said, bodies], [["success Fall is over."], [{}]]));
  assert.not(screen.queryByRole("button", { name: "Close the season" }));
  assert.ok(await screen.findByRole("button", { name: "Season Fall is over." }));
  await waitFor(() => assert.not(screen.queryByRole("region", { name: /^Spots/ })));
});

test("the next season needs a name and days once it is ticked, and none without the tick", async () => {
  const spring = { ...fall, id: "s2", name: "Spring" };
  const { said, bodies } = await open({
    team: team({ seasons: [fall] }),
    replies: { [closing]: team({ seasons: [spring, over], version: 4 }) },
  });
  const person = openUser();
  await person.click(await screen.findByRole("button", { name: "Close the season" }));
  const tick = screen.getByRole("checkbox", { name: "Name the next season" });
  await person.click(tick);
  await person.type(screen.getByRole("textbox", { name: "Season" }), "Spring");
  await person.click(screen.getByRole("button", { name: "Close it" }));
  const days = screen.getByRole("combobox", { name: "First and last day" });
  await waitFor(() => assert.is(days.getAttribute("aria-invalid"), "true"));
  assert.equal(bodies, []);
  assert.is(screen.getByRole<HTMLInputElement>("textbox", { name: "Season" }).value, "Spring");
  await person.click(days);
  const cells = screen
    .getAllByRole("gridcell")
    .filter((cell) => cell.getAttribute("aria-disabled") !== "true");
  for (const cell of [cells[10], cells[12]]) if (cell) await person.click(cell);
  await person.click(screen.getByRole("button", { name: "Ok" }));
  await person.click(screen.getByRole("button", { name: "Close it" }));
  await waitFor(() => assert.equal(said, ["success On to Spring!"]));
  const [{ next }] = bodies as [{ next: Record<string, string> }];
  assert.is(next.name, "Spring");
  assert.ok((next.starts_on ?? "") < (next.ends_on ?? ""));
});

test("without the tick the season is closed alone, and a refusal keeps the form", async () => {
  const replies: Replies = { [closing]: "SEASON_404" };
  const { said, bodies } = await open({ team: team({ seasons: [fall] }), replies });
  const person = openUser();
  await person.click(await screen.findByRole("button", { name: "Close the season" }));
  const tick = screen.getByRole("checkbox", { name: "Name the next season" });
  for (let press = 0; press < 2; press += 1) await person.click(tick);
  await person.click(screen.getByRole("button", { name: "Close it" }));
  assert.ok(await screen.findByText(messageTexts.SEASON_404));
  assert.equal([said, bodies], [[], [{}]]);
  await person.click(screen.getByRole("button", { name: "Cancel" }));
  assert.ok(screen.getByRole("button", { name: "Close the season" }));
});

test("a roster that cannot be saved says why, and the season can still be closed", async () => {
  const replies: Replies = { "POST /team/team_id/t1/roster_export": "REQUEST_429_LIMIT", [closing]: team() };
  const { said, takeAsked } = await open({ team: team({ seasons: [fall] }), replies });
  const person = openUser();
  await person.click(await screen.findByRole("button", { name: "Close the season" }));
  takeAsked();
  await person.click(screen.getByRole("button", { name: "Roster as a file" }));
  assert.ok(await screen.findByText(messageTexts.REQUEST_429_LIMIT));
  assert.equal([takeAsked(), said], [["POST /team/team_id/t1/roster_export"], []]);
  await person.click(screen.getByRole("button", { name: "Close it" }));
  await waitFor(() => assert.is(said.length, 1));
});

test("a season can be closed where one is open and the team is not archived", async () => {
  for (const change of [
    {},
    { seasons: [over] },
    { seasons: [fall], archived_at: "2026-11-22T09:00:00.000Z" },
  ]) {
    const { leave } = await open({ team: team(change) });
    await screen.findByRole("dialog");
    assert.not(screen.queryByRole("button", { name: "Close the season" }));
    leave();
  }
});

const bareLine = ({ id: _, ...entry }: RosterLine) => entry;

type Options = { team: Team; lines?: readonly RosterLine[]; replies?: Replies };

/** The team's settings, over its page. */
async function open({ team: shown, lines = [oneself(), player()], replies = {} }: Options) {
  history.replaceState(null, "", "/app/team/t1?settings");
  replies["GET /team/team_id/t1"] ??= shown;
  replies["GET /team/team_id/t1/event"] ??= {
    from: "2026-11-22",
    days: 62,
    today: "2026-11-22",
    teams: [],
    people: [],
    events: [],
  };
  replies["GET /team/team_id/t1/membership"] ??= { entries: lines.map(bareLine) };
  const server = openTeamServer(replies);
  const { unmount } = render(
    <TeamScreen teamId="t1" machines={server.machines} announce={server.announce} onNamed={() => {}} />,
  );
  await waitFor(() => assert.not(screen.queryByRole("status", { name: /Fetching|Calling|Looking/ })));
  return { ...server, leave: unmount };
}

test.run();

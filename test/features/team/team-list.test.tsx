import * as assert from "uvu/assert";
import { fromPromise } from "xstate";
import type { User } from "../../../domain/account/user";
import type { TeamEntry } from "../../../domain/team/team-list";
import { teamListMachine } from "../../../machines/team/team-list.machine";
import { SideTeamList, TeamList } from "../../../src/features/team/team-list";
import { useTeamList } from "../../../src/features/team/use-team-list";
import { openPlaceholders } from "../../support/machines/placeholders";
import { opened, openSession } from "../../support/machines/session";
import { user as person } from "../../support/people/user";
import { act, cleanup, fireEvent, openUser, render, screen, viewSuite } from "../../support/view/dom";

const test = viewSuite("team list");
const team = (change: Partial<TeamEntry>): TeamEntry => ({
  id: "t1",
  name: "Comets",
  sport: "soccer",
  age_group: "u10",
  colour_one: "#1d2f6f",
  colour_two: "#ffc53d",
  archived_at: null,
  standings: [{ via: "guardian", roles: ["player"], child_first_name: "Sam" }],
  waiting: 0,
  ...change,
});
const teams = [
  team({}),
  team({ id: "t2", name: "Meteors", standings: [{ via: "self", roles: ["coach"] }], waiting: 16 }),
];
const listed = (items: readonly TeamEntry[]) => ({ kind: "listed", items, nextAfter: null, tag: null });

test("each row names the team, through whom one belongs, and what waits; a press opens it", async () => {
  const { answer, heard } = openSheet();
  assert.ok(screen.getByRole("status", { name: "Looking for your teams" }));
  await act(() => answer("read", listed(teams)));
  assert.equal(
    screen.getAllByRole("listitem").map((row) => row.textContent),
    ["CCometsSam · player", "MMeteorsYou · coach1616 wait for you"],
  );
  const link = screen.getByRole("link", { name: "Meteors" });
  assert.is(link.getAttribute("href"), "/app/team/t2");
  fireEvent.click(link);
  assert.equal(heard, ["/app/team/t2"]);
});

test("below the teams are the further choices, with their links", async () => {
  const { answer, heard } = openSheet();
  await act(() => answer("read", listed([])));
  assert.ok(screen.getByText("No team yet."));
  assert.ok(screen.getByText("Got a code? Got kids? Got a whistle? Pick one."));
  for (const name of ["Join with a code", "Add my kids", "Start a team"])
    await openUser().click(screen.getByRole("button", { name }));
  assert.equal(heard, ["/app/next?code", "/app/next?kids", "/app/next?team"]);
});

test("a request that waits takes the place of an invitation to join, in the sheet and in the sidebar", async () => {
  const requests = [{ id: "r1", team_name: "Rockets", child_first_name: "Sam" }];
  const sheet = openSheet(person(), requests);
  await act(() => sheet.answer("read", listed([])));
  assert.ok(screen.getByText("Rockets has your request for Sam."));
  assert.is(screen.queryByText("No team yet."), null);
  cleanup();
  const unread = openSheet(person(), null);
  await act(() => unread.answer("read", listed([])));
  assert.is(screen.queryByText("No team yet."), null, "not before the requests are read");
  cleanup();
  const aside = openAside("/app/home", person(), requests);
  await act(() => aside.answer("read", listed([])));
  assert.ok(screen.getByText("Rockets has your request for Sam."));
});

test("a minor is offered only to share Drip", async () => {
  const { answer, heard } = openSheet(person({ age: "teen" }));
  await act(() => answer("read", listed([])));
  assert.ok(screen.getByText("No team here yet."));
  assert.ok(screen.getByText("Your grown-up adds you and keeps you posted."));
  await openUser().click(screen.getByRole("button", { name: "Share Drip" }));
  assert.equal([heard, screen.getAllByRole("button").length], [["shared"], 1]);
});

test("a failed read shows an error and can be retried", async () => {
  const { answer, names } = openSheet();
  await act(() => answer("read", { kind: "refused", text: "We dropped the ball." }));
  assert.ok(screen.getByText("We dropped the ball."));
  assert.ok(screen.getByRole("button", { name: "Start a team" }));
  await openUser().click(screen.getByRole("button", { name: "Try again" }));
  assert.equal(names(), ["read", "read"]);
});

test("the sidebar lists the teams, marks the open one, and links First base", async () => {
  const { answer, heard } = openAside("/app/team/t2");
  await act(() => answer("read", listed(teams)));
  const links = screen.getAllByRole("link");
  assert.equal(
    links.map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("aria-current")]),
    [
      ["CComets", "/app/team/t1", null],
      ["MMeteors1616 wait for you", "/app/team/t2", "page"],
      ["Start or join", "/app/next", null],
    ],
  );
  for (const link of links) fireEvent.click(link);
  assert.equal(heard, ["/app/team/t1", "/app/team/t2", "/app/next"]);
});

test("an archived team shows no count, since nobody can decide on its requests", async () => {
  const { answer } = openAside("/app/home");
  const archived = team({ id: "t3", name: "Owls", waiting: 2, archived_at: "2026-11-20T10:00:00.000Z" });
  await act(() => answer("read", listed([...teams, archived])));
  assert.equal(
    screen.getAllByRole("listitem").map(({ textContent }) => textContent),
    ["CComets", "MMeteors1616 wait for you", "OOwls", "Start or join"],
  );
  cleanup();
  const sheet = openSheet();
  await act(() => sheet.answer("read", listed([archived])));
  assert.is(screen.getByRole("listitem").textContent, "OOwlsSam · player");
});

test("the list is read again on every page change and on news", async () => {
  const { answer, names, show, session } = openAside("/app/home");
  await act(() => answer("read", listed([])));
  show("/app/team/t1");
  await act(() => answer("read", listed(teams)));
  const counts = { last_new_ping_at: null, new_feed_cards: 0, new_messages: 0, new_notifications: 1 };
  act(() => session.send({ type: "pings.counted", pings: counts }));
  assert.equal(names(), ["read", "read", "read"]);
  assert.is(screen.getAllByRole("link").length, 3);
});

test("a minor's sidebar says so, and a failed one can be retried", async () => {
  const first = openAside("/app/home", person({ age: "teen" }));
  await act(() => first.answer("read", listed([])));
  assert.is(screen.getByRole("list").textContent, "No team here yet.");
  first.unmount();
  const second = openAside("/app/home");
  await act(() => second.answer("read", { kind: "refused", text: "We dropped the ball." }));
  assert.ok(screen.getByText("We dropped the ball."));
  await openUser().click(screen.getByRole("button", { name: "Try again" }));
  await act(() => second.answer("read", listed(teams)));
  assert.is(screen.queryByText("We dropped the ball."), null);
  assert.ok(screen.getByRole("link", { name: /Comets/ }));
});

function openList(me: User) {
  const placeholders = openPlaceholders();
  const { session } = openSession();
  session.send(opened(me));
  const machine = teamListMachine.provide({
    actors: { read: fromPromise(({ input }) => placeholders.call("read", input)) },
  });
  return { ...placeholders, session, machine, heard: [] as string[] };
}

function openSheet(me = person(), requests: Requests = []) {
  const open = { ...openList(me), requests };
  render(<Sheet {...open} />);
  return open;
}

function openAside(path: string, me = person(), requests: Requests = []) {
  const open = { ...openList(me), requests };
  const { rerender, unmount } = render(<Aside {...open} path={path} />);
  return { ...open, unmount, show: (next: string) => rerender(<Aside {...open} path={next} />) };
}

type Requests = Parameters<typeof TeamList>[0]["requests"];
type Opened = ReturnType<typeof openList> & { requests: Requests };

function Sheet({ machine, session, heard, requests }: Opened) {
  const props = useTeamList(machine, session, "/app/home");
  return (
    <TeamList
      {...props}
      requests={requests}
      onOpened={(href) => heard.push(href)}
      onShared={() => heard.push("shared")}
    />
  );
}

function Aside({ machine, session, heard, path, requests }: Opened & { path: string }) {
  const props = useTeamList(machine, session, path);
  return <SideTeamList {...props} requests={requests} path={path} onOpened={(href) => heard.push(href)} />;
}

test.run();

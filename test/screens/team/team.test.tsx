import * as assert from "uvu/assert";
import { messageTexts } from "../../../domain/problem/message-texts";
import type { ScheduleEvent } from "../../../domain/schedule/event/event-fields";
import { fromTeams } from "../../../domain/shell/way-back";
import type { RosterLine } from "../../../domain/team/roster";
import type { Team } from "../../../domain/team/team-page";
import { TeamScreen } from "../../../src/screens/team/team.screen";
import { opened } from "../../support/machines/session";
import { adult, invitation, oneself, player, request, spot, standing, team } from "../../support/people/team";
import { part, practice } from "../../support/people/week";
import { openUser, render, screen, viewSuite, waitFor, within } from "../../support/view/dom";
import { openTeamServer, type Replies } from "../../support/view/team-server";

const test = viewSuite("team screen");

test("the page shows the team and its people in groups", async () => {
  const season = { id: "s1", name: "Fall", starts_on: "2026-08-15", ends_on: "2026-11-30", closed_at: null };
  const { names } = await open({
    team: team({ seasons: [season] }),
    lines: [oneself(), adult(), player(), spot()],
  });
  assert.ok(screen.getByRole("heading", { level: 1, name: "Comets" }));
  assert.equal(names, ["Comets"]);
  for (const fact of ["Soccer", "Under 10"]) assert.ok(screen.getByText(fact));
  assert.match(screen.getByText(/^Fall/).textContent ?? "", /Aug 15, 2026\s– Nov 30, 2026/);
  const rows = (name: string) =>
    within(screen.getByRole("region", { name }))
      .getAllByRole("listitem")
      .map((row) => row.textContent);
  assert.equal(rows("Staff 2"), ["Robin ReyesYou Manager", "Kim ColeCoach"]);
  assert.equal(rows("Squad 1"), ["7Number 7Sam R."]);
  assert.equal(rows("Not joined yet 1"), ["AAda K.No answer yetRemind"]);
});

test("a page makes three calls: team, next events, roster", async () => {
  const { asked } = await open();
  assert.equal(asked.sort(), [
    "GET /team/team_id/t1",
    "GET /team/team_id/t1/event",
    "GET /team/team_id/t1/membership",
  ]);
});

test("the next event is a card with the sum, those after it are chips, each linking to its sheet", async () => {
  await open({
    events: [
      event("e0", { ends_at: "2020-01-01T00:00:00.000Z" }),
      event("e1", { counts: { yes: 9, maybe: 0, no: 1, silent: 4, for_old_time: 0 } }),
      event("e2", { title: "Game", opponent: "Owls", status: "called_off", called_off_for: "weather" }),
      event("e3", { timing: "open" }),
      event("e4"),
    ],
  });
  const upNext = within(screen.getByRole("region", { name: "Up next" }));
  const cards = upNext.getAllByRole("article");
  assert.is(cards.length, 1);
  assert.match(
    cards[0]?.textContent ?? "",
    /Practice17:30 to 19:00( Chicago time)?be there 17:15.*Riverside, field 7.*9 in.*1 out.*4 haven't answered/,
  );
  assert.equal(
    upNext.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]),
    [
      ["Practice", "/app/schedule?team=t1&event=t1.e1"],
      ["Tue 24\u00a0· 17:30 Called off: rain.", "/app/schedule?team=t1&event=t1.e2"],
      ["Tue 24 Practice", "/app/schedule?team=t1&event=t1.e3"],
      ["All events", "/app/schedule?team=t1&view=agenda"],
    ],
  );
});

test("a team without events offers its staff the first ones, and says to families that there are none", async () => {
  const first = await open({ events: [] });
  const upNext = () => within(screen.getByRole("region", { name: "Up next" }));
  assert.equal(
    upNext()
      .getAllByRole("link")
      .map((link) => [link.textContent, link.getAttribute("href")]),
    [
      ["Weekly practice", "/app/schedule?team=t1&new=weekly"],
      ["A game", "/app/schedule?team=t1&new=game"],
      ["All events", "/app/schedule?team=t1&view=agenda"],
    ],
  );
  await openUser().click(upNext().getByRole("link", { name: "A game" }));
  assert.is(first.path(), "/app/schedule");
  first.leave();
  await open({ events: [], team: team({ my_standings: standing("guardian") }) });
  assert.ok(upNext().getByText("Nothing chalked up yet."));
  assert.is(upNext().queryByRole("link", { name: "A game" }), null);
});

test("an event that is called off stays a card before the next one that takes place", async () => {
  await open({
    events: [event("e1", { status: "called_off", called_off_for: "weather" }), event("e2"), event("e3")],
  });
  const cards = within(screen.getByRole("region", { name: "Up next" })).getAllByRole("article");
  assert.equal(
    cards.map((card) => /Called off: rain\./.test(card.textContent ?? "")),
    [true, false],
  );
});

test("an own player's answer is given on the card, and the sum is read again", async () => {
  const sum = (yes: number) => ({ yes, maybe: 0, no: 0, silent: 9 - yes, for_old_time: 0 });
  const asking = (yes: number) => event("e1", { mine: [part({ first_name: "Sam" })], counts: sum(yes) });
  const replies: Replies = {
    "PUT /team/team_id/t1/event/event_id/e1/answer/membership_id/maya": {
      ...part({ answer: "yes", answer_version: 1, answered_at: "2026-11-22T14:00:00.000Z" }),
      answered_by: { name: "Kim", is_me: true },
    },
  };
  const { bodies } = await open({
    isSignedIn: true,
    team: team({ my_standings: standing("guardian") }),
    events: [asking(0)],
    replies,
  });
  const card = within(screen.getByRole("article"));
  const row = within(await card.findByRole("group", { name: /^Sam, Practice Tue, Nov 24 17:30/ }));
  replies["GET /team/team_id/t1/event"] = week([asking(1)]);
  await openUser().click(row.getByRole("button", { name: "In" }));
  await waitFor(() => assert.ok(card.getByText("1 in")));
  assert.is(row.getByRole("button", { name: "In" }).getAttribute("aria-pressed"), "true");
  assert.equal(bodies, [{ answer: "yes", note: null, event_version: 3 }]);
});

test("who may not answer reads the names without buttons", async () => {
  await open({
    team: team({ my_standings: standing("follower") }),
    events: [event("e1", { mine: [part({ first_name: "Sam", may_answer: false })] })],
  });
  const card = within(screen.getByRole("article"));
  assert.ok(await card.findByText("Sam"));
  assert.equal(card.queryAllByRole("button"), []);
});

test("the way back is to the list that the page was opened from, else home", async () => {
  const first = await open();
  assert.is(screen.getByRole("link", { name: "Home" }).getAttribute("href"), "/app/home");
  await openUser().click(screen.getByRole("link", { name: "Home" }));
  assert.is(first.path(), "/app/home");
  first.leave();
  look(360);
  const { lists, leave } = await open({ state: fromTeams });
  assert.is(screen.queryByRole("link", { name: "Home" }), null);
  await openUser().click(screen.getByRole("button", { name: "Teams" }));
  assert.is(lists(), 1);
  leave();
  look(1280);
  await open({ state: fromTeams });
  assert.ok(screen.getByRole("link", { name: "Home" }), "wide screens show the list all the time");
});

test("staff are shown what waits for them", async () => {
  await open({ team: team({ counts: { players: 1, staff: 1, requests: 16 } }) });
  const needsYou = screen.getByRole("region", { name: "Needs you 16" });
  assert.ok(within(needsYou).getByText("16 families want to join"));
  assert.ok(within(needsYou).getByRole("link", { name: "See 16 requests" }));
  assert.ok(screen.getByText("One coach so far."));
  assert.is(
    screen.getByRole("link", { name: "Add another" }).getAttribute("href"),
    "/app/team/t1?invite=person",
  );
});

test("a new team is empty and says what to do next", async () => {
  await open({ lines: [oneself()] });
  assert.ok(screen.getByRole("heading", { name: "Nobody here but you." }));
  assert.ok(screen.getByRole("link", { name: "Invite the squad" }));
  assert.is(screen.getAllByRole("link", { name: "Import a list" }).length, 1);
});

test("a family sees the roster without actions; a player opens to its guardians", async () => {
  const mine = player({ id: "m5", membership_id: "m5", shown_name: "Lena R.", is_mine: true });
  await open({
    team: team({ my_standings: standing("guardian"), counts: { players: 2, staff: 1 } }),
    lines: [adult(), player(), mine],
  });
  assert.equal(
    screen.getAllByRole("link").map((link) => link.getAttribute("aria-label") ?? link.textContent),
    ["Home", "Team chat", "All events", "Duties", "Sam R.", "Lena R."],
  );
  assert.equal(screen.queryAllByRole("button"), []);
  assert.equal(screen.queryByText("One coach so far."), null);
});

test("a coach can invite, add spots and import a list, and finds the team's files in the settings", async () => {
  await open({ team: team({ my_standings: standing("coach") }) });
  assert.ok(screen.getByRole("link", { name: "Invite" }));
  assert.ok(screen.getByRole("link", { name: "Add a player" }));
  const list = screen.getByRole("link", { name: "Import a list" });
  assert.is(list.getAttribute("href"), "/app/team/t1?import");
  assert.ok(screen.getByRole("link", { name: "Team settings" }));
});

test("followers are told that there is a roster, and it is not requested", async () => {
  const { asked } = await open({ team: team({ my_standings: standing("follower") }) });
  assert.ok(screen.getByText("1 player, 2 coaches"));
  assert.ok(screen.getByText("The roster is for the team and its families."));
  assert.equal(asked, ["GET /team/team_id/t1", "GET /team/team_id/t1/event"]);
});

test("a resting or archived team says so and offers no changes", async () => {
  for (const [change, text] of [
    [{ is_resting: true }, "Nobody's holding the whistle."],
    [{ archived_at: "2026-11-22T09:00:00.000Z" }, "This team has hung up its boots."],
  ] as const) {
    const { leave } = await open({
      team: team({ ...change, counts: { players: 1, staff: 1, requests: 2 } }),
    });
    assert.ok(screen.getByText(text));
    for (const name of ["Invite", "Add a player", "Add another", "See 2 requests"])
      assert.is(screen.queryByRole("link", { name }), null);
    leave();
  }
});

test("a manager of an archived team is led to where it is brought back, nobody else", async () => {
  const archived = team({ archived_at: "2026-11-22T09:00:00.000Z" });
  const { leave } = await open({ team: archived });
  const way = screen.getByRole("link", { name: "Bring it back" });
  assert.is(way.getAttribute("href"), "/app/team/t1?settings");
  leave();
  await open({ team: { ...archived, my_standings: standing("player") } });
  assert.ok(screen.getByText("This team has hung up its boots."));
  assert.is(screen.queryByRole("link", { name: "Bring it back" }), null);
});

test("a coach takes over a team without a manager", async () => {
  const taken = team({ my_standings: [{ via: "self", roles: ["coach", "manager"], membership_id: "m1" }] });
  const replies: Replies = { "POST /team/team_id/t1/take_over": taken };
  await open({ team: team({ is_resting: true, my_standings: standing("coach") }), replies });
  assert.is(screen.getAllByText("Nobody's holding the whistle.").length, 1);
  replies["GET /team/team_id/t1"] = taken;
  await openUser().click(screen.getByRole("button", { name: "Take over" }));
  assert.ok(await screen.findByRole("link", { name: "Team settings" }));
  assert.is(screen.queryByText("Nobody's holding the whistle."), null);
});

test("a coach of a team with an inactive manager asks, sees the deadline, and then takes over", async () => {
  const coach = { my_standings: standing("coach") };
  const asked = (due_at: string) =>
    team({ ...coach, is_unseen: true, take_over: { name: "Robin", is_mine: true, due_at } });
  const replies: Replies = { "POST /team/team_id/t1/take_over": asked("2999-11-25T09:00:00.000Z") };
  const { leave } = await open({ team: team({ ...coach, is_unseen: true }), replies });
  assert.ok(screen.getByText("Long time no whistle."));
  replies["GET /team/team_id/t1"] = replies["POST /team/team_id/t1/take_over"];
  await openUser().click(screen.getByRole("button", { name: "Ask to take over" }));
  assert.ok(await screen.findByText("You've asked to run the team."));
  assert.ok(screen.getByText(/don't answer by Nov 25, 2999, you can take over/));
  assert.is(screen.queryByRole("button", { name: /take over/i }), null);
  leave();
  await open({ team: asked("2026-01-01T09:00:00.000Z") });
  assert.ok(screen.getByText("Three days, no word."));
  assert.ok(screen.getByRole("button", { name: "Take over" }));
});

test("managers and other coaches see who asked; a refusal is shown beside the notice", async () => {
  const take_over = { name: "Kim", is_mine: false, due_at: "2999-11-25T09:00:00.000Z" };
  const other = await open({ team: team({ my_standings: standing("coach"), is_unseen: true, take_over }) });
  assert.ok(screen.getByText(/If your managers don't answer by Nov 25, 2999, Kim can take over/));
  other.leave();
  const replies: Replies = { "POST /user/me/waiting/dismiss": "SERVER_500" };
  const { bodies } = await open({ team: team({ take_over }), replies });
  const notice = screen.getByText("Kim asks to run the team.");
  assert.ok(notice);
  await openUser().click(screen.getByRole("button", { name: "Okay" }));
  assert.match((await screen.findByRole("alert")).textContent ?? "", /We dropped the ball/);
  replies["POST /user/me/waiting/dismiss"] = { ended: true };
  replies["GET /team/team_id/t1"] = team();
  await openUser().click(screen.getByRole("button", { name: "Okay" }));
  await waitFor(() => assert.is(screen.queryByText("Kim asks to run the team."), null));
  assert.equal(bodies.at(-1), { id: "take_over t1" });
});

test("a team that is gone for the reader says so and links home", async () => {
  const { path } = await open({ replies: { "GET /team/team_id/t1": "TEAM_404" } });
  assert.ok(screen.getByRole("heading", { name: "That one's gone." }));
  assert.ok(screen.getByText(messageTexts.TEAM_404));
  await openUser().click(screen.getByRole("link", { name: "To the home field" }));
  assert.is(path(), "/app/home");
});

test("a page that fails to load can be retried", async () => {
  const replies: Replies = { "GET /team/team_id/t1": "SERVER_500" };
  await open({ replies });
  assert.match(screen.getByRole("alert").textContent ?? "", /We dropped the ball/);
  replies["GET /team/team_id/t1"] = team();
  await openUser().click(screen.getByRole("button", { name: "Try again" }));
  assert.ok(await screen.findByRole("heading", { level: 1, name: "Comets" }));
});

test("a reminder is sent from its row, and a refused one shows the reason there", async () => {
  const replies: Replies = {
    "GET /team/team_id/t1/invitation": { items: [mail], next_after: null },
    "POST /invitation/invitation_id/i2/renew": "INVITATION_401_UPDATE",
  };
  const { said } = await open({ replies });
  const person = openUser();
  await person.click(screen.getByRole("button", { name: "Remind Ada K.'s family" }));
  assert.ok(await screen.findByText(messageTexts.INVITATION_401_UPDATE));
  replies["POST /invitation/invitation_id/i2/renew"] = invitation();
  await person.click(screen.getByRole("button", { name: "Remind Ada K.'s family" }));
  await waitFor(() => assert.equal(said, ["success Reminder sent."]));
});

test("a new team opens with its invitation: one call finds none, one creates it", async () => {
  const { asked, bodies } = await open({
    query: "?invite",
    replies: {
      "GET /team/team_id/t1/invitation": { items: [], next_after: null },
      "POST /team/team_id/t1/invitation": invitation(),
    },
  });
  const sheet = await screen.findByRole("dialog", { name: "Invite the squad" });
  assert.ok(await within(sheet).findByText("You approve everyone who asks."));
  assert.ok(within(sheet).getByRole("img", { name: "QR code: join the Comets" }));
  assert.ok(within(sheet).getByText("K 7 Q M, 4 X T D"));
  assert.is(within(sheet).getByRole("link").getAttribute("href"), invitation().link);
  assert.match(within(sheet).getByText(/^Ends/).textContent ?? "", /2026/);
  assert.is(asked.filter((each) => each === "POST /team/team_id/t1/invitation").length, 1);
  assert.equal(bodies, [{ roles: ["player"], is_shared: true, max_uses: 40, days: 14 }]);
});

test("an open invitation is shown again, with its QR code, and withdrawn", async () => {
  const { asked } = await open({
    query: "?invite",
    replies: {
      "GET /team/team_id/t1/invitation": { items: [invitation()], next_after: null },
      "DELETE /invitation/invitation_id/i1": { ended: true },
    },
  });
  const person = openUser();
  await person.click(await screen.findByRole("button", { name: "Show it large" }));
  assert.is(screen.queryByRole("button", { name: "Share" }), null);
  assert.ok(screen.getByRole("img", { name: /^QR code/ }));
  await person.click(screen.getByRole("button", { name: "Back" }));
  await person.click(screen.getByRole("button", { name: "Cancel link" }));
  assert.ok(await screen.findByText("Canceled. The link opens nothing any more."));
  assert.ok(screen.getByRole("button", { name: "Make a new one" }));
  assert.is(
    asked.some((each) => each.startsWith("POST")),
    false,
  );
});

test("one person is invited by mail; an invalid address shows an error, and a refused one stays typed", async () => {
  const replies: Replies = {
    "GET /team/team_id/t1/invitation": { items: [invitation(), mail], next_after: null },
    "POST /team/team_id/t1/invitation": "INVITATION_409_PENDING",
    "DELETE /invitation/invitation_id/i2": { ended: true },
  };
  const { bodies, said } = await open({ query: "?invite", replies });
  const person = openUser();
  await person.click(await screen.findByRole("radio", { name: "One person" }));
  await person.type(screen.getByRole("textbox", { name: "E-mail" }), "kim@");
  await person.click(screen.getByRole("button", { name: "Send" }));
  assert.ok(await screen.findByText(/doesn't look like a valid email/));
  await person.type(screen.getByRole("textbox", { name: "E-mail" }), "example.com");
  await person.click(screen.getByRole("radio", { name: "Manager" }));
  await person.click(screen.getByRole("button", { name: "Send" }));
  assert.ok(await screen.findByText(messageTexts.INVITATION_409_PENDING));
  assert.is(screen.getByRole<HTMLInputElement>("textbox", { name: "E-mail" }).value, "kim@example.com");
  replies["POST /team/team_id/t1/invitation"] = { ...mail, email_address: "kim@example.com" };
  await person.click(screen.getByRole("button", { name: "Send" }));
  await waitFor(() => assert.equal(said, ["success On its way to kim@example.com."]));
  assert.equal(bodies.at(-1), {
    roles: ["manager"],
    is_shared: false,
    days: 14,
    email_address: "kim@example.com",
  });
  await waitFor(() => assert.is(screen.getByRole<HTMLInputElement>("textbox", { name: "E-mail" }).value, ""));
  await person.click(await screen.findByRole("button", { name: "Cancel the mail to ada@example.com" }));
  assert.ok(await screen.findByText("No mail is waiting for an answer."));
});

test("a coach cannot invite a coach", async () => {
  await open({
    team: team({ my_standings: standing("coach") }),
    query: "?invite=person",
    replies: { "GET /team/team_id/t1/invitation": { items: [invitation()], next_after: null } },
  });
  const roles = await screen.findByRole("group", { name: "As what?" });
  assert.equal(
    within(roles)
      .getAllByRole("radio")
      .map((radio) => radio.getAttribute("aria-labelledby"))
      .map((id) => document.getElementById(id ?? "")?.textContent),
    ["Player", "Follower"],
  );
});

test("one press approves all, and the result names who was referred to guardians", async () => {
  const names = ["Ada B.", "Max B.", "Nia D."];
  const replies: Replies = {
    "GET /team/team_id/t1/join_request": {
      items: [
        ...names.map((name, index) => bare(request(`r${index}`, { name }))),
        bare(
          request("r9", { may_go_with_all: false, questions: ["look_alike"], similar_membership_id: "m3" }),
        ),
      ],
      next_after: null,
    },
    "POST /team/team_id/t1/join_request/decide": {
      results: [
        { request_id: "r0", outcome: "approved" },
        { request_id: "r1", outcome: "approved" },
        { request_id: "r2", outcome: "asked_guardians" },
      ],
    },
  };
  const { bodies, takeAsked } = await open({ query: "?requests", replies });
  assert.ok(await screen.findByRole("button", { name: "Let all 3 in" }));
  assert.ok(screen.getByText("Another Sam R.? One plays here already."));
  replies["GET /team/team_id/t1/join_request"] = {
    items: [bare(request("r9", { may_go_with_all: false, questions: ["look_alike"] }))],
    next_after: null,
  };
  takeAsked();
  await openUser().click(screen.getByRole("button", { name: "Let all 3 in" }));
  assert.ok(await screen.findByText("2 are in. 1 went to their guardians first."));
  assert.equal(bodies, [
    { is_all: true, decisions: ["r0", "r1", "r2"].map((id) => ({ request_id: id, decision: "approved" })) },
  ]);
  assert.is(screen.queryByText("Ada B."), null);
  assert.is(screen.queryByRole("button", { name: /^Let all/ }), null);
  await waitFor(() =>
    assert.equal(takeAsked().sort(), [
      "GET /team/team_id/t1",
      "GET /team/team_id/t1/event",
      "GET /team/team_id/t1/join_request",
      "GET /team/team_id/t1/membership",
      "POST /team/team_id/t1/join_request/decide",
    ]),
  );
});

test("single decisions: approve, decline, and by the menu duplicate and bar", async () => {
  const replies: Replies = {
    "GET /team/team_id/t1/join_request": {
      items: [
        bare(
          request("r1", { may_go_with_all: false, similar_membership_id: "m3", questions: ["look_alike"] }),
        ),
      ],
      next_after: null,
    },
    "POST /team/team_id/t1/join_request/decide": "TEAM_403_FULL",
  };
  const { bodies } = await open({ query: "?requests", replies });
  const person = openUser();
  assert.ok(await screen.findByText("Alex Reyes asks"));
  await person.click(screen.getByRole("button", { name: "Let in Sam R." }));
  assert.ok(await screen.findByText(messageTexts.TEAM_403_FULL));
  const more = screen.getByRole("button", { name: "More about Sam R." });
  assert.is(more.getAttribute("aria-expanded"), "false");
  await person.click(more);
  for (const name of ["Same kid", "Decline and block", "No to Sam R."])
    await waitFor(async () => {
      await person.click(screen.getByRole("button", { name }));
      assert.is(bodies.length > 0, true);
    });
  assert.equal(
    bodies.map((body) => (body as { decisions: { decision: string }[] }).decisions[0]?.decision),
    ["approved", "same_child", "barred", "declined"],
  );
});

test("whoever lets one in by keyboard goes on with the next", async () => {
  const [first, second] = ["Ada B.", "Max B."].map((name, index) => bare(request(`r${index}`, { name })));
  const replies: Replies = {
    "GET /team/team_id/t1/join_request": { items: [first, second], next_after: null },
    "POST /team/team_id/t1/join_request/decide": { results: [{ request_id: "r0", outcome: "approved" }] },
  };
  await open({ query: "?requests", replies });
  (await screen.findByRole("button", { name: "Let in Ada B." })).focus();
  replies["GET /team/team_id/t1/join_request"] = { items: [second], next_after: null };
  await openUser().keyboard("{Enter}");
  await waitFor(() => assert.is(screen.queryByText("Ada B."), null));
  assert.is(document.activeElement, screen.getByRole("button", { name: "More about Max B." }));
});

test("an empty request list says so", async () => {
  await open({
    query: "?requests",
    replies: { "GET /team/team_id/t1/join_request": { items: [], next_after: null } },
  });
  assert.ok(await screen.findByText("All caught up."));
});

test("a spot is added by hand; each error shows in its field, and a taken number keeps the rest", async () => {
  const replies: Replies = {
    "POST /team/team_id/t1/spots": {
      results: [{ row: 0, membership_id: null, invited: 0, fault: "COLLABORATOR_409_NUMBER" }],
    },
  };
  const { bodies, said, path } = await open({ query: "?spot", replies });
  const person = openUser();
  const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
  await screen.findByRole("dialog", { name: "Add a player" });
  await person.type(field("First name"), "Leo");
  await person.type(field("Last initial"), "ko");
  await person.type(field("Number"), "x");
  await person.type(field("Parent's e-mail"), "kim@example.com");
  await person.type(field("E-mail 2"), "Kim@Example.com");
  await person.click(screen.getByRole("button", { name: "Save and send" }));
  assert.equal(bodies, []);
  for (const text of ["One or two digits, please.", "That address is up there already."])
    assert.ok(await screen.findByText(text));
  await person.type(field("Last initial"), "{Backspace}");
  await person.clear(field("Number"));
  await person.type(field("Number"), "7");
  await person.clear(field("E-mail 2"));
  await person.click(screen.getByRole("button", { name: "Save and send" }));
  assert.ok(await screen.findByText(messageTexts.COLLABORATOR_409_NUMBER));
  assert.equal([field("First name").value, field("Number").value], ["Leo", "7"]);
  replies["POST /team/team_id/t1/spots"] = { results: [{ row: 0, membership_id: "m8", invited: 1 }] };
  await person.clear(field("Number"));
  await person.type(field("Number"), "8");
  await person.click(screen.getByRole("button", { name: "Save and send" }));
  await waitFor(() => assert.equal(said, ["success Leo added. The mail is on the way."]));
  assert.equal(bodies.at(-1), {
    rows: [{ first_name: "Leo", last_initial: "K", number: "8", email_addresses: ["kim@example.com"] }],
  });
  await waitFor(() => assert.is(path(), "/app/team/t1"));
});

test("a player's sheet: number, phone numbers, photos, and removal after one confirmation", async () => {
  const replies: Replies = {
    [`GET ${ofSam}/phone_numbers`]: {
      items: [{ user_id: "u5", name: "Alex Reyes", phone_number: "+15550100200" }],
    },
    [`PATCH ${ofSam}`]: "COLLABORATOR_409_NUMBER",
    "GET /team/team_id/t1/attendance": {
      ...noCounts,
      members: [{ membership_id: "m3", present: 8, late: 1, absent: 2, absent_without_word: 1 }],
    },
    [`POST ${ofSam}/end`]: { ended: true },
  };
  const { bodies, said, path } = await open({ query: "?member=m3", replies });
  const person = openUser();
  const sheet = await screen.findByRole("dialog", { name: "Sam R." });
  const call = await within(sheet).findByRole("link", { name: "Call Alex Reyes" });
  assert.is(call.getAttribute("href"), "tel:+15550100200");
  assert.ok(within(sheet).getByText("+1 555 010 0200"));
  assert.ok(within(sheet).getByText("No photos, please."));
  assert.is(within(sheet).queryByRole("group", { name: "Roles" }), null);
  assert.ok(await within(sheet).findByText("Here 8, late 1, absent 2"));
  assert.ok(within(sheet).getByText("Nothing planned"));
  const message = within(sheet).getByRole("link", { name: "Message the parents" });
  assert.is(message.getAttribute("href"), "/app/chat?new=t1.u5");
  assert.is(screen.queryByRole("textbox"), null, "no field has the focus of somebody who came to call");
  await person.click(screen.getByRole("button", { name: "Change number" }));
  assert.is(document.activeElement, screen.getByRole("textbox", { name: "Number" }));
  await person.clear(screen.getByRole("textbox", { name: "Number" }));
  await person.type(screen.getByRole("textbox", { name: "Number" }), "10");
  await person.click(screen.getByRole("button", { name: "Save" }));
  assert.ok(await screen.findByText(messageTexts.COLLABORATOR_409_NUMBER));
  assert.equal(bodies, [{ number: "10" }]);
  await person.click(screen.getByRole("button", { name: "Cancel" }));
  await person.click(screen.getByRole("button", { name: "More" }));
  await person.click(screen.getByRole("button", { name: "Take off the roster…" }));
  assert.ok(screen.getByText("Sam R. leaves Comets at once, and sees nothing of the team any more."));
  await person.click(screen.getByRole("checkbox", { name: "And don't let them ask again" }));
  await person.click(screen.getByRole("button", { name: "Take off the roster" }));
  await waitFor(() => assert.equal(said, ["success Sam R. is off the roster."]));
  assert.equal(bodies.at(-1), { bar: true });
  await waitFor(() => assert.is(path(), "/app/team/t1"));
});

test("a number changed by somebody else is shown beside the typed one", async () => {
  const replies: Replies = {
    [`GET ${ofSam}/phone_numbers`]: { items: [] },
    [`PATCH ${ofSam}`]: "REQUEST_412_CHANGED",
  };
  const { bodies, versions } = await open({ query: "?member=m3", replies });
  const person = openUser();
  await screen.findByRole("dialog", { name: "Sam R." });
  assert.ok(await screen.findByText("None of them gave us a phone number."));
  replies["GET /team/team_id/t1/membership"] = { entries: [bareLine(player({ number: "11", version: 9 }))] };
  await person.click(screen.getByRole("button", { name: "Change number" }));
  await person.clear(screen.getByRole("textbox", { name: "Number" }));
  await person.type(screen.getByRole("textbox", { name: "Number" }), "10");
  await person.click(screen.getByRole("button", { name: "Save" }));
  assert.ok(await screen.findByText(/By now it says: number 11, player\./));
  assert.is(screen.getByRole<HTMLInputElement>("textbox", { name: "Number" }).value, "10");
  replies[`PATCH ${ofSam}`] = (sent: Request) => {
    versions.push(sent.headers.get("if-match") ?? "");
    return bareLine(player({ number: "10", version: 10 }));
  };
  await person.click(screen.getByRole("button", { name: "Keep mine" }));
  await waitFor(() => assert.equal([versions, bodies.at(-1)], [['"9"'], { number: "10" }]));
});

test("a coach can remove whom they let in this week, and nobody else", async () => {
  const mine = player({ let_in_by_me_at: new Date().toISOString() });
  const replies: Replies = { [`GET ${ofSam}/phone_numbers`]: { items: [] } };
  const coach = team({ my_standings: standing("coach") });
  const first = await open({ team: coach, lines: [mine], query: "?member=m3", replies });
  await openUser().click(await screen.findByRole("button", { name: "More" }));
  await openUser().click(await screen.findByRole("button", { name: "Take off the roster…" }));
  assert.is(screen.queryByRole("checkbox"), null, "a bar is the managers' business");
  first.leave();
  await open({
    team: coach,
    query: "?member=m3",
    replies: { [`GET ${ofSam}/phone_numbers`]: { items: [] } },
  });
  await screen.findByText("None of them gave us a phone number.");
  assert.is(screen.queryByRole("button", { name: "More" }), null);
});

test("a manager assigns roles; a follower has no other role", async () => {
  const { bodies } = await open({
    query: "?member=m2",
    replies: { "PATCH /team/team_id/t1/membership/membership_id/m2": bareLine(adult()) },
  });
  const person = openUser();
  await person.click(await screen.findByRole("button", { name: "Change roles" }));
  const roles = await screen.findByRole("group", { name: "Roles" });
  const tick = (name: string) => person.click(within(roles).getByRole("checkbox", { name }));
  await tick("Coach");
  assert.ok(screen.getByText("Pick at least one job."));
  await tick("Follower");
  await tick("Player");
  assert.ok(screen.getByText("Followers only watch. Pick that, or a job."));
  await person.click(screen.getByRole("button", { name: "Save" }));
  assert.equal(bodies, []);
  await tick("Follower");
  await tick("Manager");
  await person.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => assert.equal(bodies, [{ roles: ["manager", "player"] }]));
});

test("leaving leads home; the last manager stays and is told why", async () => {
  const end = "POST /team/team_id/t1/membership/membership_id/m1/end";
  const replies: Replies = { [end]: "COLLABORATOR_403_LAST_MANAGER" };
  const { said, path } = await open({ query: "?member=m1", replies });
  const person = openUser();
  await person.click(await screen.findByRole("button", { name: "More" }));
  await person.click(await screen.findByRole("button", { name: "Leave the team…" }));
  assert.is(screen.queryByRole("checkbox"), null);
  await person.click(screen.getByRole("button", { name: "Leave the team" }));
  assert.ok(await screen.findByText(messageTexts.COLLABORATOR_403_LAST_MANAGER));
  replies[end] = { ended: true };
  await person.click(screen.getByRole("button", { name: "Leave the team" }));
  await waitFor(() => assert.equal([said, path()], [["success You've left the team."], "/app/home"]));
});

test("a spot can be sent to one more address", async () => {
  const { bodies, said } = await open({
    query: "?member=m4",
    replies: { "POST /team/team_id/t1/invitation": mail },
  });
  const person = openUser();
  await person.click(await screen.findByRole("button", { name: "Send it to another address" }));
  await person.type(screen.getByRole("textbox", { name: "E-mail" }), "ada@example.com");
  await person.click(screen.getByRole("button", { name: "Send" }));
  await waitFor(() => assert.equal(said, ["success On its way to ada@example.com."]));
  assert.equal(bodies, [
    { roles: ["player"], is_shared: false, days: 30, email_address: "ada@example.com", membership_id: "m4" },
  ]);
});

test("settings: name and colours, season, bars, archive", async () => {
  const bar = { user_id: "u9", name: "Pat Doe", created_at: "2026-11-20T09:00:00.000Z" };
  const replies: Replies = {
    "PATCH /team/team_id/t1": team({ name: "Meteors", version: 4, bars: [bar] }),
    "DELETE /team/team_id/t1/bar/user_id/u9": team({ name: "Meteors", version: 5 }),
    "POST /team/team_id/t1/archive": team({ archived_at: "2026-11-22T09:00:00.000Z", version: 6 }),
  };
  const { said, bodies } = await open({ team: team({ bars: [bar] }), query: "?settings", replies });
  const person = openUser();
  await person.click(await screen.findByRole("button", { name: /^Name and colours/ }));
  await person.clear(screen.getByRole("textbox", { name: "Team name" }));
  await person.type(screen.getByRole("textbox", { name: "Team name" }), "Meteors");
  replies["GET /team/team_id/t1"] = team({ name: "Meteors", version: 4, bars: [bar] });
  await person.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => assert.equal(said, ["success Saved."]));
  assert.ok(await screen.findByRole("heading", { level: 1, name: "Meteors" }));
  replies["GET /team/team_id/t1"] = team({ name: "Meteors", version: 5 });
  await person.click(screen.getByRole("button", { name: "Lift it for Pat Doe" }));
  assert.ok(await screen.findByText("Nobody. Anybody may ask."));
  await person.click(screen.getByRole("button", { name: "Archive the team" }));
  assert.ok(screen.getByText(/Nobody can be let in or changed any more/));
  const archived = team({ archived_at: "2026-11-22T09:00:00.000Z", version: 6 });
  replies["GET /team/team_id/t1"] = archived;
  await person.click(screen.getByRole("button", { name: "Archive the team" }));
  assert.ok(await screen.findByRole("button", { name: "Bring the team back" }));
  assert.equal(bodies.at(-1), { archived: true });
  assert.is(screen.queryByRole("button", { name: /^Season/ }), null);
});

test("families may post after one press in the settings, and a refusal says why beside the switches", async () => {
  const user = openUser();
  const replies: Replies = { "PATCH /team/team_id/t1": "REQUEST_429_LIMIT" };
  const { bodies } = await open({ query: "?settings", replies });
  const dialog = within(screen.getByRole("dialog", { name: "Team settings" }));
  const post = () => dialog.getByRole<HTMLInputElement>("switch", { name: "Families may post" });
  assert.is(post().checked, false);
  await user.click(post());
  assert.ok(await dialog.findByText(messageTexts.REQUEST_429_LIMIT));
  assert.is(post().checked, false);
  replies["PATCH /team/team_id/t1"] = team({ families_post: true });
  replies["GET /team/team_id/t1"] = team({ families_post: true });
  await user.click(post());
  await waitFor(() => assert.equal([post().checked, post().getAttribute("aria-disabled")], [true, "false"]));
  assert.equal(bodies.at(-1), { families_post: true });
});

test("a coach's settings are the files alone, which are saved by a press each", async () => {
  const replies: Replies = { "POST /team/team_id/t1/roster_export": "REQUEST_429_LIMIT" };
  await open({ team: team({ my_standings: standing("coach") }), query: "?settings", replies });
  const dialog = within(screen.getByRole("dialog", { name: "Team settings" }));
  assert.equal(
    dialog.getAllByRole("button").map(({ textContent }) => textContent),
    ["Roster as a file", "Attendance as a file", ""],
  );
  await openUser().click(dialog.getByRole("button", { name: "Roster as a file" }));
  assert.ok(await dialog.findByText(messageTexts.REQUEST_429_LIMIT));
});

test("a dialog in the URL opens only for those allowed to use it", async () => {
  for (const query of ["?invite", "?requests", "?spot", "?import", "?settings", "?member=m9"]) {
    const { leave, asked } = await open({ team: team({ my_standings: standing("player") }), query });
    assert.is(screen.queryByRole("dialog"), null, query);
    assert.is(asked.length, 3, query);
    leave();
  }
});

const look = (width: number) => Reflect.get(globalThis, "happyDOM").setViewport({ width, height: 740 });

const event = (id: string, change: Partial<ScheduleEvent> = {}) =>
  practice({
    id,
    team_id: "t1",
    starts_at: "2999-11-24T23:30:00.000Z",
    ends_at: "2999-11-25T01:00:00.000Z",
    mine: [],
    ...change,
  });

const ofSam = "/team/team_id/t1/membership/membership_id/m3";
const mail = invitation({
  id: "i2",
  kind: "spot",
  code: null,
  roles: ["player"],
  email_address: "ada@example.com",
  membership_id: "m4",
});

const bareLine = ({ id: _, ...entry }: RosterLine) => entry;
const bare = ({ id: _, ...each }: ReturnType<typeof request>) => each;

type Options = {
  team?: Team;
  lines?: readonly RosterLine[];
  events?: readonly ScheduleEvent[];
  query?: string;
  replies?: Replies;
  /** State of the history entry. */
  state?: unknown;
  /** Without a session, answers are queued. */
  isSignedIn?: boolean;
};

const week = (events: readonly ScheduleEvent[]) => ({
  from: "2026-11-22",
  days: 62,
  today: "2026-11-22",
  teams: [],
  people: [],
  events,
});

const noCounts = { from: "2026-08-15", to: "2026-11-30", members: [] };

async function open({
  team: shown = team(),
  lines = [oneself(), adult(), player(), spot()],
  events = [],
  query = "",
  replies = {},
  state = null,
  isSignedIn = false,
}: Options = {}) {
  history.replaceState(state, "", `/app/team/t1${query}`);
  // The test's own table, so that it can change a reply later.
  const table = replies;
  table["GET /team/team_id/t1"] ??= shown;
  table["GET /team/team_id/t1/event"] ??= week(events);
  table["GET /team/team_id/t1/attendance"] ??= noCounts;
  table["GET /team/team_id/t1/membership"] ??= { entries: lines.map(bareLine) };
  const server = openTeamServer(table);
  const names: string[] = [];
  if (isSignedIn) server.session.send(opened());
  let lists = 0;
  const { unmount } = render(
    <TeamScreen
      teamId="t1"
      machines={server.machines}
      announce={server.announce}
      onNamed={(name) => names.push(name)}
      onTeamsOpened={() => {
        lists += 1;
      }}
    />,
  );
  await waitFor(() => assert.not(screen.queryByRole("status", { name: /Fetching|Calling|Looking/ })));
  return {
    ...server,
    names,
    lists: () => lists,
    leave: unmount,
    path: () => location.pathname,
    versions: [] as string[],
  };
}

test.run();

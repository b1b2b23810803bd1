import * as assert from "uvu/assert";
import { messageTexts } from "../../../domain/problem/message-texts";
import { details } from "../../support/people/event";
import { series } from "../../support/people/series";
import { part, practice } from "../../support/people/week";
import { act, openUser, screen, viewSuite, waitFor, within } from "../../support/view/dom";
import { openEventDialogs, pageNow, rockets } from "../../support/view/event-server";

const test = viewSuite("event dialogs");
// Loads the Temporal polyfill before the tests type into the date field, which would load it itself.
test.before(async () => {
  await import("temporal-polyfill");
});
const path = "/team/team_id/rockets/event/event_id/e1";
const riverside = {
  ...{ id: "v1", name: "Riverside", address: "1 River Road", version: 1 },
  category: "field" as const,
};
const venues = { "GET /team/team_id/rockets/venue": { venues: [riverside] } };
const off = details({ status: "called_off", called_off_for: "weather", version: 4 });

test("an event shows when, where and who comes, and staff get their actions", async () => {
  const { copied, said } = openEventDialogs({
    query: "?event=rockets.e1",
    replies: {
      [`GET ${path}`]: details(
        { mine: [part()], counts: { yes: 1, maybe: 0, no: 1, silent: 1, for_old_time: 1 }, kit: "blue" },
        {
          notes: "Bring water.",
          participants: [
            person({
              membership_id: "m1",
              name: "Sam R.",
              answer: "yes",
              is_for_old_time: true,
              number: "7",
            }),
            person({ membership_id: "m2", name: "Gia R.", answer: "no", note: "At the dentist" }),
            person({ membership_id: "m3", name: "Leo M.", is_resting: true }),
          ],
        },
      ),
    },
  });
  const sheet = await screen.findByRole("dialog", { name: "Practice" });
  for (const text of [
    "17:30 to 19:00",
    "be there",
    "17:15",
    "Rockets · Tue, Nov 24",
    "A row for Maya.",
    "Bring water.",
    "Kit: blue",
  ])
    assert.ok(within(sheet).getByText(text), text);
  assert.ok(["1 in", "1 out", "1 hasn't answered"].every((part) => within(sheet).getByText(part)));
  assert.ok(within(sheet).getByText("1 of them for the old time."));
  const rows = (name: string) =>
    within(within(sheet).getByRole("region", { name }))
      .getAllByRole("listitem")
      .map((row) => row.textContent);
  assert.equal(rows("In"), ["7Sam R.for the old timeAnswer"]);
  assert.equal(rows("Out"), ["GGia R.At the dentistAnswer"]);
  assert.equal(rows("No answer"), ["LLeo M.resting"]);
  const answering = within(sheet).getByRole("button", { name: "Answer for Gia R." });
  await openUser().click(answering);
  assert.ok(within(sheet).getByText("A row for Gia R.."));
  const maps = within(sheet).getByRole("link", { name: "Open in maps" });
  assert.match(maps.getAttribute("href") ?? "", /query=1%20River%20Road$/);
  await openUser().click(within(sheet).getByRole("button", { name: "Copy address" }));
  await waitFor(() => assert.equal([copied, said], [["1 River Road"], ["success Address copied."]]));
  assert.is(
    within(sheet).getByRole("link", { name: "Change" }).getAttribute("href"),
    "/app/schedule?change=rockets.e1",
  );
});

test("of an absence and a usual yes staff read the word alone, and how many are in as usual", async () => {
  openEventDialogs({
    query: "?event=rockets.e1",
    replies: {
      [`GET ${path}`]: details(
        { counts: { yes: 11, maybe: 0, no: 2, silent: 0, for_old_time: 0, usual: 4, away: 1 } },
        {
          participants: [
            person({ membership_id: "m1", name: "Sam R.", answer: "yes" }),
            person({ membership_id: "m2", name: "Gia R.", answer: "yes", source: "usual" }),
            person({ membership_id: "m3", name: "Leo M.", answer: "no", source: "away" }),
            person({ membership_id: "m4", name: "Nia K.", answer: "no", note: "Ill", source: "said" }),
          ],
        },
      ),
    },
  });
  const list = await screen.findByRole("region", { name: "Who's in" });
  assert.ok(within(list).getByText("11 in, 4 of them as usual"));
  const rows = (name: string) =>
    within(within(list).getByRole("region", { name }))
      .getAllByRole("listitem")
      .map((row) => row.textContent);
  assert.equal(rows("In"), ["SSam R.Answer", "GGia R.as usualAnswer"]);
  assert.equal(rows("Out"), ["LLeo M.awayAnswer", "NNia K.IllAnswer"]);
});

test("answers that can still change are in the bar at the lower edge, above staff's actions; others stay in the list", async () => {
  const mine = [part(), part({ membership_id: "leo", first_name: "Leo", may_answer: false })];
  const open = async (event: Parameters<typeof details>[0]) => {
    const { leave } = openEventDialogs({
      query: "?event=rockets.e1",
      replies: {
        [`GET ${path}`]: details(event, {
          participants: [
            person({ membership_id: "m1", name: "Sam R.", answer: "yes" }),
            person({ membership_id: "m2", name: "Gia R." }),
            person({ membership_id: "m3", name: "Ada K.", is_spot: true }),
            person({ membership_id: "m4", name: "Bea B.", is_spot: true, answer: "yes" }),
          ],
        }),
      },
    });
    const sheet = await screen.findByRole("dialog", { name: "Practice" });
    await within(sheet).findByText(/A row for Leo\.$/);
    return { sheet, leave };
  };
  const on = await open({ mine, starts_at: "2999-11-24T23:30:00.000Z", ends_at: "2999-11-25T01:00:00.000Z" });
  const bar = within(on.sheet).getByRole("group", { name: "Your answer" });
  assert.ok(within(bar).getByText("A row for Maya."));
  assert.is(within(bar).queryByText("A row for Leo."), null);
  assert.ok(within(within(bar).getByRole("group", { name: "For the staff" })).getByText("Call off"));
  const list = within(on.sheet).getByRole("region", { name: "Who's in" });
  assert.equal(
    within(list)
      .getAllByRole("region")
      .map((group) => group.getAttribute("aria-label")),
    ["No answer", "In", "Not joined yet"],
    "staff read first who has not answered, and last who has not joined",
  );
  const names = (label: string) =>
    within(within(list).getByRole("region", { name: label }))
      .getAllByRole("listitem")
      .map((row) => row.textContent?.slice(1, 7));
  assert.equal([names("Not joined yet"), names("In")], [["Ada K."], ["Sam R.", "Bea B."]]);
  on.leave();
  const off = await open({ mine, status: "called_off", called_off_for: "weather" });
  assert.is(within(off.sheet).queryByRole("group", { name: "Your answer" }), null);
  const were = within(within(off.sheet).getByRole("region", { name: "Who was in" }));
  assert.ok(were.getByText(/^A row for Maya\./));
  assert.equal(
    were.getAllByRole("region").map((group) => group.getAttribute("aria-label")),
    ["In", "No answer", "Not joined yet"],
    "nobody is asked any more",
  );
});

test("families who see all names see their sum and the players' caps", async () => {
  const { may_take_back: _, ...read } = details(
    { mine: [part()] },
    {
      participants: [
        person({ membership_id: "m1", name: "Sam R.", number: "7", answer: "yes", is_mine: true }),
        person({ membership_id: "m2", name: "Gia R." }),
        person({ membership_id: "m3", name: "Leo M." }),
      ],
    },
  );
  const { counts: __, ...event } = read.event;
  openEventDialogs({ query: "?event=rockets.e1", replies: { [`GET ${path}`]: { ...read, event } } });
  const list = await screen.findByRole("region", { name: "Who's in" });
  for (const part of ["1 in", "2 haven't answered"]) assert.ok(within(list).getByText(part));
  const rows = (name: string) =>
    within(within(list).getByRole("region", { name }))
      .getAllByRole("listitem")
      .map((row) => row.textContent);
  assert.equal([rows("In"), rows("No answer")], [["7Number 7Sam R."], ["GGia R.", "LLeo M."]]);
  assert.is(within(list).queryByText(/joined yet/), null);
});

test("a sum that has more players than families may read says that these have not joined", async () => {
  const { may_take_back: _, ...read } = details(
    { mine: [part()], counts: { yes: 1, maybe: 0, no: 0, silent: 3, for_old_time: 0 } },
    {
      participants: [
        person({ membership_id: "m1", name: "Sam R.", answer: "yes", is_mine: true }),
        person({ membership_id: "m2", name: "Gia R." }),
        person({ membership_id: "m3", name: "Ola F.", is_resting: true }),
      ],
    },
  );
  openEventDialogs({ query: "?event=rockets.e1", replies: { [`GET ${path}`]: read } });
  const list = await screen.findByRole("region", { name: "Who's in" });
  assert.ok(within(list).getByText("3 haven't answered"));
  assert.ok(within(list).getByText("The sum counts 2 players who haven't joined yet."));
});

test("families see no staff buttons, and followers neither names nor numbers", async () => {
  const { may_take_back: _, ...read } = details({ mine: [part()] });
  const family = openEventDialogs({ query: "?event=rockets.e1", replies: { [`GET ${path}`]: read } });
  const sheet = await screen.findByRole("dialog", { name: "Practice" });
  await within(sheet).findByText("A row for Maya.");
  for (const name of ["Change", "Call off", "More", "Share"])
    assert.is(within(sheet).queryByText(name), null);
  assert.is(within(sheet).queryByText("Only coaches read the names."), null);
  family.leave();
  const hidden = openEventDialogs({
    query: "?event=rockets.e1",
    replies: { [`GET ${path}`]: { ...read, answers_shown_to: "staff" } },
  });
  assert.ok(await screen.findByText("Only coaches read the names."));
  hidden.leave();
  const { counts: __, ...event } = read.event;
  const mine = [part({ may_answer: false })];
  openEventDialogs({
    query: "?event=rockets.e1",
    replies: { [`GET ${path}`]: { ...read, event: { ...event, mine } } },
  });
  assert.ok(await screen.findByText("Who comes is for the team and its families."));
});

test("a family sees the changes and confirms with Got it; staff can remind the others", async () => {
  const changes = [{ what: "start", before: "2026-11-24T09:00:00", after: "2026-11-24T17:30:00" }] as const;
  const table = {
    [`GET ${path}`]: details({ mine: [part()], changes: [...changes] }) as unknown,
    "POST /schedule/got_it": { items: [{ team_id: "rockets", event_id: "e1", seen_version: 3 }] },
  };
  const family = openEventDialogs({ query: "?event=rockets.e1", replies: table });
  assert.ok(await screen.findByText("9:00 → 17:30"));
  assert.is(screen.queryByText("Your coaches can tell that you've seen this."), null);
  table[`GET ${path}`] = details({ mine: [part()] });
  await openUser().click(screen.getByRole("button", { name: "Got it" }));
  await waitFor(() => assert.is(screen.queryByText("9:00 → 17:30"), null));
  assert.equal(family.bodies, [{ items: [{ team_id: "rockets", event_id: "e1", version: 3 }] }]);
  assert.equal(family.said, ["success Thanks. Your coach can see that you know."]);
  family.leave();
  const counts = {
    yes: 9,
    maybe: 0,
    no: 0,
    silent: 5,
    for_old_time: 0,
    know: 9,
    families: 14,
    heard: 3,
    unheard: 1,
    unjoined: 1,
  };
  const staff = openEventDialogs({
    query: "?event=rockets.e1",
    replies: { [`GET ${path}`]: details({ counts }), [`POST ${path}/nudge`]: { nudged: 4, left_out: 1 } },
  });
  const known = await screen.findByText(
    "9 of 14 families know. 3 heard it ring. 1 heard nothing yet. 1 isn't on Drip: share it.",
  );
  const people = screen.getByRole("heading", { name: "Who's in" });
  assert.ok(known.compareDocumentPosition(people) & Node.DOCUMENT_POSITION_FOLLOWING, "above the players");
  await openUser().click(screen.getByRole("button", { name: "Remind 4 families" }));
  await waitFor(() => assert.equal(staff.said, ["success Reminded 4 families. 1 isn't on Drip: share it."]));
  assert.equal(staff.bodies, [{ about: "change" }]);
});

const families = (told: boolean) => ({
  notice_version: 4,
  families: [
    {
      ...{ players: ["Sam R."], membership_ids: ["m1"], people: ["Robin Reyes"], is_here: true },
      ...{ knows: true, state: "knows", heard_at: null, via: "opened" },
    },
    {
      ...{ players: ["Gia R."], membership_ids: ["m2"], people: ["Dana Reyes"], is_here: true },
      ...(told
        ? { knows: true, state: "knows", heard_at: null, by: "Cora Coach", via: "told" }
        : {
            ...{ knows: false, state: "sent", heard_at: null },
            phones: [{ user_id: "u1", name: "Dana Reyes", phone_number: "+15550100200" }],
          }),
    },
  ],
});

test("of a called-off event staff read each family, call it and say that it was told", async () => {
  const counts = { yes: 2, maybe: 0, no: 0, silent: 0, for_old_time: 0, know: 1, families: 2, unheard: 1 };
  const replies: Record<string, unknown> = {
    [`GET ${path}`]: details({ ...off.event, notice_version: 3, counts }),
    [`GET ${path}/receipt`]: families(false),
    [`PUT ${path}/receipt/told`]: families(true),
    [`DELETE ${path}/receipt/told`]: families(false),
  };
  const { bodies } = openEventDialogs({ query: "?event=rockets.e1", replies });
  const list = await screen.findByRole("region", { name: "Who's seen it" });
  const rows = () =>
    within(list)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
  await within(list).findByText("Dana (Gia R.)");
  assert.equal(rows(), [
    "Dana (Gia R.)Heard nothing yet\n+1\u00a0555\u00a0010\u00a00200CallTold them",
    "Robin (Sam R.)Has seen it",
  ]);
  const user = openUser();
  replies[`GET ${path}/receipt`] = families(true);
  await user.click(within(list).getByRole("button", { name: "Told them: Dana (Gia R.)" }));
  await within(list).findByText("Told by Cora Coach");
  assert.equal(bodies, [{ membership_ids: ["m2"], notice_version: 3 }], "of the version on the screen");
  replies[`GET ${path}/receipt`] = families(false);
  await user.click(within(list).getByRole("button", { name: /^Not reached after all: Dana/ }));
  await within(list).findByRole("link", { name: "Call Dana Reyes, Gia R." });
  assert.equal(bodies[1], { membership_ids: ["m2"] });
  await user.click(screen.getByRole("button", { name: "Hide" }));
  assert.is(screen.queryByRole("region", { name: "Who's seen it" }), null);
});

test("of any other change the families are one press away", async () => {
  const counts = { yes: 2, maybe: 0, no: 0, silent: 0, for_old_time: 0, know: 1, families: 2 };
  openEventDialogs({
    query: "?event=rockets.e1",
    replies: { [`GET ${path}`]: details({ counts }), [`GET ${path}/receipt`]: families(false) },
  });
  const see = await screen.findByRole("button", { name: "See who" });
  assert.is(screen.queryByRole("region", { name: "Who's seen it" }), null);
  await openUser().click(see);
  assert.ok(await screen.findByText("Robin (Sam R.)"));
});

test("an unseen calling-off is shown as a single notice with Got it", async () => {
  const changes = [{ what: "status", before: null, after: "weather" }] as const;
  const table = {
    [`GET ${path}`]: details({
      ...off.event,
      mine: [part()],
      changes: [...changes],
      rings: true,
    }) as unknown,
    "POST /schedule/got_it": { items: [{ team_id: "rockets", event_id: "e1", seen_version: 4 }] },
  };
  openEventDialogs({ query: "?event=rockets.e1", replies: table });
  assert.ok(await screen.findByText("Called off: rain."));
  assert.ok(screen.getByText("Your coaches can tell that you've seen this."));
  assert.equal([screen.queryByText("What changed"), screen.queryByText("called off: rain")], [null, null]);
  table[`GET ${path}`] = details({ ...off.event, mine: [part()] });
  await openUser().click(screen.getByRole("button", { name: "Got it" }));
  await waitFor(() => assert.is(screen.queryByRole("button", { name: "Got it" }), null));
  assert.ok(screen.getByText("Called off: rain."));
});

test("on a wide screen another event replaces the sheet once the first one's request has ended", async () => {
  const other = "/team/team_id/rockets/event/event_id/e2";
  let settle = () => {};
  const { go } = openEventDialogs({
    query: "?event=rockets.e1",
    replies: {
      [`GET ${path}`]: details({ ...off.event }),
      [`GET ${other}`]: details({ id: "e2", title: "Keepers' practice" }),
      [`POST ${path}/put_back`]: async () => {
        await new Promise<void>((resolve) => {
          settle = resolve;
        });
        return details({ version: 5 });
      },
    },
  });
  const sheet = await screen.findByRole<HTMLDialogElement>("dialog", { name: "Practice" });
  assert.is(document.activeElement, within(sheet).getByRole("heading", { name: "Practice" }));
  await openUser().click(await within(sheet).findByRole("button", { name: "Put back on" }));
  go("?event=rockets.e2");
  assert.is(within(sheet).queryByRole("button", { name: "Close" }), null);
  assert.ok(screen.getByRole("dialog", { name: "Practice" }));
  settle();
  const next = await screen.findByRole("dialog", { name: "Keepers' practice" });
  assert.ok(await screen.findByText("Back on."));
  assert.is(document.activeElement, within(next).getByRole("heading", { level: 2 }));
});

test("an event that is gone says so; a failed read can be retried", async () => {
  const { replies, leave } = openEventDialogs({
    query: "?event=rockets.e1",
    replies: { [`GET ${path}`]: "EVENT_ITEM_404" },
  });
  assert.ok(await screen.findByText(messageTexts.EVENT_ITEM_404));
  leave();
  const again = openEventDialogs({
    query: "?event=rockets.e1",
    replies: { ...replies, [`GET ${path}`]: "SERVER_500" },
  });
  const retry = await screen.findByRole("button", { name: "Try again" });
  again.replies[`GET ${path}`] = details();
  await openUser().click(retry);
  assert.ok(await screen.findByText("17:30 to 19:00"));
});

test("what the list knows of an event is shown while its details are read, and while they cannot be", async () => {
  let settle = () => {};
  const known = practice({ venue: riverside, kit: "blue" });
  const { replies } = openEventDialogs({
    query: "?event=rockets.e1",
    events: [known],
    replies: {
      [`GET ${path}`]: async () => {
        await new Promise<void>((resolve) => {
          settle = resolve;
        });
        return "SERVER_500";
      },
    },
  });
  const sheet = await screen.findByRole("dialog", { name: "Practice" });
  const shown = ["17:30 to 19:00", "17:15", "Rockets · Tue, Nov 24", "1 River Road", "Kit: blue"];
  for (const text of shown) assert.ok(within(sheet).getByText(text), text);
  assert.is(within(sheet).queryByRole("group", { name: "For the staff" }), null);
  settle();
  const retry = await within(sheet).findByRole("button", { name: "Try again" });
  for (const text of shown) assert.ok(within(sheet).getByText(text), text);
  replies[`GET ${path}`] = details({ venue: riverside, kit: "blue" });
  await openUser().click(retry);
  assert.ok(await within(sheet).findByRole("group", { name: "For the staff" }));
  for (const text of shown) assert.is(within(sheet).getAllByText(text).length, 1, text);
});

test("calling off from a card takes one more press, and the page says what is sent, with Undo and Share", async () => {
  const { asked, bodies, headers, shared, changes, query, replies } = openEventDialogs({
    query: "?view=week&off=rockets.e1",
    events: [practice()],
    today: "2026-11-24",
    replies: {
      [`GET ${path}`]: details(),
      [`POST ${path}/call_off`]: off,
      [`POST ${path}/put_back`]: details({ version: 5 }),
    },
  });
  const person = openUser();
  await person.click(await screen.findByRole("button", { name: "Rain" }));
  assert.ok(await screen.findByText("Called off."));
  assert.equal(asked, [`GET ${path}`, `POST ${path}/call_off`]);
  assert.equal([bodies, headers[0]?.["if-match"]], [[{ reason: "weather" }], '"3"']);
  assert.equal([query(), changes()], ["?view=week", 1]);
  await person.click(screen.getByRole("button", { name: "Share" }));
  assert.equal(shared, [
    {
      title: "Practice",
      text: "Practice today, 17:30, is off: rain.",
      path: "/app/schedule?event=rockets.e1",
    },
  ]);
  assert.ok(replies);
  await person.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => assert.is(screen.queryByRole("button", { name: "Undo" }), null));
  assert.equal([asked.at(-1), headers[1]?.["if-match"], changes()], [`POST ${path}/put_back`, '"4"', 2]);
});

test("after calling off from its sheet the sheet says so and keeps Share; after putting back it can be called off again", async () => {
  const { bodies, shared } = openEventDialogs({
    query: "?event=rockets.e1",
    replies: {
      [`GET ${path}`]: details(),
      [`POST ${path}/call_off`]: details({ ...off.event, called_off_note: "Thunder all day" }),
      [`POST ${path}/put_back`]: details({ version: 5 }),
    },
  });
  const person = openUser();
  await person.click(await screen.findByRole("button", { name: "Call off" }));
  await person.click(await screen.findByRole("button", { name: "Keep it on" }));
  await person.click(screen.getByRole("button", { name: "Call off" }));
  const asking = await screen.findByRole("dialog", { name: "Call it off?" });
  await person.type(within(asking).getByRole("textbox", { name: "In your own words" }), "Thunder all day");
  assert.ok(within(asking).getByText(/They read “Thunder all day”\.$/));
  const reasons = within(asking).getByRole("group", {
    name: /^Calls off .*, .* and tells the families: They read/,
  });
  await person.click(within(reasons).getByRole("button", { name: "Something else" }));
  assert.ok(await screen.findByText("Called off: Thunder all day."));
  assert.equal(bodies, [{ reason: "other", note: "Thunder all day" }]);
  await person.click(screen.getByRole("button", { name: "Hide" }));
  await person.click(screen.getByRole("button", { name: "Share" }));
  assert.match(shared[0]?.text ?? "", /is off: Thunder all day\.$/);
  await person.click(screen.getByRole("button", { name: "Put back on" }));
  assert.ok(await screen.findByText("Back on."));
  assert.ok(screen.getByRole("button", { name: "Call off" }));
});

test("this and later are called off with one more choice, and put back on from the sheet by one press; Undo includes the same ones", async () => {
  const standing = details({ series_id: "s1" }, { series: series(), off_later: { events: 4, tells: 9 } });
  const told = (what: string) => ({
    what,
    events: 4,
    mails: 9,
    starts_at: "2026-11-24T23:30:00.000Z",
    starts_local: "2026-11-24T17:30:00",
    tells_at: new Date(pageNow + 60_000).toISOString(),
  });
  const frozen = { ...details({ ...off.event, series_id: "s1", called_off_for: "field" }), off_together: 3 };
  const backOn = details({ version: 5, series_id: "s1" }, { series: series() });
  const { bodies, asked, shared, replies } = openEventDialogs({
    query: "?event=rockets.e1",
    replies: {
      [`GET ${path}`]: standing,
      [`POST ${path}/call_off`]: { ...frozen, told: told("called_off") },
      [`POST ${path}/put_back`]: { ...backOn, told: told("back_on") },
    },
  });
  const person = openUser();
  await person.click(await screen.findByRole("button", { name: "Call off" }));
  const which = within(await screen.findByRole("radiogroup", { name: "Which ones?" }));
  assert.ok(which.getByRole<HTMLInputElement>("radio", { name: "Only this one" }).checked);
  await person.click(which.getByRole("radio", { name: "This and later (4)" }));
  assert.ok(screen.getByRole("group", { name: "Calls off Tue, Nov 24 and 3 later and tells 9 families:" }));
  await person.click(screen.getByRole("button", { name: "Field closed" }));
  assert.ok(await screen.findByText(/^4 called off\. /));
  assert.equal(bodies, [{ reason: "field", scope: "later" }]);
  await person.click(screen.getAllByRole("button", { name: "Share" })[0] as HTMLElement);
  assert.is(shared[0]?.text, "Practice on Tue, Nov 24, 17:30, and 3 more are off: field closed.");
  await person.click(screen.getByRole("button", { name: "Put this and 3 later back on" }));
  assert.ok(await screen.findByText(/^4 back on\. /));
  assert.is(asked.at(-1), `POST ${path}/put_back`);
  assert.is(screen.queryByRole("button", { name: /later back on$/ }), null);
  replies[`POST ${path}/call_off`] = frozen;
  await person.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => assert.is(screen.queryByRole("button", { name: "Undo" }), null));
  assert.equal(bodies.at(-1), { reason: "field", scope: "together" });
  assert.ok(screen.getByRole("button", { name: "Put this and 3 later back on" }));
});

test("the last event of a series, and one without a series, is called off without the question", async () => {
  for (const last of [
    details({ series_id: "s1", first_day: "2026-12-10" }, { series: series() }),
    details(),
  ]) {
    const { leave } = openEventDialogs({ query: "?event=rockets.e1", replies: { [`GET ${path}`]: last } });
    await openUser().click(await screen.findByRole("button", { name: "Call off" }));
    await screen.findByRole("button", { name: "Rain" });
    assert.is(screen.queryByRole("radiogroup", { name: "Which ones?" }), null);
    leave();
  }
});

test("from a card the scope is asked if a later event of the series is loaded; otherwise the event is read first, and the last one is not asked", async () => {
  const ofSeries = practice({ series_id: "s1" });
  const later = practice({ id: "e2", series_id: "s1", first_day: "2026-12-01" });
  const which = () => screen.queryByRole("radiogroup", { name: "Which ones?" });
  const first = openEventDialogs({ query: "?off=rockets.e1", events: [ofSeries, later] });
  await screen.findByRole("button", { name: "Rain" });
  assert.ok(which());
  assert.equal(first.asked, [`GET ${path}`], "for the number of families alone");
  first.leave();
  const last = { ...ofSeries, first_day: "2026-12-10" };
  for (const [event, isAsked] of [
    [ofSeries, true],
    [last, false],
  ] as const) {
    const { asked, leave } = openEventDialogs({
      query: "?off=rockets.e1",
      events: [event],
      replies: { [`GET ${path}`]: details(event, { off_later: { events: isAsked ? 2 : 1, tells: 1 } }) },
    });
    await screen.findByRole("button", { name: "Rain" });
    assert.is(which() !== null, isAsked);
    assert.equal(asked, [`GET ${path}`]);
    leave();
  }
});

test("the reasons stand below what they do: which event, and how many families hear of it", async () => {
  for (const [tells, words] of [
    [12, "Calls off Tue, Nov 24 and tells 12 families:"],
    [1, "Calls off Tue, Nov 24 and tells 1 family:"],
    [0, "Calls off Tue, Nov 24 and tells nobody, since no family is here yet:"],
  ] as const) {
    // The page shows the event, so the reasons can be pressed before the number is read.
    const { leave } = openEventDialogs({
      query: "?off=rockets.e1",
      events: [practice()],
      replies: { [`GET ${path}`]: details({}, { tells }) },
    });
    assert.ok(screen.getByRole("group", { name: "Calls off Tue, Nov 24 and tells the families:" }));
    const group = await screen.findByRole("group", { name: words });
    assert.equal(
      within(group)
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
      ["Rain", "Field closed", "No opponent", "Too few players", "Something else “ask your coach”"],
    );
    leave();
  }
  const { leave } = openEventDialogs({
    query: "?off=rockets.e1",
    events: [practice({ series_id: "s1" }), practice({ id: "e2", first_day: "2026-12-01", series_id: "s1" })],
    replies: {
      [`GET ${path}`]: details(
        { series_id: "s1" },
        { tells: 12, unjoined: 2, off_later: { events: 12, tells: 13, unjoined: 0 } },
      ),
    },
  });
  const person = openUser();
  act(() => screen.getByRole("radio", { name: "This and later" }).click());
  assert.ok(
    screen.getByRole("group", { name: "Calls off Tue, Nov 24 and all later ones and tells the families:" }),
  );
  await screen.findByRole("group", { name: "Calls off Tue, Nov 24 and 11 later and tells 13 families:" });
  await person.click(screen.getByRole("radio", { name: "Only this one" }));
  assert.ok(
    screen.getByRole("group", {
      name: "Calls off Tue, Nov 24 and tells 12 families: 2 aren't on Drip: share it.",
    }),
  );
  leave();
  openEventDialogs({
    query: "?off=rockets.e1",
    replies: {
      [`GET ${path}`]: details({ series_id: "s1" }, { tells: 12, off_later: { events: 1, tells: 12 } }),
    },
  });
  await screen.findByRole("group", { name: "Calls off Tue, Nov 24 and tells 12 families:" });
  assert.is(screen.queryByRole("radiogroup", { name: "Which ones?" }), null, "the last one");
});

test("a refusal is shown above the reasons", async () => {
  openEventDialogs({
    query: "?off=rockets.e1",
    replies: { [`GET ${path}`]: details(), [`POST ${path}/call_off`]: "EVENT_ITEM_403_OVER" },
  });
  await openUser().click(await screen.findByRole("button", { name: "Field closed" }));
  assert.ok(await screen.findByText(messageTexts.EVENT_ITEM_403_OVER));
  assert.ok(screen.getByRole("button", { name: "Rain" }));
});

test("a URL that names no event opens no dialog about one", () => {
  for (const name of ["event", "off", "attendance"]) {
    const { asked, leave } = openEventDialogs({ query: `?${name}=rockets` });
    assert.equal([screen.queryByRole("dialog"), asked], [null, []], name);
    leave();
  }
  openEventDialogs({ query: "?rule=rockets" });
  assert.ok(screen.getByRole("dialog"), "a form says that there is nothing to change");
});

test("an event without answers can be deleted entirely", async () => {
  const { said, query } = openEventDialogs({
    query: "?event=rockets.e1",
    replies: { [`GET ${path}`]: details({}, { may_take_back: true }), [`DELETE ${path}`]: { ended: true } },
  });
  const person = openUser();
  await person.click(await screen.findByRole("button", { name: "More" }));
  assert.is(
    screen.getByRole("link", { name: "Duplicate" }).getAttribute("href"),
    "/app/schedule?new=practice&like=rockets.e1",
  );
  await person.click(screen.getByRole("button", { name: "Delete" }));
  await waitFor(() => assert.equal(said, ["success Deleted. It was never there."]));
  assert.is(query(), "");
});

test("a new game is sent under one key, with a place added before", async () => {
  const park = { ...riverside, id: "v2", name: "West Park", category: "field", address: null };
  const { bodies, headers, said, changes, query } = openEventDialogs({
    query: "?new=game&team=rockets",
    teams: [rockets, { ...rockets, id: "comets", name: "Comets" }],
    replies: {
      ...venues,
      "POST /team/team_id/rockets/venue": park,
      "POST /team/team_id/rockets/event": details({ kind: "game", starts_local: "2026-11-28T09:00:00" }),
    },
  });
  const person = openUser();
  const form = await screen.findByRole("dialog", { name: "A game for Rockets" });
  await person.click(within(form).getByRole("button", { name: "Add game" }));
  assert.ok(await within(form).findByText("When does it start?"));
  await person.type(within(form).getByRole("textbox", { name: "Opponent" }), "Comets");
  await person.click(within(form).getByRole("radio", { name: "Away" }));
  await person.type(within(form).getByRole("textbox", { name: /^Day/ }), "11/28/2026");
  await person.type(within(form).getByRole("textbox", { name: "Starts" }), "9");
  await person.click(within(form).getByRole("button", { name: "Add a place" }));
  await person.type(within(form).getByRole("textbox", { name: "Name" }), "West Park");
  await person.click(within(form).getByRole("button", { name: "Add it" }));
  assert.ok(await within(form).findByRole("radio", { name: "West Park", checked: true }));
  await person.selectOptions(within(form).getByRole("combobox", { name: "Until" }), "2 days before");
  await person.type(within(form).getByRole("textbox", { name: "Notes" }), "Bring water.");
  await person.click(within(form).getByRole("button", { name: "Add game" }));
  await waitFor(() => assert.equal(said, ["success On the books. Game on!"]));
  assert.equal(bodies[0], { name: "West Park", category: "field", address: null });
  assert.equal(bodies[1], {
    kind: "game",
    title: null,
    opponent: "Comets",
    side: "away",
    timing: "timed",
    starts_local: "2026-11-28T09:00:00",
    duration_minutes: 90,
    arrive_minutes: 30,
    time_zone: "America/Chicago",
    venue_id: "v2",
    venue_detail: null,
    kit: null,
    notes: "Bring water.",
    asks: "players",
    answer_lead_minutes: 2_880,
  });
  assert.is(
    headers.every((sent) => sent["idempotency-key"] !== undefined),
    true,
  );
  assert.equal([changes(), query()], [1, "?team=rockets"]);
});

test("a start that clock changes skip is moved on by the server, and the page says so", async () => {
  const { said } = openEventDialogs({
    query: "?new=practice&team=rockets",
    replies: {
      ...venues,
      "POST /team/team_id/rockets/event": details({
        first_day: "2027-03-14",
        starts_local: "2027-03-14T03:30:00",
      }),
    },
  });
  const person = openUser();
  const form = await screen.findByRole("dialog", { name: "A practice for Rockets" });
  await person.type(within(form).getByRole("textbox", { name: /^Day/ }), "3/14/2027");
  await person.type(within(form).getByRole("textbox", { name: "Starts" }), "2:30 am");
  await person.click(within(form).getByRole("button", { name: "Add practice" }));
  await waitFor(() =>
    assert.equal(said, [
      "success On the books. Game on!",
      "success On Mar 14 the clock jumps: 2:30 becomes 3:30.",
    ]),
  );
});

test("a moved game sends only the changes, and says Moved with Undo", async () => {
  const game = details({ kind: "game", title: "Game", opponent: "Comets" });
  const moved = details({
    ...game.event,
    starts_local: "2026-11-24T14:00:00",
    venue_detail: "field 3",
    version: 4,
    time_version: 4,
  });
  const { bodies, headers, query } = openEventDialogs({
    query: "?event=rockets.e1",
    replies: { ...venues, [`GET ${path}`]: game, [`PATCH ${path}`]: moved },
  });
  const person = openUser();
  await person.click(await screen.findByRole("link", { name: "Change" }));
  const form = await screen.findByRole("dialog", { name: "Change it" });
  await retype(person, await within(form).findByRole("textbox", { name: "Starts" }), "14:00");
  await retype(person, within(form).getByRole("textbox", { name: "Field or court" }), "field 3");
  assert.equal(
    within(within(form).getByRole("list", { name: "What changes" }))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
    ["Starts was 17:30, now 14:00", "Field was field 7, now field 3"],
  );
  await person.click(within(form).getByRole("button", { name: "Move game" }));
  assert.ok(await screen.findByText("Moved."));
  assert.equal(
    [bodies, headers[0]?.["if-match"]],
    [[{ starts_local: "2026-11-24T14:00:00", venue_detail: "field 3" }], '"3"'],
  );
  assert.is(query(), "?event=rockets.e1");
  await person.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() =>
    assert.equal(bodies[1], {
      starts_local: "2026-11-24T17:30:00",
      venue_detail: "field 7",
      answer_lead_minutes: null,
    }),
  );
});

test("after a version conflict the other's values are shown beside the typed ones, and either can be kept", async () => {
  const theirs = details({
    version: 4,
    starts_local: "2026-11-24T18:00:00",
    ends_local: "2026-11-24T19:30:00",
  });
  const table = {
    ...venues,
    [`GET ${path}`]: details() as unknown,
    [`PATCH ${path}`]: "REQUEST_412_CHANGED" as unknown,
  };
  const { bodies, headers, said } = openEventDialogs({ query: "?change=rockets.e1", replies: table });
  const person = openUser();
  await person.click(await screen.findByRole("button", { name: "Name, kit, notes, answers" }));
  await retype(person, await screen.findByRole("textbox", { name: "Kit" }), "blue");
  table[`GET ${path}`] = theirs;
  await person.click(screen.getByRole("button", { name: "Change practice" }));
  assert.ok(
    await screen.findByText(/By now it says: Practice, Tue, Nov 24, 18:00 to 19:30, Riverside, field 7\./),
  );
  assert.is(screen.getByRole<HTMLInputElement>("textbox", { name: "Kit" }).value, "blue");
  table[`PATCH ${path}`] = details({ version: 5, kit: "blue" });
  await person.click(screen.getByRole("button", { name: "Keep mine" }));
  await waitFor(() => assert.equal(said, ["success Saved. Game on!"]));
  assert.equal(
    [bodies.at(-1), headers.at(-1)?.["if-match"]],
    [{ kit: "blue", starts_local: "2026-11-24T17:30:00" }, '"4"'],
  );
});

test("a change opens at the time with the start selected; answers to be asked again are counted, the rest is folded", async () => {
  const counts = { yes: 4, maybe: 0, no: 1, silent: 2, for_old_time: 0 };
  openEventDialogs({
    query: "?change=rockets.e1",
    replies: { ...venues, [`GET ${path}`]: details({ counts }) },
  });
  const person = openUser();
  const starts = await screen.findByRole<HTMLInputElement>("textbox", { name: "Starts" });
  await waitFor(() => assert.is(document.activeElement, starts));
  assert.equal([starts.selectionStart, starts.selectionEnd], [0, 5]);
  assert.ok(screen.getByText("Practice, Tue, Nov 24, 17:30 to 19:00"));
  const isFirst = (label: string) =>
    starts.compareDocumentPosition(screen.getByLabelText(label)) & Node.DOCUMENT_POSITION_FOLLOWING;
  assert.ok(isFirst("Field or court"));
  assert.is(screen.queryByRole("textbox", { name: "What" }), null);
  assert.ok(screen.getByRole("button", { name: "Save" }), "nothing is changed yet");
  await person.keyboard("18:");
  assert.ok(screen.getByText("18:00"), "of a time that is half typed the last one stays");
  await person.keyboard("15");
  assert.ok(screen.getByText("18:15"));
  assert.ok(screen.getByText("5 answers will be asked again."));
  assert.ok(screen.getByRole("button", { name: "Move practice" }));
  await person.click(screen.getByRole("button", { name: "Name, kit, notes, answers" }));
  await waitFor(() => assert.is(document.activeElement, screen.getByRole("textbox", { name: "What" })));
});

test("the form focuses its first field", async () => {
  openEventDialogs({ query: "?new=practice", replies: venues });
  const first = await screen.findByRole("textbox", { name: "What" });
  await waitFor(() => assert.is(document.activeElement, first));
});

test("a past event is entered for the record; one too far away shows an error and is not sent", async () => {
  const { bodies } = openEventDialogs({ query: "?new=practice", replies: venues });
  const person = openUser();
  const day = await screen.findByRole("textbox", { name: /^Day/ });
  await person.type(day, "11/20/2026");
  assert.ok(await screen.findByText("For the record: nobody is asked."));
  await retype(person, day, "11/01/2026");
  assert.ok(await screen.findByText("That's over two weeks ago. Let bygones be bygones."));
  await person.type(screen.getByRole("textbox", { name: "Starts" }), "soon");
  await person.click(screen.getByRole("button", { name: "Add practice" }));
  assert.ok(await screen.findByText("We can't find that on a clock. Try 17:30 or 5:30 pm."));
  assert.equal(bodies, []);
});

test("a coach of several teams is asked for the team; somebody who coaches none is told so", async () => {
  const several = openEventDialogs({
    query: "?new=practice",
    teams: [rockets, { ...rockets, id: "comets", name: "Comets" }],
    replies: { "GET /team/team_id/comets/venue": { venues: [] } },
  });
  await openUser().click(await screen.findByRole("button", { name: "Comets" }));
  assert.ok(await screen.findByRole("button", { name: "Add practice" }));
  several.leave();
  openEventDialogs({ query: "?new=practice", teams: [{ ...rockets, is_staff: false }] });
  assert.ok(await screen.findByText("Only coaches and managers add events."));
});

test("a tournament lasts whole days, and another time zone can be chosen", async () => {
  const { bodies } = openEventDialogs({
    query: "?new=tournament",
    replies: { ...venues, "POST /team/team_id/rockets/event": details() },
  });
  const person = openUser();
  await person.type(await screen.findByRole("textbox", { name: /^First day/ }), "04/10/2027");
  await person.selectOptions(screen.getByRole("combobox", { name: "Lasts" }), "3 days");
  await person.click(screen.getByRole("button", { name: "Chicago time" }));
  await person.selectOptions(screen.getByRole("combobox", { name: "Time zone" }), "Europe/Oslo");
  await person.click(screen.getByRole("button", { name: "Add tournament" }));
  await waitFor(() => assert.is(bodies.length, 1));
  const [sent] = bodies as { days: number; time_zone: string; starts_local: string; timing: string }[];
  assert.equal(
    [sent?.timing, sent?.days, sent?.time_zone, sent?.starts_local],
    ["day", 3, "Europe/Oslo", "2027-04-10T00:00:00"],
  );
});

type Person = Parameters<typeof details>[1] extends { participants?: (infer One)[] } | undefined
  ? One
  : never;

const person = (change: Partial<Person>): Person => ({
  membership_id: "m1",
  name: "Sam R.",
  number: null,
  answer: null,
  is_for_old_time: false,
  is_mine: false,
  ...change,
});

async function retype(person: ReturnType<typeof openUser>, field: HTMLElement, text: string) {
  await person.clear(field);
  await person.type(field, text);
}

test.run();

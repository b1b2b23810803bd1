import * as assert from "uvu/assert";
import { messageTexts } from "../../../domain/problem/message-texts";
import { details } from "../../support/people/event";
import { plan, series } from "../../support/people/series";
import { team } from "../../support/people/team";
import { practice } from "../../support/people/week";
import { openUser, screen, viewSuite, waitFor, within } from "../../support/view/dom";
import { openEventDialogs, rockets } from "../../support/view/event-server";

const test = viewSuite("weekly practice");
// Loads the Temporal polyfill before the tests type into the date field, which would load it itself.
test.before(async () => {
  await import("temporal-polyfill");
});

const path = "/team/team_id/rockets";
const window = {
  from: "2026-10-08",
  days: 62,
  today: "2026-11-22",
  as_of: "2026-11-22T12:00:00.000Z",
  teams: [],
  people: [],
  events: [] as ReturnType<typeof practice>[],
};
const season = {
  id: "1",
  name: "Fall",
  starts_on: "2026-09-01",
  ends_on: "2026-12-10",
  closed_at: null,
};
const added = ["11-24", "11-26", "12-01", "12-03", "12-08", "12-10"].map((day) => `2026-${day}T17:30:00`);
const replies = () =>
  ({
    [`GET ${path}`]: team({ id: "rockets", seasons: [season] }),
    [`GET ${path}/event`]: window,
    [`GET ${path}/venue`]: { venues: [] },
  }) as Record<string, unknown>;
type Body = {
  dry_run?: boolean;
  plan_tag?: string;
  rule: Record<string, unknown>;
  fields: { notes: string };
};
/** Replies with the plan to a dry run, and with the series to the call with the plan's tag. */
const making =
  (given = plan({ added })) =>
  async (request: Request) => ({
    plan: given,
    ...(!((await request.clone().json()) as Body).dry_run && { series: series() }),
  });

const open = async (given: Record<string, unknown> = {}, query = "?new=weekly") => {
  const opened = openEventDialogs({ query, replies: { ...replies(), ...given } });
  const dialog = await screen.findByRole("dialog", { name: "Weekly practice for Rockets" });
  await within(dialog).findByRole("checkbox", { name: "Tuesday" });
  return { ...opened, person: openUser(), within: within(dialog) };
};

const saturdays = ["2026-11-28T09:00:00", "2026-12-05T09:00:00"];
/** Replies for the two series; with a code the series of Saturdays fails after its plan. */
const byTime = (code?: string) => async (request: Request) => {
  const { rule, dry_run } = (await request.clone().json()) as Body;
  const isSaturday = rule.weekdays === 0b1000000;
  if (isSaturday && !dry_run && code) return code;
  return {
    plan: plan(isSaturday ? { plan_tag: "tag-2", added: saturdays } : { added }),
    ...(!dry_run && {
      series: series({
        id: isSaturday ? "s2" : "s1",
        rule: { ...series().rule, weekdays: rule.weekdays as number },
      }),
    }),
  };
};

async function fillTwoTimes(
  person: ReturnType<typeof openUser>,
  form: Awaited<ReturnType<typeof open>>["within"],
) {
  for (const name of ["Tuesday", "Thursday", "Saturday"])
    await person.click(form.getByRole("checkbox", { name }));
  await person.type(form.getByRole("textbox", { name: "Starts" }), "17:30");
  await person.click(form.getByRole("button", { name: "Another time on some days" }));
  await waitFor(() =>
    assert.is(document.activeElement, form.getByRole("textbox", { name: "Tuesday starts" })),
  );
  await person.type(form.getByRole("textbox", { name: "Saturday starts" }), "9");
}

test("with two weekdays and a time the button has the number of events; they are planned, saved and can be taken back", async () => {
  const { person, bodies, headers, said, changes, query, ...opened } = await open({
    [`POST ${path}/series`]: making(),
    [`DELETE ${path}/series/series_id/s1`]: { ended: true },
  });
  assert.ok(opened.within.getByText("Pick days to see how many practices."));
  await person.click(opened.within.getByRole("checkbox", { name: "Tuesday" }));
  assert.ok(opened.within.getByText("Every Tue: 3 practices, the last on Dec 8."));
  await person.click(opened.within.getByRole("checkbox", { name: "Thursday" }));
  await person.type(opened.within.getByRole("textbox", { name: "Starts" }), "5:30 pm");
  await waitFor(() =>
    assert.ok(opened.within.getByText("Every Tue and Thu, 17:30 to 19:00: 6 practices, the last on Dec 10.")),
  );
  await person.click(opened.within.getByRole("button", { name: "Add 6 practices" }));
  const notice = await screen.findByText("Added 6 practices. Game on!");
  assert.ok(notice);
  assert.is(query(), "");
  const [planned, saved] = bodies as Body[];
  assert.equal(planned?.rule, {
    weekdays: 0b0010100,
    every_weeks: 1,
    first_day: "2026-11-22",
    last_day: "2026-12-10",
    skip_days: [],
  });
  assert.equal([planned?.dry_run, saved?.plan_tag], [true, "tag-1"]);
  assert.is(headers[0]?.["idempotency-key"], headers[1]?.["idempotency-key"]);
  assert.is(changes(), 1);
  await person.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => assert.equal(said, ["success Taken back. They were never there."]));
  assert.is(headers.at(-1)?.["if-match"], '"1"');
  assert.is(screen.queryByText("Added 6 practices. Game on!"), null);
  assert.is(changes(), 2);
});

test("a different time on Saturdays takes one more press and field, and one press takes both series back", async () => {
  const {
    person,
    bodies,
    headers,
    asked,
    said,
    within: form,
  } = await open({
    [`POST ${path}/series`]: byTime(),
    [`DELETE ${path}/series/series_id/s1`]: { ended: true },
    [`DELETE ${path}/series/series_id/s2`]: { ended: true },
  });
  await fillTwoTimes(person, form);
  await waitFor(() =>
    assert.ok(
      form.getByText(
        "Every Tue and Thu, 17:30 to 19:00, and Sat, 9:00 to 10:30: 8 practices, the last on Dec 10.",
      ),
    ),
  );
  await person.click(form.getByRole("button", { name: "Add 8 practices" }));
  assert.ok(await screen.findByText("Added 8 practices. Game on!"));
  const sent = bodies as Body[];
  assert.equal(
    sent.map(({ rule, dry_run = false }) => [rule.weekdays, dry_run]),
    [
      [0b0010100, true],
      [0b1000000, true],
      [0b0010100, false],
      [0b1000000, false],
    ],
  );
  const keys = headers.map((each) => each["idempotency-key"]);
  assert.equal([keys[0], keys[1]], [keys[2], keys[3]]);
  assert.is.not(keys[0], keys[1]);
  await person.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => assert.equal(said, ["success Taken back. They were never there."]));
  assert.equal(asked.slice(-2), [`DELETE ${path}/series/series_id/s1`, `DELETE ${path}/series/series_id/s2`]);
});

test("a failed second call names what was created; the rest can be sent again, and after Cancel the created series can be taken back", async () => {
  const {
    person,
    replies: table,
    within: form,
  } = await open({
    [`POST ${path}/series`]: byTime("EVENT_ITEM_403_FULL"),
  });
  await fillTwoTimes(person, form);
  await person.click(await form.findByRole("button", { name: "Add 8 practices" }));
  assert.ok(
    await form.findByText(`Tue and Thu are on the books. Sat isn't: ${messageTexts.EVENT_ITEM_403_FULL}`),
  );
  assert.equal(
    ["Tuesday", "Thursday", "Saturday"].map(
      (name) => form.getByRole<HTMLInputElement>("checkbox", { name }).checked,
    ),
    [false, false, true],
  );
  assert.ok(form.getByText("Every Sat, 9:00 to 10:30: 2 practices, the last on Dec 5."));
  table[`POST ${path}/series`] = "SERVER_500";
  await person.click(form.getByRole("button", { name: "Add 2 practices" }));
  await form.findByText(messageTexts.SERVER_500);
  await person.click(form.getByRole("button", { name: "Cancel" }));
  assert.ok(await screen.findByText("Added 6 practices. Game on!"));
  assert.ok(screen.getByRole("button", { name: "Undo" }));
});

test("an invalid differing time is shown and focused, and nothing is sent; an empty one uses the common time", async () => {
  const { person, bodies, within: form } = await open({ [`POST ${path}/series`]: byTime() });
  await fillTwoTimes(person, form);
  const saturday = form.getByRole<HTMLInputElement>("textbox", { name: "Saturday starts" });
  await person.clear(saturday);
  await person.type(saturday, "soon");
  await person.click(form.getByRole("button", { name: /^Add \d+ practices?/ }));
  assert.ok(await form.findByText("We can't find that on a clock. Try 17:30 or 5:30 pm."));
  await waitFor(() => assert.is(document.activeElement, saturday));
  assert.equal(bodies, []);
  await person.clear(saturday);
  await waitFor(() =>
    assert.ok(form.getByText("Every Tue, Thu and Sat, 17:30 to 19:00: 8 practices, the last on Dec 10.")),
  );
});

test("time, place and length are those of the last practice", async () => {
  const { within: form } = await open({
    [`GET ${path}/event`]: {
      ...window,
      events: [practice({ starts_local: "2026-11-17T18:15:00", duration_minutes: 75 })],
    },
    [`GET ${path}/venue`]: {
      venues: [{ id: "v1", name: "Riverside", category: "field", address: null, version: 1 }],
    },
  });
  const value = (name: string) => form.getByRole<HTMLInputElement>("textbox", { name }).value;
  assert.equal([value("Starts"), value("Field or court")], ["18:15", "field 7"]);
  assert.ok(form.getByRole<HTMLInputElement>("radio", { name: "75 min" }).checked);
  assert.ok((await form.findByRole<HTMLInputElement>("radio", { name: "Riverside" })).checked);
});

test("the first field has the focus; a press too early says what is missing and sends nothing", async () => {
  const { person, bodies, within: form } = await open();
  assert.is(document.activeElement, form.getByRole("checkbox", { name: "Sunday" }));
  await person.click(form.getByRole("button", { name: "Add practices" }));
  const sunday = form.getByRole("checkbox", { name: "Sunday" });
  await waitFor(() => assert.is(sunday.getAttribute("aria-invalid"), "true"));
  assert.is(form.getAllByText("Pick a weekday, or two.").length, 2);
  assert.ok(form.getByText("When does it start?"));
  await waitFor(() => assert.is(document.activeElement, sunday));
  assert.equal(bodies, []);
});

test("a rule without days, with over 200 days, or with free days outside shows an error while typing", async () => {
  const { person, within: form } = await open();
  await person.click(form.getByRole("checkbox", { name: "Saturday" }));
  const to = form.getByRole("textbox", { name: /^To/ });
  const retype = async (text: string) => {
    await person.clear(to);
    await person.type(to, text);
  };
  await retype("11/27/2026");
  assert.ok(await form.findByText(messageTexts.SERIES_400_EMPTY));
  await retype("11/01/2026");
  assert.ok(await form.findByText("That ends before it starts."));
  for (const name of ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday"])
    await person.click(form.getByRole("checkbox", { name }));
  await retype("08/01/2027");
  assert.ok(await form.findByText(messageTexts.SERIES_400_TOO_MANY));
  assert.ok(form.getByRole("button", { name: "Add practices" }));
});

test("a start that one night skips is shown before saving; Back returns to the typed form", async () => {
  const odd = plan({ added, odd_nights: [{ day: "2026-12-01", becomes: "2026-12-01T03:30:00" }] });
  const { person, bodies, within: form } = await open({ [`POST ${path}/series`]: making(odd) });
  for (const name of ["Tuesday", "Thursday"]) await person.click(form.getByRole("checkbox", { name }));
  await person.type(form.getByRole("textbox", { name: "Starts" }), "02:30");
  await person.click(form.getByRole("button", { name: "Add 6 practices" }));
  assert.ok(await form.findByText("On Dec 1 the clock jumps: 2:30 becomes 3:30."));
  assert.ok(form.getByText("6 practices from Nov 24 to Dec 10."));
  await person.click(form.getByRole("button", { name: "Back" }));
  assert.is(form.getByRole<HTMLInputElement>("textbox", { name: "Starts" }).value, "02:30");
  await waitFor(() =>
    assert.is(document.activeElement, form.getByRole("button", { name: "Add 6 practices" })),
  );
  await person.keyboard("{Enter}");
  await form.findByText("On Dec 1 the clock jumps: 2:30 becomes 3:30.");
  await person.click(form.getByRole("button", { name: "Add 6 practices" }));
  await screen.findByText("Added 6 practices. Game on!");
  assert.equal(
    (bodies as Body[]).map(({ dry_run }) => dry_run ?? false),
    [true, true, false],
  );
});

test("a refusal keeps the typed form, including notes", async () => {
  const { person, bodies, within: form } = await open({ [`POST ${path}/series`]: "EVENT_ITEM_403_FULL" });
  await person.click(form.getByRole("checkbox", { name: "Tuesday" }));
  await person.type(form.getByRole("textbox", { name: "Starts" }), "17:30");
  await person.click(form.getByRole("button", { name: "Kit, notes, answers" }));
  await waitFor(() => assert.is(document.activeElement, form.getByRole("textbox", { name: "What" })));
  await person.type(form.getByRole("textbox", { name: "Notes" }), "Bring water.");
  await person.click(form.getByRole("button", { name: "Add 3 practices" }));
  assert.ok(await form.findByText(messageTexts.EVENT_ITEM_403_FULL));
  assert.is(form.getByRole<HTMLTextAreaElement>("textbox", { name: "Notes" }).value, "Bring water.");
  assert.is((bodies as Body[])[0]?.fields.notes, "Bring water.");
});

test("a person who coaches no team gets a message, and one of several teams is asked for", async () => {
  const none = openEventDialogs({ query: "?new=weekly", teams: [{ ...rockets, is_staff: false }] });
  assert.ok(await screen.findByText("Only coaches and managers add events."));
  none.leave();
  openEventDialogs({
    query: "?new=weekly",
    replies: replies(),
    teams: [rockets, { ...rockets, id: "comets", name: "Comets" }],
  });
  await openUser().click(await screen.findByRole("button", { name: "Rockets" }));
  assert.ok(await screen.findByRole("checkbox", { name: "Tuesday" }));
});

test("a series that can no longer be taken back has no button, and a refusal shows the reason", async () => {
  const late = await open({
    [`POST ${path}/series`]: async (request: Request) => ({
      ...(await making()(request)),
      ...(!((await request.clone().json()) as Body).dry_run && {
        series: series({ may_take_back: false }),
      }),
    }),
  });
  const fill = async ({ person, within: form }: Awaited<ReturnType<typeof open>>) => {
    for (const name of ["Tuesday", "Thursday"]) await person.click(form.getByRole("checkbox", { name }));
    await person.type(form.getByRole("textbox", { name: "Starts" }), "17:30");
    await person.click(form.getByRole("button", { name: "Add 6 practices" }));
  };
  await fill(late);
  await waitFor(() => assert.equal(late.said, ["success Added 6 practices. Game on!"]));
  assert.is(screen.queryByRole("button", { name: "Undo" }), null);
  late.leave();
  const known = await open({
    [`POST ${path}/series`]: making(),
    [`DELETE ${path}/series/series_id/s1`]: "EVENT_ITEM_409_CONFLICT",
  });
  await fill(known);
  await known.person.click(await screen.findByRole("button", { name: "Undo" }));
  assert.ok(await screen.findByText(messageTexts.EVENT_ITEM_409_CONFLICT));
  await known.person.click(screen.getByRole("button", { name: "Hide" }));
  assert.is(screen.queryByText(messageTexts.EVENT_ITEM_409_CONFLICT), null);
});

test("the sheet of one event shows the rule and can take the series back", async () => {
  const { said, query, asked } = openEventDialogs({
    query: "?event=rockets.e1",
    replies: {
      [`GET ${path}/event/event_id/e1`]: details(
        { series_id: "s1" },
        { may_take_back: true, series: series() },
      ),
      [`DELETE ${path}/series/series_id/s1`]: { ended: true },
    },
  });
  const sheet = within(await screen.findByRole("dialog", { name: "Practice" }));
  assert.ok(await sheet.findByText("Every Tue and Thu until Dec 10"));
  await openUser().click(sheet.getByRole("button", { name: "More" }));
  assert.ok(sheet.getByText(/^All 6 of this series/));
  await openUser().click(sheet.getByRole("button", { name: "Undo" }));
  await waitFor(() => assert.equal(said, ["success Taken back. They were never there."]));
  assert.equal([query(), asked.at(-1)], ["", `DELETE ${path}/series/series_id/s1`]);
});

test.run();

import * as assert from "uvu/assert";
import { fromPromise } from "xstate";
import type { WaitingItem } from "../../../../domain/needs-you/needs-you-list";
import type { EventKey } from "../../../../domain/schedule/event/event-sheet";
import type {
  NudgeOutcome,
  ReachedInPerson,
  ReachedInPersonOutcome,
  ReceiptFamily,
} from "../../../../domain/schedule/receipt/call-list";
import { nudgeMachine } from "../../../../machines/schedule/nudge.machine";
import { reachedInPersonMachine } from "../../../../machines/schedule/reached-in-person.machine";
import { CallList } from "../../../../src/features/schedule/receipt/call-list";
import { openPlaceholders } from "../../../support/machines/placeholders";
import { act, openUser, render, screen, viewSuite, within } from "../../../support/view/dom";

const test = viewSuite("call list");

const family = (id: string, change: Partial<ReceiptFamily> = {}): ReceiptFamily => ({
  players: ["Maya R."],
  membership_ids: [id],
  people: ["Dana Reyes"],
  knows: false,
  is_here: true,
  state: "sent",
  heard_at: null,
  phones: [],
  ...change,
});
const dana = family("maya", {
  phones: [{ user_id: "u1", name: "Dana Reyes", phone_number: "+15550100200" }],
});
const lee = family("sam", { players: ["Sam L."], people: ["Lee Long"] });
const itemOf = (families: ReceiptFamily[]): WaitingItem => ({
  kind: "call_list",
  id: "call_list e1",
  created_at: "2026-11-24T22:30:00.000Z",
  team_id: "rockets",
  team_name: "Rockets",
  event_id: "e1",
  event_title: "Practice",
  is_called_off: true,
  starts_local: "2026-11-24T17:30:00",
  arrives_at: "2026-11-24T23:15:00.000Z",
  notice_version: 2,
  count: families.length,
  families,
});

function open(families: ReceiptFamily[]) {
  const placeholders = openPlaceholders();
  const opened: string[] = [];
  let saved = 0;
  const shared = {
    machine: reachedInPersonMachine.provide({
      actors: {
        saveReached: fromPromise<ReachedInPersonOutcome, ReachedInPerson>(({ input }) =>
          placeholders.call("saveReached", input),
        ),
        saveNotReached: fromPromise<ReachedInPersonOutcome, ReachedInPerson>(({ input }) =>
          placeholders.call("saveNotReached", input),
        ),
      },
    }),
    nudge: nudgeMachine.provide({
      actors: { nudge: fromPromise<NudgeOutcome, EventKey>(() => placeholders.call("nudge")) },
    }),
    hrefOf: () => "/app/schedule?event=rockets.e1",
    onOpened: (href: string) => opened.push(href),
    now: () => Date.parse("2026-11-24T22:30:00.000Z"),
    onSaved: () => saved++,
  };
  const view = (listed: ReceiptFamily[]) => (
    <main>
      <CallList {...shared} item={itemOf(listed)} />
    </main>
  );
  const { rerender } = render(view(families));
  return {
    ...placeholders,
    user: openUser(),
    opened,
    saved: () => saved,
    answer: (name: string, outcome: object) => act(() => placeholders.answer(name, outcome)),
    show: (listed: ReceiptFamily[]) => rerender(view(listed)),
    rows: () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent),
  };
}

test("the card names each family, what is known of it and whom to call", () => {
  const { rows } = open([dana, lee]);
  const card = screen.getByRole("region", { name: "Two families don't know yet." });
  assert.ok(within(card).getByText(/^Practice/));
  assert.equal(rows(), [
    "Dana (Maya R.)Heard nothing yet\n+1\u00a0555\u00a0010\u00a00200CallTold them",
    "Lee (Sam L.)Heard nothing yet\nNo numberTold them",
  ]);
  assert.is(
    screen.getByRole("link", { name: "Call Dana Reyes, Maya R." }).getAttribute("href"),
    "tel:+15550100200",
  );
  assert.is(
    screen.getByRole("link", { name: "Open, Two families don't know yet." }).getAttribute("href"),
    "/app/schedule?event=rockets.e1",
  );
});

test("Told them is one press, shown at once; the family keeps its place until the reader leaves", async () => {
  const { user, calls, answer, rows, show, saved } = open([dana, lee]);
  await user.click(screen.getByRole("button", { name: "Told them: Dana (Maya R.)" }));
  const about = { key: { teamId: "rockets", eventId: "e1" }, membershipIds: ["maya"], noticeVersion: 2 };
  assert.equal(calls, [{ name: "saveReached", input: about }]);
  assert.is(screen.queryByRole("link", { name: /^Call/ }), null);
  assert.is(document.activeElement, screen.getByRole("button", { name: /^Not reached after all: Dana/ }));
  await answer("saveReached", { kind: "saved" });
  assert.is(saved(), 1);
  show([lee]);
  assert.ok(screen.getByRole("region", { name: "One family doesn't know yet." }));
  assert.equal(rows(), [
    "Dana (Maya R.)You told themNot reached after all",
    "Lee (Sam L.)Heard nothing yet\nNo numberTold them",
  ]);
  await user.click(screen.getByRole("button", { name: "Not reached after all: Dana (Maya R.)" }));
  await answer("saveNotReached", { kind: "saved" });
  show([dana, lee]);
  assert.match(rows()[0] ?? "", /CallTold them$/);
});

test("a failure says so in its place, and the family stands as before", async () => {
  const { user, answer, rows, saved } = open([dana, lee]);
  await user.click(screen.getByRole("button", { name: "Told them: Lee (Sam L.)" }));
  await answer("saveReached", { kind: "refused", text: "No line." });
  const [, row] = screen.getAllByRole("listitem");
  assert.ok(row);
  assert.is(within(row).getByRole("alert").textContent, "No line.");
  assert.match(rows()[1] ?? "", /Told themNo line\.$/);
  assert.is(saved(), 0);
});

test("who comes to know meanwhile says so without a button", () => {
  const { rows, show } = open([dana, lee]);
  show([dana]);
  assert.is(rows()[1], "Lee (Sam L.)Knows");
});

test("a family without a number can be nudged with the others, once", async () => {
  const { user, answer, show } = open([dana]);
  assert.is(screen.queryByRole("button", { name: /^Nudge/ }), null, "there is a number to call");
  show([dana, lee, family("ada", { people: [], players: ["Ada K."], is_here: false })]);
  await user.click(screen.getByRole("button", { name: "Remind 2 families" }));
  await answer("nudge", { kind: "nudged", nudged: 2, leftOut: 1 });
  assert.is(screen.getByRole("status").textContent, "Reminded 2 families. 1 isn't on Drip: share it.");
});

test("where two people have a number, each is called by name", () => {
  open([
    family("maya", {
      people: ["Dana Reyes", "Kim Reyes"],
      phones: [
        { user_id: "u1", name: "Dana Reyes", phone_number: "+15550100200" },
        { user_id: "u2", name: "Kim Reyes", phone_number: "+15550100201" },
      ],
    }),
  ]);
  assert.equal(
    screen.getAllByRole("link", { name: /^Call/ }).map(({ textContent }) => textContent),
    ["Call Dana", "Call Kim"],
  );
});

test.run();

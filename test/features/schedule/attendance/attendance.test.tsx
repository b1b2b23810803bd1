import "../../../support/view/happy-dom";
import * as assert from "uvu/assert";
import { fromCallback, fromPromise } from "xstate";
import type { GivenMark } from "../../../../domain/schedule/attendance/attendance";
import type { AttendanceCounts as Counts } from "../../../../domain/schedule/attendance/attendance-counts";
import { listOf } from "../../../../domain/schedule/attendance/attendance-list";
import { attendanceMachine } from "../../../../machines/schedule/attendance.machine";
import { attendanceCountsMachine } from "../../../../machines/schedule/attendance-counts.machine";
import { Attendance } from "../../../../src/features/schedule/attendance/attendance";
import { AttendanceCounts } from "../../../../src/features/schedule/attendance/attendance-counts";
import { openPlaceholders } from "../../../support/machines/placeholders";
import { during, type Line, line, squad } from "../../../support/people/squad";
import { hoursOff, practice } from "../../../support/people/week";
import { act, openUser, render, screen, viewSuite, within } from "../../../support/view/dom";

const test = viewSuite("who's here");

const fourteen = Array.from({ length: 14 }, (_, index) => line(`player ${index + 1}`));

test("a team of fourteen with two missing is marked in three presses", async () => {
  const { user, answer, sent } = open();
  await answer("read", read(fourteen));
  assert.ok(screen.getByText("0 of 14 here."));
  assert.ok(screen.getByText("14 not marked yet."));
  let presses = 0;
  const press = async (name: string | RegExp, of?: string) => {
    presses += 1;
    const where = of ? within(screen.getByRole("group", { name: `Who's here: ${of}` })) : screen;
    await user.click(where.getByRole("button", { name }));
  };
  await press(/^Everyone who's In/);
  await press("Absent", "player 3");
  await press("Absent", "player 9");
  assert.is(presses, 3);
  assert.ok(screen.getByText("12 of 14 here."));
  assert.is(screen.queryByText(/not marked/), null);
  assert.equal(
    [
      sent().length,
      sent()
        .filter(({ attendance }) => attendance === "absent")
        .map(({ membershipId }) => membershipId),
    ],
    [14, ["player 3", "player 9"]],
  );
  assert.is(pressed("player 3"), "Absent");
  await press("Absent", "player 3");
  assert.is(pressed("player 3"), null, "a second press clears it");
});

test("a row says what the family said; who rests has no buttons, and without an In nothing is filled", async () => {
  const { answer } = open();
  await answer(
    "read",
    read([
      line("usual", { source: "usual" }),
      line("away", { answer: "no", source: "away" }),
      line("silent", { answer: null }),
      line("rests", { is_resting: true }),
    ]),
  );
  const rows = screen.getAllByRole("listitem").map((row) => row.querySelector("small")?.textContent);
  assert.equal(rows, ["In · as usual", "Out · away", "No answer", "resting"]);
  assert.equal(screen.getAllByRole("group").length, 3);
  const other = open();
  await other.answer("read", read([line("silent", { answer: null })]));
  assert.is(screen.getAllByRole("button", { name: /Everyone/ }).length, 1);
});

test("the event's time has its zone beside it on a device whose clock differs, and only then", async () => {
  for (const [hours, zone] of [
    [0, ""],
    [1, " Chicago time"],
  ] as const) {
    const { answer, leave } = open();
    await answer("read", { ...read([]), list: listOf(squad([line("maya")], hoursOff(practice(), hours))) });
    assert.ok(screen.getByText(`Practice · Tue, Nov 24 · 17:30${zone}`));
    leave();
  }
});

test("without a line the stored list says when it was read; what came back is told", async () => {
  const { user, answer, settle } = open();
  await answer("read", { ...read([line("maya")]), tag: null, readAt: during });
  assert.match(
    screen.getAllByRole("status")[0]?.textContent ?? "",
    /^As of \d+:\d\d\. Marks will be sent\.$/,
  );
  await user.click(screen.getByRole("button", { name: "Here" }));
  await act(async () => settle("They're not on this list any more."));
  assert.ok(screen.getByText("Marks didn't make it."));
  assert.ok(screen.getByText("They're not on this list any more."));
});

test("what cannot be marked says why", async () => {
  const { answer } = open();
  await answer("read", { ...read([]), list: listOf(squad([], { status: "called_off" })) });
  assert.ok(screen.getByText("This one's called off. Nobody to mark."));
  const family = open();
  await family.answer("read", { ...read([]), list: { ...listOf(squad([])), isStaff: false } });
  assert.ok(screen.getByText("Only coaches and managers mark who's here."));
  const gone = open();
  await gone.answer("read", { kind: "gone" });
  assert.ok(screen.getByText("That one's off the books. Reload to see what's on."));
  const failed = open();
  await failed.answer("read", { kind: "refused", text: "No line." });
  await failed.user.click(screen.getByRole("button", { name: "Try again" }));
  assert.is(failed.calls.length, 2);
});

test("the season's counts unfold below the list as a table, with names", async () => {
  const placeholders = openPlaceholders();
  const machine = attendanceCountsMachine.provide({
    actors: { read: fromPromise(({ input }) => placeholders.call("read", input)) },
  });
  const players = [{ id: "maya", ids: ["maya"], name: "Maya R." }] as never;
  render(<AttendanceCounts machine={machine} teamId="comets" players={players} />);
  const user = openUser();
  await user.click(screen.getByRole("button", { name: "How often everybody came" }));
  const counts: Counts = {
    from: "2026-08-15",
    to: "2027-05-28",
    members: [{ membership_id: "maya", present: 9, late: 1, absent: 2, absent_without_word: 1 }],
  };
  await act(() => placeholders.answer("read", { kind: "read", counts }));
  const table = screen.getByRole("table");
  assert.equal(
    [...table.querySelectorAll("tr")].map((row) => [...row.children].map(({ textContent }) => textContent)),
    [
      ["Player", "Here", "Late", "Absent", "No word"],
      ["Maya R.", "9", "1", "2", "1"],
    ],
  );
  await user.click(screen.getByRole("button", { name: "Hide" }));
  assert.is(screen.queryByRole("table"), null);
});

const read = (lines: readonly Line[]) => ({
  kind: "read",
  list: listOf(squad(lines)),
  tag: "t1",
  readAt: null,
});

const pressed = (name: string) =>
  within(screen.getByRole("group", { name: `Who's here: ${name}` }))
    .getAllByRole("button")
    .find((button) => button.getAttribute("aria-pressed") === "true")?.textContent ?? null;

/** The outbox of the test keeps what was made. */
function open() {
  const placeholders = openPlaceholders();
  let waiting: GivenMark[] = [];
  let tell: (event: unknown) => void = () => {};
  const machine = attendanceMachine.provide({
    actors: {
      read: fromPromise(({ input }) => placeholders.call("read", input)),
      outbox: fromCallback(({ receive, sendBack }) => {
        tell = sendBack as typeof tell;
        receive((event) => {
          const { marks } = event as { marks: readonly GivenMark[] };
          const ids = marks.map(({ membershipId }) => membershipId);
          waiting = [...waiting.filter(({ membershipId }) => !ids.includes(membershipId)), ...marks];
          sendBack({ type: "outbox.changed", waiting });
        });
      }),
    },
  });
  const { unmount } = render(
    <Attendance
      machine={machine}
      eventKey={{ teamId: "comets", eventId: "e1" }}
      team={undefined}
      now={() => during}
      counts={() => null}
    />,
  );
  return {
    ...placeholders,
    answer: (name: string, outcome: unknown) => act(() => placeholders.answer(name, outcome)),
    user: openUser(),
    leave: unmount,
    sent: () => waiting,
    settle: (text: string) => {
      const done = waiting;
      waiting = [];
      for (const said of done)
        tell({ type: "mark.settled", said, outcome: { kind: "refused", text }, isShownHere: true });
      tell({ type: "outbox.changed", waiting });
    },
  };
}

test.run();

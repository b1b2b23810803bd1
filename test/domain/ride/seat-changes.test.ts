import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { SeatState } from "../../../domain/ride/ride";
import { type SeenSeat, seatChanges } from "../../../domain/ride/seat-changes";

const test = suite("what became of seats");

const seat = (
  membershipId: string,
  state: SeatState,
  driverId: string | null = "kim",
  more: Partial<SeenSeat> = {},
): SeenSeat => ({
  ...{ eventId: "game", way: "there", membershipId, state, driverId, secondId: null },
  ...more,
});
const summary = (before: readonly SeenSeat[], after: readonly SeenSeat[]) => {
  const { lost, withdrawn, openAgain } = seatChanges(before, after);
  const ids = (seats: readonly SeenSeat[]) => seats.map(({ membershipId }) => membershipId);
  return { lost: ids(lost), withdrawn: ids(withdrawn), openAgain };
};
const nothing = { lost: [], withdrawn: [], openAgain: [] };

test("without a driver, who had agreed has lost a ride, and an offer is withdrawn from who had not", () => {
  const before = [
    seat("leo", "agreed"),
    seat("mia", "needs_company"),
    seat("sam", "open_again"),
    seat("lea", "offered"),
    seat("out", "not_coming"),
    seat("none", "wanted", null),
  ];
  const after = before.map(({ membershipId, state }) =>
    seat(membershipId, state === "not_coming" ? state : "wanted", null),
  );
  assert.equal(summary(before, after), { ...nothing, lost: ["leo", "mia", "sam"], withdrawn: ["lea"] });
});

test("who gave the seat up, is out or whose event is off has lost nothing", () => {
  const before = [seat("leo", "agreed"), seat("mia", "agreed"), seat("sam", "agreed")];
  assert.equal(summary(before, [seat("mia", "not_coming", null), seat("sam", "off", null)]), nothing);
});

test("a car in which somebody is alone asks everybody who is still in it, once, with both adults", () => {
  const along = { secondId: "pat" };
  const before = [
    seat("leo", "agreed"),
    seat("mia", "agreed"),
    seat("sam", "agreed"),
    seat("lea", "offered"),
    seat("ada", "agreed", "ann"),
    seat("leo", "agreed", "ann", { way: "back" }),
  ];
  const after = [
    seat("leo", "needs_company", "kim", along),
    seat("mia", "agreed", "kim", along),
    seat("sam", "not_coming"),
    seat("lea", "offered", "kim", along),
    seat("ada", "agreed", "ann"),
    seat("leo", "agreed", "ann", { way: "back" }),
  ];
  assert.equal(summary(before, after), {
    ...nothing,
    openAgain: [{ eventId: "game", membershipIds: ["leo", "mia"], userIds: ["kim", "pat"] }],
  });
  assert.equal(summary(after, after), nothing, "it is asked once");
});

test("a yes by consent that is taken back is asked for again; a ride to which nobody agreed is not", () => {
  assert.equal(summary([seat("leo", "agreed")], [seat("leo", "offered")]).openAgain, [
    { eventId: "game", membershipIds: ["leo"], userIds: ["kim"] },
  ]);
  assert.equal(summary([seat("leo", "open_again")], [seat("leo", "offered")]), nothing);
  assert.equal(summary([seat("leo", "agreed", "ann")], [seat("leo", "needs_company", "kim")]), nothing);
});

test("each event has its own", () => {
  const other = { eventId: "practice" };
  const before = [
    seat("leo", "agreed"),
    seat("leo", "agreed", "ann", other),
    seat("mia", "agreed", "ann", other),
  ];
  const after = [
    seat("leo", "needs_company"),
    seat("leo", "wanted", null, other),
    seat("mia", "offered", "ann", other),
  ];
  assert.equal(summary(before, after), {
    ...{ lost: ["leo"], withdrawn: [] },
    openAgain: [
      { eventId: "game", membershipIds: ["leo"], userIds: ["kim"] },
      { eventId: "practice", membershipIds: ["mia"], userIds: ["ann"] },
    ],
  });
});

test.run();

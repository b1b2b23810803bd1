import { suite } from "uvu";
import * as assert from "uvu/assert";
import { pushWords } from "../../../domain/push/push-texts";
import { payloadOf, type Ring, ringKey, waitsForQuiet } from "../../../domain/push/ring";
import { eventKinds } from "../../../domain/schedule/event/event";

const test = suite("what a device shows");

test("a notification's text depends on the kind alone", () => {
  assert.is(pushWords("called_off", "practice"), "A practice is called off. Have a look.");
  assert.is(pushWords("moved", "game"), "A game has moved. Have a look.");
  assert.is(pushWords("back_on", "game"), "It's back on! Have a look.");
  assert.is(pushWords("answer_wanted", "meeting"), "An answer is still wanted. One press does it.");
  assert.is(pushWords("nudged", "practice"), "A practice has changed. Have a look.");
  assert.is(new Set(eventKinds.map((of) => pushWords("moved", of))).size, eventKinds.length);
});

test("of talk it names nobody, and says what kind it is", () => {
  const words = (["message", "named", "answered", "seated", "quiet_over"] as const).map((kind) =>
    pushWords(kind),
  );
  assert.equal(words, [
    "Something new in a huddle. Have a look.",
    "Somebody named you. Have a look.",
    "Somebody answered you. Have a look.",
    "You're in a new huddle. Have a look.",
    "A few things came while it was quiet.",
  ]);
});

test("to staff it says that families may not know, which stays true however late it comes", () => {
  assert.is(pushWords("call_list", "practice"), "Some families may not know yet. Have a look.");
  const ring: Ring = {
    kind: "call_list",
    of: "practice",
    team_id: "t1",
    event_id: "e1",
    notice_version: 2,
    rung: [],
  };
  assert.equal(payloadOf(ring), {
    v: 1,
    kind: "call_list",
    of: "practice",
    tag: "c:e1",
    url: "/app/schedule?event=t1.e1",
  });
});

test("a lost ride names nobody, and replaces no news of the event", () => {
  const ring: Ring = {
    ...{ kind: "ride_lost", of: "game", team_id: "t1", event_id: "e1", membership_ids: ["m1"], rung: [] },
  };
  assert.is(pushWords("ride_lost", "game"), "A ride fell through. Have a look.");
  assert.is(ringKey(ring), "ride:e1");
  assert.equal(payloadOf(ring), {
    ...{ v: 1, kind: "ride_lost", of: "game", tag: "r:e1", url: "/app/schedule?event=t1.e1" },
  });
});

test("in quiet hours only what is off, has moved or is back on rings, its call list, and a ride that is lost", () => {
  const passing = ["called_off", "moved", "back_on", "call_list", "ride_lost"];
  const kinds = [
    ...passing,
    "nudged",
    "answer_wanted",
    "message",
    "named",
    "answered",
    "seated",
    "quiet_over",
  ];
  assert.equal(
    kinds.filter((kind) => !waitsForQuiet({ kind } as Ring)),
    passing,
  );
});

test("a payload of a newer server still gets a text", () => {
  const newer = JSON.parse('{ "kind": "place_free", "of": "scrimmage" }');
  assert.is(pushWords(newer.kind, "practice"), "Something's new. Have a look.");
  assert.is(pushWords("moved", newer.of), "Something has moved. Have a look.");
});

test("a payload contains only the kind, the event's URL and a tag", () => {
  const ring = {
    kind: "moved",
    of: "game",
    team_id: "t1",
    event_id: "e1",
    membership_ids: ["m1"],
    notice_version: 2,
    time_version: 2,
    rung: [],
  } as const;
  assert.equal(payloadOf(ring), {
    v: 1,
    kind: "moved",
    of: "game",
    tag: "e:e1",
    url: "/app/schedule?event=t1.e1",
  });
  const talk = { kind: "message", team_id: "t1", huddle_id: "h1", up_to: 3, rung: [] } as const;
  assert.equal(payloadOf(talk), { v: 1, kind: "message", tag: "h:h1", url: "/app/chat/t1.h1" });
  const quiet = { kind: "quiet_over", held: { "huddle:h1": talk }, rung: [] } as const;
  assert.equal(payloadOf(quiet), { v: 1, kind: "quiet_over", tag: "quiet", url: "/app/dings" });
});

test.run();

import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromCallback, fromPromise } from "xstate";
import { problemTexts } from "../../../domain/base/texts";
import { fitSpots, type SpotCall, spotCalls } from "../../../domain/team/roster-import";
import { meanwhileText } from "../../../domain/team/roster-import-texts";
import {
  rosterImportMachine,
  selectDropped,
  selectImportStep,
  selectIsSending,
  selectIsUnderWay,
  selectNotice,
  selectOpened,
  selectOthers,
  selectRefusal,
  selectSent,
  selectSpots,
  selectTable,
  selectToSend,
  selectUnreadableWhy,
} from "../../../machines/team/roster-import.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";
import { chosenFile } from "../../support/people/import-files";
import { listOfPlayers, readPlayers, spotSent } from "../../support/people/roster-lists";

const test = suite(rosterImportMachine.id);

function open() {
  const placeholders = openPlaceholders();
  const heard: (() => void)[] = [];
  const actor = createActor(
    rosterImportMachine.provide({
      actors: {
        readFile: fromPromise(({ input }) => placeholders.call("readFile", input)),
        readPeople: fromPromise(({ input }) => placeholders.call("readPeople", input)),
        sendRows: fromPromise(({ input }) => placeholders.call("sendRows", input)),
        network: fromCallback(({ sendBack }) => {
          heard.push(() => sendBack({ type: "network.returned" }));
        }),
      },
    }),
  );
  actor.start();
  const read = <Value>(select: (snapshot: ReturnType<typeof actor.getSnapshot>) => Value) =>
    select(actor.getSnapshot());
  const choose = async (text: string, about = {}) => {
    actor.send({ type: "file.chosen", file: chosenFile(text) });
    await placeholders.answer("readFile", readPlayers(text, about));
  };
  let keys = 0;
  const press = () => {
    const calls = spotCalls(fitSpots(read(selectSpots)), () => `k${keys++}`);
    actor.send({ type: "send.pressed", calls });
  };
  /** Nobody came in meanwhile. */
  const send = async () => {
    press();
    await placeholders.answer("readPeople", {
      kind: "compared",
      people: actor.getSnapshot().context.about.people,
    });
  };
  const lastCall = () => placeholders.calls.at(-1)?.input as SpotCall;
  const kept = (call = lastCall()) => ({ kind: "sent", results: call.lines.map((line) => spotSent(line)) });
  return {
    ...placeholders,
    actor,
    read,
    choose,
    press,
    send,
    lastCall,
    kept,
    returnNetwork: () => heard.at(-1)?.(),
  };
}

test("a list of 30 is shown, and saved by two calls with keys of their own", async () => {
  const { read, choose, send, answer, lastCall, kept } = open();
  await choose(listOfPlayers(30));
  assert.equal([read(selectImportStep), read(selectSpots).length], ["checking", 30]);
  await send();
  assert.equal([lastCall().rows.length, lastCall().key, read(selectIsSending)], [25, "k0", true]);
  await answer("sendRows", kept());
  assert.equal([lastCall().rows.length, lastCall().key, read(selectToSend)], [5, "k2", 30]);
  await answer("sendRows", kept());
  assert.equal([read(selectImportStep), read(selectSent).length, read(selectSpots)], ["done", 30, []]);
});

test("a failure in the middle pauses, and goes on with the same call by a press or once the network is back", async () => {
  const { actor, read, choose, send, answer, fail, lastCall, kept, returnNetwork } = open();
  await choose(listOfPlayers(30));
  await send();
  await answer("sendRows", kept());
  const call = lastCall();
  await answer("sendRows", { kind: "refused", text: "No network." });
  assert.equal([read(selectImportStep), read(selectRefusal)], ["paused", "No network."]);
  returnNetwork();
  assert.equal([read(selectImportStep), lastCall(), read(selectRefusal)], ["sending", call, null]);
  await fail("sendRows");
  assert.equal([read(selectImportStep), read(selectRefusal)], ["paused", problemTexts.unknown]);
  actor.send({ type: "resume.pressed" });
  assert.equal(lastCall(), call);
  await answer("sendRows", kept());
  assert.equal([read(selectImportStep), read(selectSent).length], ["done", 30]);
});

test("a player who came in meanwhile is not saved twice: the lines are shown once more", async () => {
  const { actor, read, choose, press, send, answer, lastCall } = open();
  await choose("First name,Last name\nAda,Kern\nBo,Olsen");
  press();
  assert.equal(
    [read(selectImportStep), read(selectIsSending), read(selectNotice)],
    ["comparing", true, null],
  );
  const people = [{ key: "ada k", number: null }];
  await answer("readPeople", { kind: "compared", people });
  assert.equal(
    [read(selectImportStep), read(selectNotice), read(selectSpots).map(({ faults }) => faults)],
    ["checking", "changed", [["there"], []]],
  );
  await send();
  assert.equal([read(selectImportStep), lastCall().lines, read(selectNotice)], ["sending", [2], null]);
  actor.stop();
});

test("who came in and is no line of the list stops nothing; a roster that cannot be read does", async () => {
  const { read, choose, press, answer, fail } = open();
  await choose("First name,Last name\nAda,Kern");
  for (const refused of [() => answer("readPeople", { kind: "failed" }), () => fail("readPeople")]) {
    press();
    await refused();
    assert.equal([read(selectImportStep), read(selectNotice)], ["checking", "uncompared"]);
  }
  press();
  await answer("readPeople", { kind: "compared", people: [{ key: "cy d", number: "4" }] });
  assert.is(read(selectImportStep), "sending");
});

test("after a refusal of a call what is saved can be seen, and the rest is compared before it is sent again", async () => {
  const { actor, read, choose, press, send, answer, kept } = open();
  await choose(listOfPlayers(30));
  await send();
  await answer("sendRows", kept());
  assert.is(read(selectIsUnderWay), true);
  await answer("sendRows", { kind: "refused", text: "The season is over." });
  assert.is(read(selectIsUnderWay), true);
  actor.send({ type: "result.wanted" });
  assert.equal(
    [read(selectImportStep), read(selectSent).length, read(selectSpots).length, read(selectIsUnderWay)],
    ["done", 25, 5, false],
  );
  actor.send({ type: "lines.wanted" });
  press();
  assert.is(read(selectImportStep), "comparing");
});

test("players whom another import saved in the same second stay as lines with the reason, and are not sent again", async () => {
  const { actor, read, choose, press, send, answer, lastCall, calls } = open();
  await choose(listOfPlayers(2));
  await send();
  const lines = lastCall().lines.map((line) =>
    spotSent(line, { isKept: false, mails: 0, why: meanwhileText }),
  );
  await answer("sendRows", { kind: "sent", results: lines });
  assert.is(read(selectImportStep), "done");
  actor.send({ type: "lines.wanted" });
  assert.equal(
    read(selectSpots).map(({ faults, refusal }) => [faults, refusal]),
    [
      [["refused"], meanwhileText],
      [["refused"], meanwhileText],
    ],
  );
  const before = calls.length;
  press();
  assert.equal([read(selectImportStep), calls.length], ["checking", before]);
});

test("broken lines are corrected in their place or left out, and come back by a press", async () => {
  const { actor, read, choose, press } = open();
  await choose("First name,Last name,Number,Parent email\n,Kern,9,kim@\nBo,Olsen,9,\nCy,Dee,,");
  const faults = () => read(selectSpots).map((spot) => [spot.line, ...spot.faults]);
  assert.equal(faults(), [[1, "first_name", "address"], [2, "number_twice"], [3]]);
  actor.send({ type: "row.opened", line: 1 });
  assert.equal([read(selectImportStep), read(selectOpened)], ["correcting", 1]);
  actor.send({ type: "back.pressed" });
  assert.equal([read(selectImportStep), read(selectOpened)], ["checking", null]);
  actor.send({ type: "row.opened", line: 1 });
  const spot = { firstName: "Ada", lastInitial: "K", number: "8", emailAddresses: ["kim@example.com"] };
  actor.send({ type: "row.corrected", spot });
  assert.equal([faults(), read(selectSpots)[0]?.spot], [[[1], [2], [3]], spot]);
  actor.send({ type: "row.dropped", line: 2 });
  actor.send({ type: "row.opened", line: 1 });
  actor.send({ type: "row.dropped", line: 1 });
  assert.equal([faults(), read(selectDropped).map(({ line }) => line)], [[[3]], [1, 2]]);
  actor.send({ type: "row.restored", line: 1 });
  assert.equal([faults(), read(selectDropped).map(({ line }) => line)], [[[1], [3]], [2]]);
  for (const line of [1, 3]) actor.send({ type: "row.dropped", line });
  press();
  assert.is(read(selectImportStep), "checking", "nobody is left to be saved");
});

test("what is saved counts for the lines that were mended afterwards", async () => {
  const { actor, read, choose, send, answer } = open();
  await choose("First name,Last name,Number\nAda,Kern,9\nBo,Olsen,9\nCy,Dee,8");
  await send();
  await answer("sendRows", {
    kind: "sent",
    results: [spotSent(1), spotSent(3, { isKept: false, mails: 0, why: "No such name." })],
  });
  assert.equal(
    [read(selectImportStep), read(selectSpots).map(({ line, faults }) => [line, ...faults])],
    [
      "done",
      [
        [2, "number_taken"],
        [3, "refused"],
      ],
    ],
  );
  actor.send({ type: "lines.wanted" });
  assert.is(read(selectImportStep), "checking");
  assert.is(read(selectSpots)[1]?.refusal, "No such name.");
  actor.send({ type: "row.opened", line: 3 });
  const spot = { firstName: "Cyril", lastInitial: "D", number: "8", emailAddresses: [] };
  actor.send({ type: "row.corrected", spot });
  assert.equal(read(selectSpots)[1]?.faults, []);
});

test("columns that no heading names are asked for, and can be mapped anew from the preview", async () => {
  const { actor, read, choose } = open();
  await choose("a,b\n1,2");
  assert.is(read(selectImportStep), "mapping");
  actor.send({ type: "column.mapped", name: "firstName", index: null });
  actor.send({ type: "columns.confirmed" });
  assert.is(read(selectImportStep), "mapping", "there are no names yet");
  actor.send({ type: "column.mapped", name: "firstName", index: 1 });
  actor.send({ type: "columns.confirmed" });
  assert.equal([read(selectImportStep), read(selectSpots)[0]?.spot.firstName], ["checking", "b"]);
  actor.send({ type: "columns.pressed" });
  assert.equal([read(selectImportStep), read(selectTable)?.columns.firstName], ["mapping", 1]);
});

test("who is no player is left out by name", async () => {
  const { read, choose } = open();
  await choose("First,Last,Non-Player\nSam,Rivers,\nKim,Cole,yes");
  assert.equal([read(selectSpots).length, read(selectOthers)], [1, ["Kim C"]]);
});

test("files that cannot be read say why, and another one may be chosen", async () => {
  const { actor, read, choose, answer, fail } = open();
  const why = () => [read(selectImportStep), read(selectUnreadableWhy)];
  actor.send({ type: "file.chosen", file: chosenFile("") });
  await answer("readFile", { kind: "unreadable", why: "spreadsheet" });
  assert.equal(why(), ["unreadable", "spreadsheet"]);
  actor.send({ type: "file.chosen", file: chosenFile("") });
  await fail("readFile");
  assert.equal(why(), ["unreadable", "failed"]);
  await choose("First name,Last name");
  assert.equal(why(), ["unreadable", "no_players"]);
  await choose(listOfPlayers(201));
  assert.equal(why(), ["unreadable", "too_many"]);
  await choose(listOfPlayers(200));
  assert.is(read(selectImportStep), "checking");
});

test("paths reach every state and transition", () => {
  const { calls } = withCalls();
  const samples = {
    "file.chosen": [{ file: chosenFile("") }],
    "xstate.done.actor.readFile": [
      readPlayers(listOfPlayers(26)),
      readPlayers("a,b\n1,2"),
      readPlayers("First name,Last name"),
      readPlayers(listOfPlayers(201)),
      { kind: "unreadable", why: "empty" },
    ].map((output) => ({ output })),
    "xstate.done.actor.readPeople": [{ kind: "compared", people: [] }, { kind: "failed" }].map((output) => ({
      output,
    })),
    "xstate.done.actor.sendRows": [
      { kind: "sent", results: [] },
      { kind: "refused", text: "no" },
    ].map((output) => ({ output })),
    "column.mapped": [{ name: "firstName", index: 0 }],
    "row.opened": [{ line: 1 }],
    "row.corrected": [{ spot: { firstName: "Ada", lastInitial: "K", number: "", emailAddresses: [] } }],
    "row.dropped": [{ line: 1 }],
    "row.restored": [{ line: 1 }],
    "send.pressed": [{ calls }],
  };
  const key = ({ value, context }: ReturnType<typeof actorSnapshot>) => [
    value,
    context.lines.length,
    context.called,
    context.table?.columns.firstName,
  ];
  assert.equal(uncovered(rosterImportMachine, samples, key), { states: [], transitions: [] });
});

const actorSnapshot = () => open().actor.getSnapshot();

/** Two calls of the 26 lines. */
const withCalls = () => ({
  calls: [Array.from({ length: 25 }, (_, index) => index + 1), [26]].map(
    (lines): SpotCall => ({ lines, rows: [], key: `a${lines[0]}`, keyOfRest: `b${lines[0]}` }),
  ),
});

test.run();

import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import { problemTexts } from "../../../domain/base/texts";
import {
  scheduleImportMachine,
  selectCheckingStep,
  selectImportFile,
  selectImportPlan,
  selectImportRead,
  selectImportRefusal,
  selectImportStep,
  selectIsSending,
  selectSending,
  selectSent,
  selectTaken,
  selectUnreadableWhy,
} from "../../../machines/schedule/schedule-import.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";
import {
  chosenFile,
  importResult,
  importTeam,
  listOfGames,
  readList,
  readTitles,
  unclearList,
} from "../../support/people/import-files";

const test = suite(scheduleImportMachine.id);

function open() {
  const placeholders = openPlaceholders();
  const actor = createActor(
    scheduleImportMachine.provide({
      actors: {
        readFile: fromPromise(({ input }) => placeholders.call("readFile", input)),
        planRows: fromPromise(({ input }) => placeholders.call("planRows", input)),
        sendRows: fromPromise(({ input }) => placeholders.call("sendRows", input)),
      },
    }),
    { input: importTeam },
  );
  actor.start();
  const step = () => {
    const snapshot = actor.getSnapshot();
    return selectCheckingStep(snapshot) ?? selectImportStep(snapshot);
  };
  const choose = async (text: string, outcome = readList(text)) => {
    actor.send({ type: "file.chosen", file: chosenFile(text) });
    await placeholders.answer("readFile", outcome);
  };
  return { ...placeholders, actor, step, choose };
}

const manyLines = [
  "Date,Time,Opponent",
  ...Array.from({ length: 401 }, (_, index) => `2026-12-05,9:00,Team ${index}`),
].join("\n");
const made = (count: number) => Array.from({ length: count }, (_, row) => importResult(row, "made"));
const planned = (count: number) => ({
  kind: "planned",
  results: made(count),
  keys: ["k1", "k2", "k3"],
  imported: [],
});

test("a list of 30 is planned, and saved by two calls with keys of their own", async () => {
  const { actor, step, choose, answer, calls } = open();
  await choose(listOfGames(30));
  assert.is(step(), "planning");
  await answer("planRows", planned(30));
  assert.equal([step(), selectImportPlan(actor.getSnapshot()).results.length], ["shown", 30]);
  actor.send({ type: "save.pressed" });
  const first = calls.at(-1)?.input as { rows: { import_key: string }[]; key: string };
  assert.equal([first.rows.length, first.key, selectIsSending(actor.getSnapshot())], [25, "k1", true]);
  await answer("sendRows", { kind: "sent", results: made(25) });
  const second = calls.at(-1)?.input as { rows: { import_key: string }[]; key: string };
  assert.equal([second.rows.length, second.key], [5, "k2"]);
  await answer("sendRows", { kind: "sent", results: made(5) });
  assert.equal([step(), selectSent(actor.getSnapshot()).length], ["done", 30]);
});

test("a failure in the middle pauses, and goes on with the same call and key", async () => {
  const { actor, step, choose, answer, fail, calls } = open();
  await choose(listOfGames(30));
  await answer("planRows", planned(30));
  actor.send({ type: "save.pressed" });
  await answer("sendRows", { kind: "sent", results: made(25) });
  const call = calls.at(-1)?.input;
  await answer("sendRows", { kind: "refused", text: "No network." });
  assert.equal([step(), selectImportRefusal(actor.getSnapshot())], ["paused", "No network."]);
  actor.send({ type: "resume.pressed" });
  assert.equal(calls.at(-1)?.input, call);
  assert.is(selectImportRefusal(actor.getSnapshot()), null);
  await fail("sendRows");
  assert.equal([step(), selectImportRefusal(actor.getSnapshot())], ["paused", problemTexts.unknown]);
  actor.send({ type: "resume.pressed" });
  await answer("sendRows", { kind: "sent", results: made(5) });
  assert.is(step(), "done");
});

test("rows that change nothing are not sent, those changed by hand only when they are taken", async () => {
  const { actor, step, choose, answer, calls } = open();
  await choose(listOfGames(3));
  const results = [importResult(0, "same"), importResult(1, "mine"), importResult(2, "fault")];
  await answer("planRows", { kind: "planned", results, keys: ["k1"], imported: [] });
  actor.send({ type: "save.pressed" });
  assert.is(step(), "shown", "nothing to save");
  const key = selectImportRead(actor.getSnapshot()).rows[1]?.key ?? "";
  actor.send({ type: "event.taken", key, isTaken: true });
  actor.send({ type: "event.taken", key, isTaken: false });
  assert.equal(selectTaken(actor.getSnapshot()), []);
  actor.send({ type: "event.taken", key, isTaken: true });
  actor.send({ type: "save.pressed" });
  assert.is(selectSending(actor.getSnapshot()).length, 1);
  const sent = calls.at(-1)?.input as { rows: { keeps_mine?: boolean }[] };
  assert.equal(
    sent.rows.map(({ keeps_mine }) => keeps_mine),
    [false],
  );
});

test("a plan that fails is asked for again", async () => {
  const { actor, step, choose, answer, fail } = open();
  await choose(listOfGames(1));
  await answer("planRows", { kind: "limited", seconds: 60 });
  assert.is(step(), "failed");
  actor.send({ type: "retry.pressed" });
  await fail("planRows");
  assert.equal([step(), selectImportRefusal(actor.getSnapshot())], ["failed", problemTexts.unknown]);
  actor.send({ type: "retry.pressed" });
  await answer("planRows", planned(1));
  assert.is(step(), "shown");
});

test("columns that no heading names are asked for, and can be chosen anew from the preview", async () => {
  const { actor, step, choose, answer } = open();
  await choose("a,b\n2026-12-05,Comets");
  assert.is(step(), "mapping");
  actor.send({ type: "columns.confirmed" });
  assert.is(step(), "mapping", "there is no date yet");
  actor.send({ type: "column.chosen", index: 0, name: "date" });
  actor.send({ type: "column.chosen", index: 1, name: "opponent" });
  actor.send({ type: "columns.confirmed" });
  assert.is(step(), "planning");
  await answer("planRows", planned(1));
  actor.send({ type: "columns.pressed" });
  assert.is(step(), "mapping");
});

test("an order of dates that nothing decides is asked for", async () => {
  const { actor, step, choose } = open();
  await choose("Date,Opponent\n12/11/2026,Comets");
  assert.is(step(), "asking");
  actor.send({ type: "order.chosen", order: "day_first" });
  const { left } = selectImportRead(actor.getSnapshot());
  assert.equal([step(), left[0]?.day, left[0]?.fault], ["shown", "2026-11-12", "past"]);
});

const opponents = (snapshot: ReturnType<typeof actorSnapshot>) =>
  selectImportRead(snapshot).rows.map(({ fields }) => fields.opponent);

test("names of which none is the team's own are asked about, once, and can be chosen anew from the preview", async () => {
  const { actor, step, choose, answer, calls } = open();
  await choose(unclearList);
  assert.equal(
    [step(), selectImportRead(actor.getSnapshot()).unclear],
    ["naming", ["Rockets U12", "Red Rockets"]],
  );
  actor.send({ type: "names.chosen", names: ["Red Rockets"] });
  assert.equal([step(), opponents(actor.getSnapshot())], ["planning", ["Rockets U12", null]]);
  await answer("planRows", planned(2));
  actor.send({ type: "cells.mended", cells: [] });
  assert.is(step(), "planning", "not asked again");
  actor.send({ type: "names.pressed" });
  assert.is(step(), "naming");
  actor.send({ type: "names.chosen", names: ["Rockets U12"] });
  const sent = calls.at(-1)?.input as { rows: { opponent?: string; side?: string }[] };
  assert.equal(
    sent.rows.map(({ opponent, side }) => [opponent, side]),
    [
      ["Red Rockets", "home"],
      ["Lions", "away"],
    ],
  );
});

test("a calendar asks the same; another file and other columns ask anew, a clear file never", async () => {
  const { actor, step, choose } = open();
  const titles = ["Rockets U12 vs Red Rockets", "Lions @ Rockets U12"];
  await choose("", readTitles(titles));
  assert.is(step(), "naming");
  actor.send({ type: "names.chosen", names: [] });
  assert.equal([step(), opponents(actor.getSnapshot())], ["planning", [null, null]]);
  await choose("", readTitles(titles));
  assert.is(step(), "naming");
  actor.send({ type: "names.chosen", names: ["Rockets U12"] });
  assert.equal(opponents(actor.getSnapshot()), ["Red Rockets", "Lions"]);
  await choose("", readTitles(["Rockets vs Red Rockets", "Red Rockets vs Lions"]));
  assert.is(step(), "planning");
  actor.send({ type: "names.pressed" });
  assert.is(step(), "planning", "there is nothing to choose");
  await choose(unclearList);
  actor.send({ type: "names.chosen", names: [] });
  actor.send({ type: "columns.pressed" });
  actor.send({ type: "column.chosen", index: 1, name: "home" });
  actor.send({ type: "columns.confirmed" });
  assert.is(step(), "naming");
});

test("a line that could not be read is mended in its place, and the others go along", async () => {
  const { actor, step, choose, answer } = open();
  await choose("Date,Time,Opponent\n2026-12-05,9:00,Comets\nsoon,9:00,Lions");
  await answer("planRows", planned(1));
  const { left } = selectImportRead(actor.getSnapshot());
  assert.equal([left[0]?.line, left[0]?.fault], [2, "start"]);
  actor.send({ type: "cells.mended", cells: [{ line: 2, name: "date", text: "Dec 12" }] });
  assert.is(step(), "planning");
  const read = selectImportRead(actor.getSnapshot());
  assert.equal([read.rows.length, read.left.length], [2, 0]);
});

test("files that cannot be read say why, and another one may be chosen", async () => {
  const { actor, step, choose, answer, fail } = open();
  const why = () => [step(), selectUnreadableWhy(actor.getSnapshot())];
  actor.send({ type: "file.chosen", file: chosenFile("") });
  await answer("readFile", { kind: "unreadable", why: "empty" });
  assert.equal(why(), ["unreadable", "empty"]);
  actor.send({ type: "file.chosen", file: chosenFile("") });
  await fail("readFile");
  assert.equal(why(), ["unreadable", "failed"]);
  await choose("Date,Opponent");
  assert.equal(why(), ["unreadable", "no_events"]);
  await choose(manyLines);
  assert.equal(why(), ["unreadable", "too_many"]);
  assert.is(selectImportFile(actor.getSnapshot())?.kind, "list");
});

test("another file may be chosen while a list is asked about, shown or saved", async () => {
  const { actor, step, choose, answer } = open();
  for (const text of ["a,b\n1,2", "Date,Opponent\n12/11/2026,Comets", unclearList, listOfGames(1)]) {
    await choose(text);
    assert.is.not(step(), "reading");
    actor.send({ type: "file.chosen", file: chosenFile(listOfGames(1)) });
    assert.is(step(), "reading");
    await answer("readFile", readList(listOfGames(1)));
  }
  await answer("planRows", planned(1));
  actor.send({ type: "save.pressed" });
  await answer("sendRows", { kind: "sent", results: made(1) });
  actor.send({ type: "file.chosen", file: chosenFile(listOfGames(1)) });
  assert.is(step(), "reading");
});

test("paths reach every state and transition", () => {
  const samples = {
    "file.chosen": [{ file: chosenFile("") }],
    "xstate.done.actor.readFile": [
      readList(listOfGames(26)),
      readList("a,b\n2026-12-05,2"),
      readList("Date,Opponent\n12/11/2026,Comets"),
      readList("Date,Opponent"),
      readList(unclearList),
      readList(manyLines),
      { kind: "unreadable", why: "empty" },
    ].map((output) => ({ output })),
    "xstate.done.actor.planRows": [planned(26), { kind: "refused", text: "no" }].map((output) => ({
      output,
    })),
    "xstate.done.actor.sendRows": [
      { kind: "sent", results: made(25) },
      { kind: "refused", text: "no" },
    ].map((output) => ({ output })),
    "column.chosen": [{ index: 0, name: "date" }],
    "order.chosen": [{ order: "day_first" }],
    "names.chosen": [{ names: [] }],
    "cells.mended": [{ cells: [{ line: 1, name: "date", text: "2026-12-06" }] }],
    "cells.entered": [{ cells: [{ line: 1, name: "date", text: "2026-12-06" }] }],
    "event.taken": [{ key: "k", isTaken: true }],
  };
  const key = (snapshot: ReturnType<typeof actorSnapshot>) => [
    snapshot.value,
    snapshot.context.read.rows.length,
    snapshot.context.sent.length,
    snapshot.context.ownNames,
    snapshot.context.file?.kind === "list" && snapshot.context.file.columns.date,
  ];
  assert.equal(uncovered(scheduleImportMachine, samples, key, { input: importTeam }), {
    states: [],
    transitions: [],
  });
});

const actorSnapshot = () => open().actor.getSnapshot();

test.run();

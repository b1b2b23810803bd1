import { suite } from "uvu";
import * as assert from "uvu/assert";
import { budgets, report } from "../../scripts/build/budgets.mjs";

const test = suite("budgets");

test("the limits are the agreed ones", () => {
  assert.equal(budgets, {
    landingScript: 440,
    landingWithoutFont: 3_950,
    appScript: 87_350,
    emailSignInScript: 117_950,
    typeface: 36_500,
    chatList: 10_650,
    chatThread: 18_850,
    liveLine: 2_600,
    feed: 22_800,
    feedDialogs: 8_050,
    feedWriting: 8_200,
    eventDuties: 5_200,
    eventRides: 6_650,
    helpItem: 5_600,
    duties: 7_700,
    importOfList: 20_450,
    importOfCalendar: 26_650,
    importOfRoster: 13_900,
    living: { home: 187_850, schedule: 194_000, team: 167_500, dings: 145_600, chat: 149_900 },
  });
});

test("a build within its budgets prints a table of them", () => {
  const table = report([
    { name: "landing: script", bytes: 500, budget: 1_000 },
    { name: "display face", bytes: 38_000, budget: 38_000 },
  ]);
  assert.match(table, /landing: script +500 of +1000 B br +50 %/);
  assert.match(table, /display face +38000 of +38000 B br +100 %/);
});

test("one byte over a budget fails the build and prints the table", () => {
  assert.throws(
    () =>
      report([
        { name: "landing: script", bytes: 1_001, budget: 1_000 },
        { name: "display face", bytes: 1, budget: 38_000 },
      ]),
    (error: Error) =>
      /^Over the byte budget:/.test(error.message) &&
      /landing: script +1001 of +1000 B br +OVER by 1/.test(error.message) &&
      /display face/.test(error.message),
  );
});

test.run();

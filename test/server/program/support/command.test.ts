import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readCommand, SupportRefusal, usage } from "../../../../server/program/support/command";

const test = suite("parsing support's commands");

const read = (line: string) => readCommand(line.split(" ").filter(Boolean));
const refusalOf = (line: string) => {
  try {
    read(line);
  } catch (error) {
    if (error instanceof SupportRefusal) return error.message;
    throw error;
  }
  return "not refused";
};

test("a command takes an account, a ticket and its own options", () => {
  assert.equal(read("rename robin --to ace_23 --reference T-1042"), {
    verb: "rename",
    account: "robin",
    reference: "T-1042",
    to: "ace_23",
    out: "",
    child: "",
    isDryRun: false,
    takesAlong: false,
  });
  assert.is(read("erase robin@example.com --dry-run --reference 7")?.isDryRun, true);
});

test("no arguments and --help list every command", () => {
  for (const line of ["", "--help", "-h", "ban --help"]) assert.is(read(line), null);
  const all = ["show", "ban", "lift", "end-sessions", "rename", "birthday", "export", "erase"];
  for (const verb of [...all, "reports", "show-report", "decide-report"])
    assert.match(usage, new RegExp(`^  ${verb} `, "m"));
  for (const line of usage.split("\n")) assert.ok(line.length <= 160, line);
});

test("missing and surplus arguments are named", () => {
  assert.match(refusalOf("dance robin --reference 7"), /There is no command "dance"/);
  assert.match(refusalOf("constructor robin --reference 7"), /There is no command/);
  assert.match(refusalOf("ban --reference 7"), /Say whose account to ban/);
  assert.match(refusalOf("ban robin sam --reference 7"), /One account at a time/);
  assert.match(refusalOf("rename robin --reference 7"), /rename needs --to/);
  assert.match(refusalOf("export robin --reference 7"), /export needs --out/);
  assert.match(refusalOf("ban robin --to ace --reference 7"), /ban takes no --to/);
  assert.match(refusalOf("ban robin --dry-run --reference 7"), /ban has no dry run/);
  assert.match(refusalOf("ban robin --reason spam"), /--reason/);
  assert.match(refusalOf("reports robin --reference 7"), /is too much/);
  assert.match(refusalOf("show-report --reference 7"), /Say which report/);
  assert.match(refusalOf("decide-report 0197 --reference 7"), /decide-report needs --to/);
});

test("every command needs a ticket number that is no name", () => {
  for (const verb of ["show", "ban", "lift", "end-sessions", "erase"])
    assert.match(refusalOf(`${verb} robin`), /--reference T-1042/);
  for (const good of ["7", "T-1042", "#881", "zendesk/4711", `${"a".repeat(39)}1`])
    assert.is(read(`ban robin --reference ${good}`)?.reference, good);
  for (const bad of ["Robin", "robin@example.com1", `${"a".repeat(40)}1`, "Räuber1", "T_1\t2"])
    assert.match(refusalOf(`ban robin --reference ${bad}`), /ticket's number/, bad);
  assert.throws(() => readCommand(["ban", "robin", "--reference", "Robin Reyes 7"]), /ticket's number/);
});

test.run();

import "../../support/view/happy-dom";
import * as assert from "uvu/assert";
import { fromPromise } from "xstate";
import { fieldTexts } from "../../../domain/fields/texts";
import type { SpotCall } from "../../../domain/team/roster-import";
import {
  meanwhileText,
  rosterImportTexts,
  unreadableListTexts,
} from "../../../domain/team/roster-import-texts";
import { rosterImportMachine } from "../../../machines/team/roster-import.machine";
import { RosterImport } from "../../../src/features/team/roster-import";
import { openPlaceholders } from "../../support/machines/placeholders";
import { chosenFile } from "../../support/people/import-files";
import { listOfPlayers, readPlayers, spotSent } from "../../support/people/roster-lists";
import { team } from "../../support/people/team";
import { act, openUser, render, screen, viewSuite, within } from "../../support/view/dom";

const test = viewSuite("import of a roster");

function open() {
  const placeholders = openPlaceholders();
  const user = openUser();
  const told: string[] = [];
  const machine = rosterImportMachine.provide({
    actors: {
      readFile: fromPromise(({ input }) => placeholders.call("readFile", input)),
      readPeople: fromPromise(({ input }) => placeholders.call("readPeople", input)),
      sendRows: fromPromise(({ input }) => placeholders.call("sendRows", input)),
    },
  });
  const { container, unmount } = render(
    <dialog open>
      <h2>Import a list</h2>
      <RosterImport
        machine={machine}
        team={team()}
        hold={() => {}}
        onSaved={(text) => told.push(text)}
        onPartlySaved={() => told.push("partly")}
        onClosed={() => told.push("closed")}
      />
    </dialog>,
  );
  const answer = (name: string, outcome: unknown) => act(() => placeholders.answer(name, outcome));
  const pick = async (outcome: unknown) => {
    const input = container.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error("No file can be picked");
    await user.upload(input, chosenFile("a", "players.csv"));
    await answer("readFile", outcome);
  };
  const press = (name: string | RegExp) => user.click(screen.getByRole("button", { name }));
  const lastCall = () => placeholders.calls.at(-1)?.input as SpotCall;
  /** Nobody came in meanwhile. */
  const save = async (name: string) => {
    await press(name);
    await answer("readPeople", { kind: "compared", people: [] });
  };
  return { ...placeholders, answer, user, pick, press, save, told, lastCall, unmount };
}

const lines = (name: string) =>
  within(screen.getByRole("list", { name }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

test("players are shown with their mails, what stays on the device is named, and one press saves", async () => {
  const { pick, answer, save, told, lastCall } = open();
  await pick(readPlayers(listOfPlayers(2)));
  assert.equal(lines(rosterImportTexts.list), [
    "0KidA R. Changep0@example.com",
    "1KidB R. Changep1@example.com",
  ]);
  assert.ok(screen.getByText("Birthdate, Allergies. Of last names only the first letter is sent."));
  await save("Save 2 spots and send 2 mails");
  assert.ok(screen.getByRole("progressbar", { name: "0 of 2 saved" }));
  assert.equal(
    lastCall().rows.map((row) => Object.values(row)),
    [
      ["KidA", "R", "0", ["p0@example.com"], 0],
      ["KidB", "R", "1", ["p1@example.com"], 0],
    ],
  );
  await answer("sendRows", { kind: "sent", results: lastCall().lines.map((line) => spotSent(line)) });
  assert.equal(told, ["2 spots kept. 2 mails are on the way."]);
});

test("a broken line says why, is corrected in its place by keys, and goes along", async () => {
  const { pick, press, user } = open();
  await pick(readPlayers("First name,Last name,Number,Parent email\nBo,Olsen,100,bo@\nCy,Dee,,"));
  const broken = within(screen.getByRole("list", { name: rosterImportTexts.mend }));
  for (const text of ["A shirt number is one or two digits.", fieldTexts.emailAddress])
    assert.ok(broken.getByText(text));
  assert.ok(screen.getByText("1 stays out until you've had a look."));
  assert.ok(screen.getByRole("button", { name: "Save 1 spot" }));
  await press("Change Bo O.");
  assert.ok(
    document.activeElement === screen.getByRole("textbox", { name: /^Number/ }),
    "the first that is wrong",
  );
  assert.not(screen.queryByRole("button", { name: /^Save/ }), "one thing at a time");
  const type = async (name: RegExp, text: string) => {
    const field = screen.getByRole("textbox", { name });
    await user.clear(field);
    await user.type(field, text);
  };
  await type(/^Number/, "10");
  await type(/Parent's e-mail/, "bo@example.com{Enter}");
  assert.not(screen.queryByRole("list", { name: rosterImportTexts.mend }));
  assert.equal(lines(rosterImportTexts.list), [
    "10Bo O. Changebo@example.com",
    `CCy D. Change${rosterImportTexts.noMail}`,
  ]);
  assert.ok(screen.getByRole("button", { name: "Save 2 spots and send 1 mail" }));
});

test("a line is left out and put back", async () => {
  const { pick, press } = open();
  await pick(readPlayers("First name,Last name\nBo,Olsen\nCy,Dee"));
  await press("Change Bo O.");
  await press(rosterImportTexts.back);
  assert.ok(document.activeElement === screen.getByRole("button", { name: "Change Bo O." }));
  await press("Change Bo O.");
  await press(rosterImportTexts.drop);
  assert.equal(lines(rosterImportTexts.dropped), ["BBo O. Put back"]);
  assert.ok(document.activeElement === screen.getByRole("button", { name: "Change Cy D." }), "the next line");
  assert.ok(screen.getByRole("button", { name: "Save 1 spot" }));
  await press(/^Put back/);
  assert.ok(screen.getByRole("button", { name: "Save 2 spots" }));
  await act(() => Promise.resolve());
  assert.ok(
    document.activeElement === screen.getByRole("heading", { name: "Import a list" }),
    "the last one leaves the focus in the dialog",
  );
});

test("columns are mapped where no heading names them, with the first things in each", async () => {
  const { pick, press, user } = open();
  await pick(readPlayers("Sam,Rivers,7,alex@example.com\nAda,Kern,,kim@example.com"));
  const names = screen.getByRole<HTMLSelectElement>("combobox", { name: /First name/ });
  assert.ok(screen.getByText("Sam · Ada"));
  await user.selectOptions(names, "");
  await press(rosterImportTexts.next);
  assert.ok(screen.getByText(rosterImportTexts.columnsWhy));
  await user.selectOptions(names, "0");
  await press(rosterImportTexts.next);
  assert.equal(lines(rosterImportTexts.list).length, 2);
  await press(rosterImportTexts.wrongColumns);
  assert.ok(screen.getByRole("group", { name: rosterImportTexts.columns }));
});

test("a stop says how far it is and goes on; what was refused or not mailed is named afterwards", async () => {
  const { pick, answer, press, save, told, lastCall } = open();
  await pick(readPlayers(listOfPlayers(30)));
  await save("Save 30 spots and send 30 mails");
  await answer("sendRows", { kind: "sent", results: lastCall().lines.map((line) => spotSent(line)) });
  await answer("sendRows", { kind: "refused", text: "No signal." });
  assert.match(screen.getByRole("alert").textContent ?? "", /25 of 30 are saved\. No signal\./);
  await press("Go on");
  assert.ok(
    document.activeElement === screen.getByRole("group", { name: "Saving" }),
    "not lost with the button",
  );
  const [first, second, ...others] = lastCall().lines;
  await answer("sendRows", {
    kind: "sent",
    results: [
      spotSent(first ?? 0, { isKept: false, mails: 0, why: "No such name." }),
      spotSent(second ?? 0, { mails: 0, why: "Too many mails." }),
      ...others.map((line) => spotSent(line)),
    ],
  });
  assert.ok(screen.getByText("29 spots kept. 28 mails are on the way."));
  assert.not(screen.queryByText(/stays out/), "it is named already");
  assert.equal(lines(rosterImportTexts.notKept), ["25KidZ R. No such name."]);
  assert.equal(lines(rosterImportTexts.unmailed), ["26KidAA R. Too many mails."]);
  await press(rosterImportTexts.mend);
  assert.equal(lines(rosterImportTexts.mend), ["25KidZ R. Changep25@example.comNo such name."]);
  assert.ok(screen.getByText(rosterImportTexts.nothing));
  assert.equal(told, ["partly", "partly"]);
});

test("a list that somebody else saved in the same second is named line by line, and nothing of it is lost", async () => {
  const { pick, answer, press, save, lastCall } = open();
  await pick(readPlayers(listOfPlayers(2)));
  await save("Save 2 spots and send 2 mails");
  const results = lastCall().lines.map((line) =>
    spotSent(line, { isKept: false, mails: 0, why: meanwhileText }),
  );
  await answer("sendRows", { kind: "sent", results });
  assert.not(screen.queryByText(/kept/));
  assert.equal(lines(rosterImportTexts.notKept).length, 2);
  await press(rosterImportTexts.mend);
  assert.match(
    lines(rosterImportTexts.mend)[0] ?? "",
    /p\d@example\.com.*Another save put them on the roster/,
  );
});

test("after a refusal what is saved can be seen; closing while it waits reads the roster anew", async () => {
  const { pick, answer, press, save, told, lastCall, unmount } = open();
  await pick(readPlayers(listOfPlayers(30)));
  await save("Save 30 spots and send 30 mails");
  await answer("sendRows", { kind: "sent", results: lastCall().lines.map((line) => spotSent(line)) });
  await answer("sendRows", { kind: "refused", text: "The season is over." });
  await press("See what's saved");
  assert.ok(screen.getByText("25 spots kept. 25 mails are on the way."));
  assert.ok(screen.getByText("5 stay out until you've had a look."));
  await press(rosterImportTexts.mend);
  await save("Save 5 spots and send 5 mails");
  assert.equal(told, ["partly"]);
  unmount();
  assert.equal(told, ["partly", "partly"]);
});

test("a pause without any saved line reads the roster anew too, since the reply may be what was lost", async () => {
  const { pick, answer, save, told, unmount } = open();
  await pick(readPlayers(listOfPlayers(2)));
  await save("Save 2 spots and send 2 mails");
  await answer("sendRows", { kind: "refused", text: "No signal." });
  assert.equal(told, ["partly"]);
  unmount();
  assert.equal(told, ["partly", "partly"]);
});

test("a roster that changed meanwhile, or cannot be read, sends nothing and says so", async () => {
  const { pick, answer, press, calls } = open();
  await pick(readPlayers("First name,Last name\nBo,Olsen\nCy,Dee"));
  await press("Save 2 spots");
  assert.ok(screen.getByText("0 of 2 saved"));
  await answer("readPeople", { kind: "compared", people: [{ key: "bo o", number: null }] });
  assert.match(screen.getByRole("alert").textContent ?? "", /Your roster changed meanwhile/);
  assert.equal(lines(rosterImportTexts.mend), [
    `BBo O. Change${rosterImportTexts.noMail}Already on the roster.`,
  ]);
  await press("Save 1 spot");
  await answer("readPeople", { kind: "failed" });
  assert.match(screen.getByRole("alert").textContent ?? "", /nothing is sent/);
  assert.is(calls.filter(({ name }) => name === "sendRows").length, 0);
});

test("a file that cannot be read says why; players who are there already leave nothing to save", async () => {
  const { pick, press, told } = open();
  await pick({ kind: "unreadable", why: "spreadsheet" });
  assert.match(
    screen.getByRole("alert").textContent ?? "",
    new RegExp(unreadableListTexts.spreadsheet.slice(0, 20)),
  );
  const people = [{ key: "bo o", number: null }];
  await pick(readPlayers("First,Last,Non-Player\nBo,Olsen,\nKim,Cole,yes", { people }));
  assert.ok(screen.getByText("Already on the roster."));
  assert.ok(screen.getByText("No players, so left out: Kim C."));
  await press("Done");
  assert.equal(told, ["closed"]);
});

test.run();

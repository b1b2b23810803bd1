// Imported first, since the router patches the history when it is imported.
import "../../support/view/happy-dom";

import * as assert from "uvu/assert";
import { navigate } from "wouter/use-browser-location";
import { fromPromise } from "xstate";
import type { LookOutcome, ResendOutcome } from "../../../domain/account/inbox";
import type { User } from "../../../domain/account/user";
import { dayFrom } from "../../../domain/dates/calendar";
import { dateTexts } from "../../../domain/dates/texts";
import { familyCodeTexts } from "../../../domain/family/code-texts";
import { childTexts } from "../../../domain/family/texts";
import { fieldTexts } from "../../../domain/fields/texts";
import { codeTexts } from "../../../domain/invitation/texts";
import { teamCodeTexts } from "../../../domain/team/code-texts";
import { teamFormTexts } from "../../../domain/team/texts";
import { birthdayMachine } from "../../../machines/account/birthday.machine";
import { gateMachine } from "../../../machines/account/gate.machine";
import { inboxMachine } from "../../../machines/account/inbox.machine";
import { dateFieldBy } from "../../../machines/dates/date-field.machine";
import { childFormMachine } from "../../../machines/family/child-form.machine";
import { firstBaseMachine } from "../../../machines/family/first-base.machine";
import { teamFormMachine } from "../../../machines/team/team-form.machine";
import { NextScreen } from "../../../src/screens/shell/next.screen";
import { openPlaceholders } from "../../support/machines/placeholders";
import { opened, openSession } from "../../support/machines/session";
import { user as person } from "../../support/people/user";
import { act, openUser, render, screen, viewSuite, within } from "../../support/view/dom";

const test = viewSuite("first base");
const grownUp = person({ age: "adult", is_email_address_verified: true });

test("three choices and one to look around are below the open invitations", () => {
  open();
  const invitation = screen.getByText("Comets kept a spot for Sam.");
  assert.ok(
    invitation.compareDocumentPosition(screen.getByRole("navigation")) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  assert.ok(screen.getByRole("heading", { name: "Safe! You made it." }));
  const ways = screen.getByRole("navigation", { name: "What brings you here?" });
  assert.equal(
    within(ways)
      .getAllByRole("link")
      .map((link) => [link.textContent, link.getAttribute("href")]),
    [
      ["Join with a codeA link or an 8-character code from your team.", "/app/next?code"],
      ["Add my kidsYou run the family. We keep up.", "/app/next?kids"],
      ["Start a teamYou've got the whistle.", "/app/next?team"],
    ],
  );
  assert.is(screen.getByRole("link", { name: "To the home field" }).getAttribute("href"), "/app/home");
});

test("a child is added: each field shows its error, and the request is sent once", async () => {
  const { user, calls, answer, said } = open();
  await user.click(screen.getByRole("link", { name: /Add my kids/ }));
  assert.is(address(), "/app/next?kids");
  const dialog = within(screen.getByRole("dialog", { name: "Add a kid" }));
  assert.is(field("Last initial").value, "R");
  assert.ok(
    described(
      "Date of birth",
      `Only you and their other guardians see it. Month, day, year: 07/28/${new Date().getFullYear() - 9}`,
    ),
  );
  await user.click(dialog.getByRole("button", { name: "Add" }));
  assert.ok(described("First name", fieldTexts.required));
  assert.ok(described("Date of birth", dateTexts.required));
  assert.ok(screen.getByText(childTexts.guardiansOnly));
  assert.is(document.activeElement, field("First name"));
  await user.type(field("First name"), "Sam");
  await user.type(field("Date of birth"), "04/09/2016");
  await user.click(statement());
  await user.type(field("Last initial"), "{Backspace}ß1");
  await user.keyboard("{Enter}");
  assert.ok(described("Last initial", childTexts.oneLetter));
  assert.equal(calls, []);
  await user.type(field("Last initial"), "{Backspace}{Backspace}q");
  await user.keyboard("{Enter}{Enter}");
  const [call] = calls;
  const { key, ...request } = sent(call);
  assert.equal(request, {
    form: { firstName: "Sam", lastInitial: "Q", dateOfBirth: "2016-04-09" },
    saved: null,
  });
  assert.match(key, /^[0-9a-f-]{36}$/);
  await act(() => answer("saveChild", { kind: "refused", text: familyCodeTexts.CHILD_403_FULL }));
  assert.ok(within(screen.getByRole("alert")).getByText(familyCodeTexts.CHILD_403_FULL));
  assert.equal(
    [
      field("First name").value,
      field("Last initial").value,
      field("Date of birth").value,
      statement().checked,
    ],
    ["Sam", "q", "04/09/2016", true],
  );
  await user.click(dialog.getByRole("button", { name: "Add" }));
  assert.equal(calls[1], call, "the same request under the same key");
  await act(() => answer("saveChild", { kind: "saved", saved: { id: "c1", first_name: "Sam", teams: [] } }));
  assert.equal([said, address()], [["success Sam is on the family roster."], "/app/next"]);
  assert.is(screen.queryByRole("dialog"), null);
});

test("a child of eighteen is told to sign up themselves", async () => {
  const { user } = open({ at: "/app/next?kids" });
  await user.type(field("Date of birth"), "11/21/2008");
  await user.tab();
  await user.tab();
  assert.ok(described("Date of birth", familyCodeTexts.CHILD_403_AGE));
});

test("a team is created with a name and a sport; the rest has defaults", async () => {
  const { user, calls, answer, said } = open();
  await user.click(screen.getByRole("link", { name: /Start a team/ }));
  const dialog = within(screen.getByRole("dialog", { name: "Start a team" }));
  await user.click(dialog.getByRole("button", { name: "Start" }));
  assert.ok(described("Team name", fieldTexts.required));
  assert.ok(dialog.getByText(teamFormTexts.sport));
  assert.is(document.activeElement, field("Team name"));
  await user.type(field("Team name"), "Comets");
  await user.keyboard("{Enter}");
  assert.is(document.activeElement, dialog.getByRole("radiogroup", { name: "Sport" }));
  await user.click(dialog.getByRole("radio", { name: "Soccer" }));
  await user.click(dialog.getByRole("button", { name: "Start" }));
  const started = {
    name: "Comets",
    sport: "soccer",
    age_group: "mixed",
    colour_one: "#d7263d",
    colour_two: "#fffefa",
    isCoach: true,
  };
  assert.equal(sentForm(calls[0]), started);
  await act(() => answer("saveTeam", { kind: "refused", text: teamCodeTexts.TEAM_403_TOO_MANY }));
  assert.ok(within(screen.getByRole("alert")).getByText(teamCodeTexts.TEAM_403_TOO_MANY));
  await user.selectOptions(dialog.getByRole("combobox", { name: "Age group" }), "Under 10");
  await user.click(dialog.getByRole("radio", { name: "Navy and gold" }));
  await user.click(dialog.getByRole("checkbox", { name: "I coach, too" }));
  await user.click(dialog.getByRole("button", { name: "Start" }));
  assert.equal(sentForm(calls[1]), {
    ...started,
    age_group: "u10",
    colour_one: "#1d2f6f",
    colour_two: "#ffc53d",
    isCoach: false,
  });
  await act(() => answer("saveTeam", { kind: "saved", saved: comets }));
  assert.equal(said, ["team t1"]);
});

test("a code continues with its last letter; an invalid one shows an error", async () => {
  const { user, said } = open({ at: "/app/next?code" });
  const dialog = within(screen.getByRole("dialog", { name: "Join with a code" }));
  await user.type(field("Code"), "k7qm");
  await user.click(dialog.getByRole("button", { name: "Next" }));
  assert.ok(described("Code", codeTexts.short));
  await user.type(field("Code"), "-4xta");
  assert.ok(described("Code", codeTexts.wrong));
  await user.type(field("Code"), "{Backspace}d");
  assert.equal(said, ["code K7QM4XTD"]);
});

test("an unverified address comes first, and the pressed choice continues", async () => {
  const { user, answer, calls } = open({ me: person({ age: "adult", is_email_address_verified: false }) });
  await user.click(screen.getByRole("link", { name: /Start a team/ }));
  const sheet = within(screen.getByRole("dialog", { name: "Check your inbox." }));
  assert.ok(sheet.getByText("robin@example.com"));
  await act(() => answer("look", { kind: "read", me: person({ is_email_address_verified: false }) }));
  await user.click(sheet.getByRole("button", { name: "Send it again" }));
  await act(() => answer("resend", { kind: "sent" }));
  assert.ok(sheet.getByText("We can send another in 1:00."));
  assert.is(sheet.getByRole("button", { name: "Send it again" }).getAttribute("aria-disabled"), "true");
  await user.click(sheet.getByRole("button", { name: "Done" }));
  assert.equal(
    calls.map(({ name }) => name),
    ["look", "resend", "look"],
  );
  await act(() => answer("look", { kind: "read", me: grownUp }));
  assert.ok(screen.getByRole("dialog", { name: "Start a team" }));
});

test("an unknown birthday comes first; a minor's ends the choices", async () => {
  const { user, answer } = open({ me: person({ age: "unknown" }) });
  await user.click(screen.getByRole("link", { name: /Add my kids/ }));
  const sheet = within(screen.getByRole("dialog", { name: "When's your birthday?" }));
  await user.type(field("Date of birth"), "05/06/2010");
  await user.click(sheet.getByRole("button", { name: "Save" }));
  await act(() => answer("giveBirthday", { kind: "given", me: person({ age: "teen" }) }));
  assert.ok(screen.getByRole("heading", { name: "Your grown-up goes first." }));
  assert.is(screen.queryByRole("dialog"), null);
});

test("a child is told kindly and then signed out", async () => {
  const { user, answer, said } = open({ me: person({ age: "unknown" }), at: "/app/next?kids" });
  await user.type(field("Date of birth"), "05/06/2017");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await act(() => answer("giveBirthday", { kind: "too-young" }));
  const told = within(screen.getByRole("dialog", { name: "Thanks for telling us." }));
  assert.equal(said, []);
  await user.click(told.getByRole("button", { name: "Okay" }));
  assert.equal(said, ["signed out"]);
});

test("each step can be left without signing out", async () => {
  const { user, said } = open({ me: person({ age: "unknown" }), at: "/app/next?team" });
  await user.click(screen.getByRole("button", { name: "Not now" }));
  assert.equal([address(), screen.queryByRole("dialog"), said], ["/app/next", null, []]);
});

test("Back in the browser closes the open form", () => {
  open({ at: "/app/next?kids" });
  assert.ok(screen.getByRole("dialog", { name: "Add a kid" }));
  act(() => navigate("/app/next"));
  assert.is(screen.queryByRole("dialog"), null);
  act(() => navigate("/app/next?team"));
  act(() => navigate("/app/next?kids"));
  assert.ok(screen.getByRole("dialog", { name: "Add a kid" }));
});

test("a minor is told who can act, shares Drip, and can look around; nothing else opens", async () => {
  const { user, said } = open({ me: person({ age: "teen" }), at: "/app/next?team" });
  assert.ok(screen.getByText("Players under 18 are added by a parent or guardian. Send them here."));
  assert.is(screen.queryByRole("dialog"), null);
  await user.click(screen.getByRole("button", { name: "Share Drip" }));
  assert.equal(said, ["shared"]);
  assert.equal(
    screen.getAllByRole("link").map((link) => link.textContent),
    ["To the home field"],
  );
});

type Call = ReturnType<typeof openPlaceholders>["calls"][number] | undefined;
const sent = (call: Call) => (call?.input ?? { key: "" }) as { key: string; form?: unknown };
const sentForm = (call: Call) => sent(call).form;

const comets = { id: "t1", name: "Comets" };

const address = () => location.pathname + location.search;
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const statement = () => screen.getByRole<HTMLInputElement>("checkbox", { name: /parent or guardian/ });
const described = (name: string, text: string) =>
  field(name)
    .getAttribute("aria-describedby")
    ?.split(" ")
    .some((id) => document.getElementById(id)?.textContent?.includes(text));

function open({ me = grownUp, at = "/app/next" }: { me?: User; at?: string } = {}) {
  const placeholders = openPlaceholders();
  const { session } = openSession();
  session.send(opened(me));
  const said: string[] = [];
  history.replaceState(null, "", at);
  const machine = firstBaseMachine.provide({
    actors: {
      gate: gateMachine.provide({
        actions: { signOut: () => said.push("signed out") },
        actors: {
          birthday: birthdayMachine.provide({
            actors: { giveBirthday: fromPromise(({ input }) => placeholders.call("giveBirthday", input)) },
          }),
          inbox: inboxMachine.provide({
            actors: {
              look: fromPromise<LookOutcome>(() => placeholders.call("look")),
              resend: fromPromise<ResendOutcome>(() => placeholders.call("resend")),
            },
          }),
        },
      }),
      childForm: childFormMachine.provide({
        actors: { save: fromPromise(({ input }) => placeholders.call("saveChild", input)) },
      }),
      teamForm: teamFormMachine.provide({
        actors: { save: fromPromise(({ input }) => placeholders.call("saveTeam", input)) },
      }),
    },
    actions: {
      announce: (_, { tone, text }) => said.push(`${tone} ${text}`),
      clearAddress: () => navigate("/app/next", { replace: true }),
      openInvitation: (_, { code }) => said.push(`code ${code}`),
      openTeam: (_, { id }) => said.push(`team ${id}`),
    },
  });
  render(
    <NextScreen
      session={session}
      machine={machine}
      dateField={dateFieldBy(async () => dayFrom(2026, 11, 21))}
      invitations={<p>Comets kept a spot for Sam.</p>}
      share={() => said.push("shared")}
    />,
  );
  return { ...placeholders, user: openUser(), said };
}

test.run();

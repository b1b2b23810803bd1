import * as assert from "uvu/assert";
import { fromPromise } from "xstate";
import { goodbyeLinkMachine } from "../../../machines/mail-links/goodbye-link.machine";
import { GoodbyeLink } from "../../../src/features/mail-links/goodbye-link";
import { openPlaceholders } from "../../support/machines/placeholders";
import { openUser, render, screen, viewSuite } from "../../support/view/dom";

const test = viewSuite("the page that keeps an account");

const account = { name: "Robin", dueAt: "2026-12-07T12:00:00.000Z" };

test("it says whose account goes when, and one press keeps it", async () => {
  const { person, answer } = open();
  assert.is(screen.getByRole("button", { name: "Keep my account" }).getAttribute("aria-busy"), "true");
  await answer("readLeaving", { kind: "read", account });
  assert.ok(await screen.findByText("Robin's account goes on Dec 7."));
  await person.click(screen.getByRole("button", { name: "Keep my account" }));
  await answer("cancelDeletion", { kind: "accepted" });
  assert.match((await screen.findByRole("status")).textContent ?? "", /^Welcome back!/);
  assert.is(screen.getByRole("link", { name: "Sign in" }).getAttribute("href"), "/app");
});

test("a link that is over says so, and one that could not be read is read again", async () => {
  const { person, answer } = open();
  await answer("readLeaving", { kind: "failed" });
  await person.click(await screen.findByRole("button", { name: "Try again" }));
  await answer("readLeaving", { kind: "used" });
  assert.match((await screen.findByRole("status")).textContent ?? "", /^Final whistle\./);
  assert.ok(screen.getByRole("link", { name: "To the sign-in screen" }));
});

function open() {
  const placeholders = openPlaceholders();
  render(
    <GoodbyeLink
      token="of-the-mail"
      machine={goodbyeLinkMachine.provide({
        actors: {
          readLeaving: fromPromise(({ input }) => placeholders.call("readLeaving", input)),
          cancelDeletion: fromPromise(({ input }) => placeholders.call("cancelDeletion", input)),
        },
      })}
    />,
  );
  return { ...placeholders, person: openUser() };
}

test.run();

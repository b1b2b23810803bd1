import * as assert from "uvu/assert";
import { fromPromise } from "xstate";
import { resetLinkMachine } from "../../../machines/mail-links/reset-link.machine";
import { ResetLink } from "../../../src/features/mail-links/reset-link";
import { setUpStyles } from "../../../src/ui/base/style-setup";
import { openPlaceholders } from "../../support/machines/placeholders";
import { act, openUser, render, screen, viewSuite } from "../../support/view/dom";

const test = viewSuite("reset link");
test.before(setUpStyles);

const button = (name: string) => screen.getByRole("button", { name });

test("one button shows the password, which can be copied, and leads to the sign-in with the address", async () => {
  const { placeholders, user, answer, wanted } = open();
  assert.equal(placeholders.names(), []);
  await user.click(button("Get my temporary password"));
  await answer("useLink", { kind: "accepted", password: "k7fd-29qp", emailAddress: "robin@example.com" });
  assert.is(screen.getByRole("code").textContent, "k7fd-29qp");
  await user.click(button("Copy"));
  await answer("copy", { kind: "copied" });
  assert.ok(button("Copied"));
  assert.ok(screen.getByText("It's on your clipboard."));
  await user.click(button("Sign in"));
  assert.equal(wanted, ["robin@example.com"]);
});

test("a used link leads to the sign-in screen", async () => {
  const { user, answer } = open();
  await user.click(button("Get my temporary password"));
  await answer("useLink", { kind: "used" });
  await screen.findByRole("heading", { name: "Final whistle." });
  assert.is(screen.getByRole("link", { name: "To the sign-in screen" }).getAttribute("href"), "/app");
});

function open() {
  const placeholders = openPlaceholders();
  const wanted: string[] = [];
  const machine = resetLinkMachine.provide({
    actors: {
      useLink: fromPromise(({ input }) => placeholders.call("useLink", input)),
      copy: fromPromise(({ input }) => placeholders.call("copy", input)),
    },
  });
  render(<ResetLink machine={machine} token="t" onSignIn={(emailAddress) => wanted.push(emailAddress)} />);
  return {
    placeholders,
    wanted,
    user: openUser(),
    answer: (name: string, value: object) => act(async () => placeholders.answer(name, value)),
  };
}

test.run();

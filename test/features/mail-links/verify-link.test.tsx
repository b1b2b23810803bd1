import * as assert from "uvu/assert";
import { fromPromise } from "xstate";
import { verificationTexts } from "../../../domain/mail-links/texts";
import { messageTexts } from "../../../domain/problem/message-texts";
import { signInTexts } from "../../../domain/sign-in/texts";
import { verifyLinkMachine } from "../../../machines/mail-links/verify-link.machine";
import { VerifyLink } from "../../../src/features/mail-links/verify-link";
import { setUpStyles } from "../../../src/ui/base/style-setup";
import { openPlaceholders } from "../../support/machines/placeholders";
import { user as person } from "../../support/people/user";
import { act, openUser, render, screen, viewSuite } from "../../support/view/dom";

const test = viewSuite("verify link");
test.before(setUpStyles);

const account = {
  fullName: "Sly Stranger",
  emailAddress: "robin@example.com",
  isThisBrowser: true,
  takesNumber: true,
  hasPassword: true,
};
const elsewhere = (change: object = {}) => ({
  kind: "previewed",
  account: { ...account, isThisBrowser: false, ...change },
});
const press = (user: ReturnType<typeof openUser>, name: string) =>
  user.click(screen.getByRole("button", { name }));

test("the page names the account before anything can be pressed", async () => {
  const { placeholders } = await open();
  assert.ok(
    screen
      .getByText(/signed up with/)
      .textContent?.startsWith("Sly Stranger signed up with robin@example.com"),
  );
  assert.equal(placeholders.names(), ["preview"]);
});

test("Yes verifies the address and announces it once", async () => {
  const { user, told, answer } = await open();
  assert.equal(told, []);
  await user.click(screen.getByRole("button", { name: "Yes, it's me" }));
  await answer("verify", { kind: "accepted" });
  await screen.findByRole("heading", { name: "It's you." });
  assert.ok(screen.getByRole("link", { name: "Back in play" }));
  assert.equal(told, ["verified"]);
});

test("in another browser it names the account, asks for the number, and warns of one that was told", async () => {
  const { user, told, answer, placeholders } = await open(elsewhere());
  assert.ok(screen.getByText(/Sly Stranger/));
  assert.is(screen.queryByRole("button", { name: "Yes, it's me" }), null);
  assert.ok(screen.getByText(verificationTexts.toldNumber));
  await user.type(screen.getByLabelText(verificationTexts.number), "4x7");
  await press(user, "I see that number");
  assert.equal(placeholders.calls.at(-1)?.input, { token: "t", number: "47" });
  await answer("verify", { kind: "wrong-number" });
  assert.ok(screen.getByText(messageTexts.AUTH_403_NUMBER));
  await user.type(screen.getByLabelText(verificationTexts.number), "48{Enter}");
  await answer("verify", { kind: "accepted" });
  await screen.findByRole("heading", { name: "Done here." });
  assert.ok(screen.getByText(verificationTexts.goesOn));
  assert.equal(told, ["verified"]);
});

test("with the password it signs in here and is done", async () => {
  const { user, answer, placeholders } = await open(elsewhere());
  await press(user, "Use my password instead");
  await press(user, "Sign in and confirm");
  assert.equal(placeholders.names(), ["preview"], "an empty field is asked for");
  await user.type(screen.getByLabelText("Password"), "Alley-oop-2026");
  await press(user, "Sign in and confirm");
  await answer("signIn", { kind: "refused", text: signInTexts.wrongPassword });
  assert.ok(screen.getByText(`refused: ${signInTexts.wrongPassword}`));
  await press(user, "Sign in and confirm");
  await answer("signIn", { kind: "opened", me: person(), mustChangePassword: false });
  await answer("verify", { kind: "accepted" });
  await screen.findByRole("heading", { name: "It's you." });
});

test("without such a screen a new password makes the account the reader's", async () => {
  const { user, answer, placeholders } = await open(elsewhere());
  await press(user, "I have no such screen");
  assert.ok(screen.getByText(verificationTexts.noScreen));
  await press(user, "Back");
  await press(user, "I have no such screen");
  await press(user, "Make it mine");
  assert.equal(placeholders.names(), ["preview"]);
  await user.type(screen.getByLabelText("Password"), "Pick-and-roll-27");
  await press(user, "Fit");
  await press(user, "Make it mine");
  assert.equal(placeholders.calls.at(-1)?.input, { token: "t", password: "Pick-and-roll-27" });
  await answer("takeOver", { kind: "taken", isIn: true });
  await screen.findByRole("heading", { name: "All yours." });
  assert.ok(screen.getByRole("link", { name: "On we go" }));
});

test("a newer mail takes the number, and an account without a password offers none", async () => {
  const { user } = await open(elsewhere({ takesNumber: false, hasPassword: false }));
  assert.ok(screen.getByText(verificationTexts.newerMail));
  assert.is(screen.queryByLabelText(verificationTexts.number), null);
  assert.is(screen.queryByRole("button", { name: "Use my password instead" }), null);
  await press(user, "That wasn't me");
  await screen.findByRole("heading", { name: "Not yours?" });
});

test(`"That wasn't me" is confirmed once, names the account, and removes it`, async () => {
  const { placeholders, user, answer } = await open();
  await user.click(screen.getByRole("button", { name: "That wasn't me" }));
  await screen.findByRole("heading", { name: "Not yours?" });
  assert.match(screen.getByRole("status").textContent ?? "", "Sly Stranger's account");
  assert.equal(placeholders.names(), ["preview"]);
  await user.click(screen.getByRole("button", { name: "Back" }));
  await user.click(screen.getByRole("button", { name: "That wasn't me" }));
  await user.click(screen.getByRole("button", { name: "Remove that account" }));
  assert.equal(placeholders.names(), ["preview", "reject"]);
  await answer("reject", { kind: "accepted" });
  await screen.findByRole("heading", { name: "Off the roster." });
});

test("unreachable, it offers a retry; used, it says so", async () => {
  const { user, answer } = await open({ kind: "failed" });
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  await answer("preview", { kind: "used" });
  await screen.findByText(verificationTexts.linkUsed);
  assert.is(screen.queryByRole("button"), null);
});

async function open(outcome: object = { kind: "previewed", account }) {
  const placeholders = openPlaceholders();
  const told: string[] = [];
  const machine = verifyLinkMachine.provide({
    actors: {
      preview: fromPromise(({ input }) => placeholders.call("preview", input)),
      verify: fromPromise(({ input }) => placeholders.call("verify", input)),
      signIn: fromPromise(({ input }) => placeholders.call("signIn", input)),
      takeOver: fromPromise(({ input }) => placeholders.call("takeOver", input)),
      reject: fromPromise(({ input }) => placeholders.call("reject", input)),
    },
  });
  const field = <input aria-label="Password" name="password" />;
  render(
    <VerifyLink
      machine={machine}
      token="t"
      onVerified={() => told.push("verified")}
      passwordField={(refusal) => (
        <>
          {field}
          {refusal && <p>refused: {refusal.text}</p>}
        </>
      )}
      newPasswordFields={(judge) => (
        <>
          {field}
          <button
            type="button"
            onClick={() => {
              judge("password", true);
              judge("repeatedPassword", true);
            }}
          >
            Fit
          </button>
        </>
      )}
    />,
  );
  const answer = (name: string, given: object) => act(() => placeholders.answer(name, given));
  await answer("preview", outcome);
  return { placeholders, told, answer, user: openUser() };
}

test.run();

import * as assert from "uvu/assert";
import { fromPromise } from "xstate";
import { verifyLinkMachine } from "../../../machines/mail-links/verify-link.machine";
import { VerifyLink } from "../../../src/features/mail-links/verify-link";
import { setUpStyles } from "../../../src/ui/base/style-setup";
import { openPlaceholders } from "../../support/charts/placeholders";
import { act, openUser, render, screen, viewSuite } from "../../support/view/dom";

const test = viewSuite("verify link");
test.before(setUpStyles);

const account = { fullName: "Sly Stranger", emailAddress: "robin@example.com" };

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

test("in another browser than the account's it refers to the waiting page", async () => {
  const { user, told, answer } = await open(undefined, null);
  await user.click(screen.getByRole("button", { name: "Yes, it's me" }));
  await answer("verify", { kind: "accepted" });
  await screen.findByRole("heading", { name: "Done here." });
  assert.ok(screen.getByText(/Your first page goes on by itself\./));
  assert.equal(told, ["verified"]);
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
  await screen.findByText("That link is used up or too old.");
  assert.is(screen.queryByRole("button"), null);
});

async function open(
  outcome: object = { kind: "previewed", account },
  ownAddress: string | null = account.emailAddress,
) {
  const placeholders = openPlaceholders();
  const told: string[] = [];
  const machine = verifyLinkMachine.provide({
    actors: {
      preview: fromPromise(({ input }) => placeholders.call("preview", input)),
      verify: fromPromise(({ input }) => placeholders.call("verify", input)),
      reject: fromPromise(({ input }) => placeholders.call("reject", input)),
    },
  });
  render(
    <VerifyLink
      machine={machine}
      token="t"
      ownAddress={ownAddress}
      onVerified={() => told.push("verified")}
    />,
  );
  const answer = (name: string, given: object) => act(() => placeholders.answer(name, given));
  await answer("preview", outcome);
  return { placeholders, told, answer, user: openUser() };
}

test.run();

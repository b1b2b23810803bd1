import * as assert from "uvu/assert";
import { SignInPanel, type SignInPanelProps } from "../../../src/features/sign-in/sign-in-panel";
import { setUpStyles } from "../../../src/ui/base/style-setup";
import { openUser, render, screen, viewSuite } from "../../support/view/dom";

const test = viewSuite("sign-in panel");
test.before(setUpStyles);

function openPanel(props: Partial<SignInPanelProps> = {}) {
  const calls: string[] = [];
  render(
    <SignInPanel onGoogle={() => calls.push("google")} onEmail={() => calls.push("email")} {...props} />,
  );
  return calls;
}

const names = ["Continue with a social network Soon", "Sign in with Google", "Sign in with e-mail"];
const pressAll = async () => {
  const user = openUser();
  for (const button of screen.getAllByRole("button")) await user.click(button);
};

test("three buttons in the specified order", () => {
  openPanel();
  assert.ok(screen.getByRole("heading", { level: 1, name: "Suit up." }));
  assert.equal(
    screen.getAllByRole("button"),
    names.map((name) => screen.getByRole("button", { name })),
  );
});

test("the social network is marked unavailable, focusable, says Soon and makes no call", async () => {
  const calls = openPanel();
  const social = screen.getByRole("button", { name: /social network/ });
  assert.is(social.getAttribute("aria-disabled"), "true");
  assert.is(social.hasAttribute("disabled"), false);
  const user = openUser();
  await user.tab();
  assert.is(document.activeElement, social);
  await user.keyboard("{Enter} ");
  await user.click(social);
  assert.equal(calls, []);
});

test("each of the other buttons makes its call", async () => {
  const calls = openPanel();
  await pressAll();
  assert.equal(calls, ["google", "email"]);
});

for (const busy of ["google", "email"] as const)
  test(`while ${busy} is busy no other starts, and only it looks busy`, async () => {
    const calls = openPanel({ busy });
    await pressAll();
    assert.equal(calls, []);
    assert.equal(
      screen.getAllByRole("button").map((button) => [button.dataset.press, button.getAttribute("aria-busy")]),
      [
        [undefined, null],
        ["google", busy === "google" ? "true" : null],
        ["email", busy === "email" ? "true" : null],
      ],
    );
  });

test("both legal pages are linked", () => {
  openPanel();
  assert.equal(
    screen.getAllByRole("link").map((link) => link.getAttribute("href")),
    ["/terms", "/privacy"],
  );
});

test.run();

import * as assert from "uvu/assert";
import { Button } from "../../../src/ui/base/button";
import { LinkButton } from "../../../src/ui/base/link-button";
import { setUpStyles } from "../../../src/ui/base/style-setup";
import { fireEvent, openUser, render, screen, viewSuite } from "../../support/view/dom";

const test = viewSuite("button");
test.before(setUpStyles);

const button = () => screen.getByRole("button") as HTMLButtonElement;

function openButton(props: Partial<Parameters<typeof Button>[0]> = {}) {
  const presses: string[] = [];
  render(
    <Button {...props} onClick={() => presses.push("press")}>
      Kick off
    </Button>,
  );
  return presses;
}

test("a button has its name and type button, and works by mouse and keyboard", async () => {
  const presses = openButton();
  assert.is(screen.getByRole("button", { name: "Kick off" }), button());
  assert.is(button().type, "button");
  const user = openUser();
  await user.click(button());
  await user.keyboard("{Enter}");
  assert.equal(presses, ["press", "press"]);
});

test("while busy it keeps the focus, is announced as busy and ignores presses", async () => {
  const presses = openButton({ isBusy: true });
  const user = openUser();
  await user.tab();
  assert.is(document.activeElement, button());
  await user.keyboard("{Enter}");
  await user.click(button());
  assert.equal(presses, []);
  assert.is(button().getAttribute("aria-busy"), "true");
  assert.is(button().getAttribute("aria-disabled"), "true");
  assert.is(button().disabled, false);
  assert.ok(button().querySelector("svg[data-bouncing]"));
});

test("an unavailable button is focusable and does nothing, not even submit its form", () => {
  const sent: string[] = [];
  render(
    <form onSubmit={() => sent.push("submit")}>
      <Button type="submit" aria-disabled onClick={() => sent.push("press")}>
        Kick off
      </Button>
    </form>,
  );
  assert.is(fireEvent.click(button()), false);
  button().focus();
  assert.is(document.activeElement, button());
  assert.equal(sent, []);
});

test("aria-disabled false leaves it enabled and unstyled", async () => {
  const presses = openButton({ "aria-disabled": false });
  await openUser().click(button());
  assert.equal(presses, ["press"]);
  assert.is(button().hasAttribute("aria-disabled"), false);
});

test("icon and aside surround the label; each kind has its own style", () => {
  openButton({ icon: <i data-icon="" />, aside: "Soon" });
  assert.equal(
    [...button().children].map((child) => child.textContent),
    ["", "Kick off", "Soon"],
  );
  assert.ok(button().firstElementChild?.querySelector("[data-icon]"));
  const looks = (["primary", "secondary", "quiet", "danger"] as const).map((kind) => {
    const { container } = render(<Button kind={kind}>Go</Button>);
    return container.querySelector("button")?.className;
  });
  assert.is(new Set(looks).size, 4);
});

test("styling props do not reach the DOM", () => {
  openButton({ isWide: true, kind: "danger" });
  assert.equal(button().getAttributeNames().sort(), ["class", "type"]);
});

test("a link button is a link", () => {
  render(<LinkButton href="/app">Cool kids corner</LinkButton>);
  assert.is(screen.getByRole("link", { name: "Cool kids corner" }).getAttribute("href"), "/app");
});

test.run();

import * as assert from "uvu/assert";
import { AvatarStack } from "../../../src/ui/account/avatar-stack";
import { render, screen, viewSuite } from "../../support/view/dom";

const test = viewSuite("avatar stack");
const faces = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: String(index), face: <i>{index}</i> }));

test("three avatars are shown, and the number of the others", () => {
  const shown = (count: number) => {
    const { container, unmount } = render(<AvatarStack faces={faces(count)} />);
    const parts = [...(container.firstElementChild?.children ?? [])].map((part) => part.textContent);
    unmount();
    return parts;
  };
  assert.equal(shown(0), []);
  assert.equal(shown(3), ["0", "1", "2"]);
  assert.equal(shown(4), ["0", "1", "2", "+1"]);
  assert.equal(shown(5), ["0", "1", "2", "+2"]);
});

test("it is decorative unless it has a label", () => {
  const { container, rerender } = render(<AvatarStack faces={faces(5)} />);
  assert.is(container.firstElementChild?.getAttribute("aria-hidden"), "true");
  rerender(<AvatarStack faces={faces(5)} label="Nia, Sam, Jonas and 2 more" />);
  screen.getByRole("img", { name: "Nia, Sam, Jonas and 2 more" });
});

test.run();

import * as assert from "uvu/assert";
import { Avatar } from "../../../src/ui/account/avatar";
import { fireEvent, render, screen, viewSuite } from "../../support/view/dom";

const test = viewSuite("Avatar");
const user = { id: "7", avatar: "https://pictures.example/robin.png", is_deleted: false };

test("each kind of user has their own avatar", () => {
  const drawn = (change: Partial<typeof user> | { avatar: null }) => {
    const { container, unmount } = render(<Avatar user={{ ...user, ...change }} />);
    const name = container.querySelector("[data-avatar]")?.getAttribute("data-avatar");
    unmount();
    return name;
  };
  assert.is(drawn({ is_deleted: true }), "lost-soul");
  assert.is(drawn({ id: "02102020" }), "product");
  assert.is(drawn({ avatar: null }), "default");
  assert.is(drawn({ avatar: "http://pictures.example/robin.png" }), "default");
  assert.is(drawn({}), undefined);
});

test("a picture has its size, and sends no referrer", () => {
  render(<Avatar user={user} size={96} title="Robin Reyes" />);
  const image = screen.getByRole("img", { name: "Robin Reyes" });
  assert.is(image.getAttribute("src"), user.avatar);
  assert.is(image.getAttribute("width"), "96");
  assert.is(image.getAttribute("height"), "96");
  assert.is(image.getAttribute("referrerpolicy"), "no-referrer");
});

test("without a title it is decorative", () => {
  const { container, rerender } = render(<Avatar user={user} />);
  assert.is(container.querySelector("img")?.getAttribute("alt"), "");
  rerender(<Avatar user={{ ...user, avatar: null }} />);
  assert.is(container.querySelector("svg")?.getAttribute("aria-hidden"), "true");
  rerender(<Avatar user={{ ...user, avatar: null }} title="Robin Reyes" />);
  assert.is(container.querySelector("svg")?.getAttribute("aria-hidden"), null);
  screen.getByRole("img", { name: "Robin Reyes" });
});

test("a person with a name has initials on a colour of their own, which are no text of the page", () => {
  const { container, rerender } = render(<Avatar user={{ ...user, avatar: null }} name="Robin Reyes" />);
  const drawn = () => container.querySelector<HTMLElement>("[data-avatar=initials]");
  assert.equal(
    [drawn()?.getAttribute("data-initials"), drawn()?.getAttribute("aria-hidden"), container.textContent],
    ["RR", "true", ""],
  );
  rerender(<Avatar user={{ ...user, avatar: null }} name="Robin Reyes" title="Robin Reyes" />);
  screen.getByRole("img", { name: "Robin Reyes" });
  rerender(<Avatar user={{ ...user, avatar: null, is_deleted: true }} name="Robin Reyes" />);
  assert.is(drawn(), null);
});

test("a picture that fails to load is replaced by the default, and a new one is tried", () => {
  const { container, rerender } = render(<Avatar user={user} title="Robin Reyes" />);
  fireEvent.error(screen.getByRole("img"));
  assert.is(container.querySelector("img"), null);
  assert.ok(container.querySelector("[data-avatar=default]"));
  screen.getByRole("img", { name: "Robin Reyes" });
  rerender(<Avatar user={{ ...user, avatar: "https://pictures.example/new.png" }} title="Robin Reyes" />);
  assert.is(screen.getByRole("img").getAttribute("src"), "https://pictures.example/new.png");
});

test.run();

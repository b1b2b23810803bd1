import * as assert from "uvu/assert";
import { TabBar } from "../../../src/ui/shell/tab-bar";
import { fireEvent, openUser, render, screen, viewSuite } from "../../support/view/dom";

const test = viewSuite("tab bar");

test("each entry is named by its label and ping count; the current one is marked", () => {
  open();
  const nav = screen.getByRole("navigation", { name: "Main" });
  assert.equal(
    [...nav.querySelectorAll("a, button")].map((each) => [
      each.textContent?.replace("99+", ""),
      each.getAttribute("aria-current"),
    ]),
    [
      ["home", null],
      ["Home120 new feed cards", "page"],
      ["Teams", null],
      ["Youprofile and settings", null],
    ],
  );
  assert.ok(screen.getByRole("link", { name: "Home 120 new feed cards" }));
  assert.is(screen.getByText("99+").getAttribute("aria-hidden"), "true");
});

test("a press navigates in place; with a modifier key it is left to the browser", async () => {
  const opened = open();
  const link = screen.getByRole("link", { name: /^You/ });
  assert.is(fireEvent.click(link), false);
  await openUser().click(screen.getByRole("button", { name: "Teams" }));
  assert.equal(opened, ["You", "Teams"]);
  const mark = screen.getByRole("link", { name: "Drip home" });
  assert.is(mark.getAttribute("href"), "/app/home");
  assert.is(fireEvent.click(mark), false);
  assert.is(opened.pop(), "the mark");
  const own = { ctrlKey: true, metaKey: true, shiftKey: true, altKey: true };
  document.body.addEventListener("click", (event) => event.preventDefault(), { once: false });
  for (const key of Object.keys(own)) fireEvent.click(link, { [key]: true });
  assert.equal(opened, ["You", "Teams"]);
});

test("a press on an entry with a list below it folds the list", async () => {
  render(
    <TabBar
      home={{ href: "/app/home", onOpened: () => {} }}
      tabs={[
        {
          label: "Teams",
          icon: null,
          onOpened: () => assert.unreachable("no sheet where the list is in sight"),
          list: <ul aria-label="Your teams" />,
        },
      ]}
    />,
  );
  const list = screen.getByRole("list", { name: "Your teams" });
  const fold = list.closest("details");
  assert.is(fold?.open, true);
  await openUser().click(screen.getByText("Teams"));
  assert.is(fold?.open, false);
  await openUser().click(screen.getByText("Teams"));
  assert.is(fold?.open, true);
});

function open() {
  const opened: string[] = [];
  const entry = (label: string) => ({ label, icon: null, onOpened: () => opened.push(label) });
  render(
    <TabBar
      home={{ href: "/app/home", onOpened: () => opened.push("the mark") }}
      tabs={[
        {
          ...entry("Home"),
          href: "/app/home",
          isCurrent: true,
          badge: { text: "99+", spoken: "120 new feed cards" },
        },
        entry("Teams"),
        { ...entry("You"), href: "/app/home?settings", spoken: "profile and settings" },
      ]}
    />,
  );
  return opened;
}

test.run();

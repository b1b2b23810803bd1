import * as assert from "uvu/assert";
import { List, ListRow, type ListRowProps, RowGroup } from "../../../src/ui/base/list-row";
import { Skeleton } from "../../../src/ui/base/skeleton";
import { fireEvent, openUser, render, screen, viewSuite } from "../../support/view/dom";

const test = viewSuite("list row");

const open = (props: ListRowProps) =>
  render(
    <RowGroup>
      <ListRow {...props} />
    </RowGroup>,
  );
const chevron = () => screen.getByRole("listitem").querySelector("svg");

test("a row without action is text, with number, name and role in this order", () => {
  open({ number: 7, start: <i>face</i>, title: "Sam R.", detail: "Player" });
  assert.is(screen.getByRole("listitem").textContent, "7faceSam R.Player");
  assert.equal([screen.queryByRole("button"), screen.queryByRole("link"), chevron()], [null, null, null]);
});

test("without a number its column stays empty when other rows have one", () => {
  const { container } = open({ number: null, title: "Alex" });
  assert.is(container.querySelectorAll("li > i").length, 1);
  const { container: card } = render(
    <List>
      <ListRow title="Firefox on Linux" />
    </List>,
  );
  assert.is(card.querySelector("li > i"), null);
});

test("a row with an action is a button named by its title, for mouse and keyboard", async () => {
  const presses: string[] = [];
  open({ title: "Sam R.", detail: "Player", onPressed: () => presses.push("row"), opensDialog: true });
  const button = screen.getByRole("button", { name: "Sam R." });
  assert.is(button.getAttribute("aria-haspopup"), "dialog");
  assert.ok(chevron());
  const user = openUser();
  await user.click(button);
  await user.keyboard("{Enter}");
  assert.equal(presses, ["row", "row"]);
});

test("a row with a URL is a link: a plain press navigates in place, a modified one is left to the browser", () => {
  const presses: string[] = [];
  open({ title: "The Comets", href: "/app/team/7", onPressed: () => presses.push("row"), isCurrent: true });
  const link = screen.getByRole("link", { name: "The Comets" });
  assert.is(link.getAttribute("href"), "/app/team/7");
  assert.is(link.getAttribute("aria-current"), "page");
  assert.is(fireEvent.click(link), false);
  assert.is(fireEvent.click(link, { ctrlKey: true }), true);
  assert.equal(presses, ["row"]);
});

test("the button at its end is pressed separately", async () => {
  const presses: string[] = [];
  open({
    title: "Sam R.",
    onPressed: () => presses.push("row"),
    end: (
      <button type="button" onClick={() => presses.push("end")}>
        More
      </button>
    ),
  });
  await openUser().click(screen.getByRole("button", { name: "More" }));
  assert.equal(presses, ["end"]);
  assert.is(chevron(), null);
});

test("a disabled row stays focusable and ignores presses", async () => {
  const presses: string[] = [];
  open({ title: "Sam R.", href: "/app", onPressed: () => presses.push("row"), isDisabled: true });
  const user = openUser();
  await user.tab();
  const button = screen.getByRole("button", { name: "Sam R." });
  assert.is(document.activeElement, button);
  await user.keyboard("{Enter}");
  await user.click(button);
  assert.equal(presses, []);
  assert.is(button.getAttribute("aria-disabled"), "true");
  assert.is(chevron(), null);
});

test("busy and refused rows say so; their extra content is below them", () => {
  open({ title: "Sam R.", isBusy: true, fault: "Number 9 is taken.", below: "Nia and Jonas" });
  assert.is(screen.getByRole("listitem").getAttribute("aria-busy"), "true");
  assert.is(screen.getByRole("alert").textContent, "Number 9 is taken.");
  assert.ok(screen.getByText("Nia and Jonas"));
});

test("a skeleton names what is loading; its rows are hidden", () => {
  render(<Skeleton rows={3} label="Calling the roster" />);
  const status = screen.getByRole("status", { name: "Calling the roster" });
  assert.equal(
    [...status.children].map((row) => row.getAttribute("aria-hidden")),
    ["true", "true", "true"],
  );
});

test.run();

import * as assert from "uvu/assert";
import { ComposeMenu } from "../../../../src/features/schedule/week/compose-menu";
import { openUser, render, screen, viewSuite, waitFor, within } from "../../../support/view/dom";

const test = viewSuite("compose menu");

for (const isWide of [false, true])
  test(`the menu opens ${isWide ? "below the button" : "from the lower edge"}`, async () => {
    const chosen: string[] = [];
    render(<ComposeMenu isWide={isWide} offersCopy={isWide} onChosen={(kind) => chosen.push(kind)} />);
    const user = openUser();
    const compose = screen.getByRole("button", { name: "Compose" });
    compose.getBoundingClientRect = () => new DOMRect(900, 40, 120, 48);
    await user.click(compose);
    const menu = screen.getByRole("dialog", { name: "Chalk it up" });
    // The sheet has a close button; the popover is closed by a press on the page.
    assert.is(within(menu).queryByRole("button", { name: "Close" }) === null, isWide);
    assert.is(
      menu.querySelector<HTMLElement>("[style]")?.style.right ?? null,
      isWide ? `${innerWidth - 1020}px` : null,
    );
    assert.is(document.activeElement, within(menu).getByRole("button", { name: "Weekly practice" }));
    assert.is(within(menu).queryByRole("button", { name: "Same as last season" }) !== null, isWide);
    await user.click(within(menu).getByRole("button", { name: "A game" }));
    assert.equal(chosen, ["game"]);
    await waitFor(() => assert.is(screen.queryByRole("dialog"), null));
  });

test.run();

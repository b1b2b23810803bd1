import * as assert from "uvu/assert";
import { signInTexts } from "../../domain/sign-in/texts";
import { Overlays, openOverlays } from "../../src/app/overlays.part";
import { settled } from "../support/machines/placeholders";
import { act, openUser, render, screen, viewSuite, waitFor } from "../support/view/dom";

const test = viewSuite("overlays");

test("an announcement is read out with the politeness of its tone", async () => {
  const { overlays, said } = open();
  overlays.announce({ tone: "success", text: "Saved" });
  overlays.announce({ tone: "error", text: "Lost" });
  assert.equal(await said(), { polite: "Saved", urgent: "Lost" });
});

for (const [end, urgent] of [
  ["refused", signInTexts.over],
  ["banned", signInTexts.bannedHere],
  ["chosen", ""],
  ["elsewhere", ""],
] as const)
  test(`a session that ended by "${end}" announces ${urgent || "nothing"}`, async () => {
    const { overlays, said } = open();
    overlays.announceEnd(end);
    assert.equal(await said(), { polite: "", urgent });
  });

test("an announcement with a link leads there on the same page, is gone then, and is read out without it", async () => {
  history.replaceState(null, "", "/app/home");
  const { overlays } = open();
  const link = { href: "/app/schedule?event=t.e", label: "Open it" };
  overlays.announce({ tone: "error", text: "Didn't make it.", link });
  const way = await screen.findByRole("link", { name: "Open it" });
  assert.is(way.getAttribute("href"), link.href);
  assert.is(screen.getAllByRole("alert")[0]?.textContent, "Didn't make it.");
  await openUser().click(way);
  assert.is(location.pathname + location.search, link.href);
  await waitFor(() => assert.is(overlays.toasts.getSnapshot().context.toasts.length, 0));
  overlays.toasts.stop();
});

test("a call in progress shows the overlay", () => {
  const { overlays } = open();
  const isCovered = () => overlays.busy.getSnapshot().value !== "idle";
  assert.is(isCovered(), false);
  act(() => overlays.showRequest({ type: "request.started" }));
  assert.is(isCovered(), true);
  assert.is(screen.getAllByRole("status").at(-1)?.textContent, "Loading…");
});

function open() {
  const overlays = openOverlays();
  render(<Overlays toasts={overlays.toasts} busy={overlays.busy} />);
  const said = async () => {
    await act(settled);
    const read = {
      polite: screen.getAllByRole("status")[0]?.textContent,
      urgent: screen.getAllByRole("alert")[0]?.textContent,
    };
    overlays.toasts.stop();
    return read;
  };
  return { overlays, said };
}

test.run();

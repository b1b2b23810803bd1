import * as assert from "uvu/assert";
import { fromPromise } from "xstate";
import type { Change, ChangeOutcome, ReadOutcome } from "../../../domain/base/collection";
import type { StoppedTeam } from "../../../domain/dings/stopped-mail";
import { stoppedMailMachine } from "../../../machines/dings/stopped-mail.machine";
import { StoppedMail } from "../../../src/features/dings/stopped-mail";
import { openPlaceholders } from "../../support/machines/placeholders";
import { act, fireEvent, render, screen, viewSuite } from "../../support/view/dom";

const test = viewSuite("stopped mail");

const comets = { id: "t1", name: "Comets", isBegun: false };
const rockets = { id: "t2", name: "Rockets", isBegun: false };
const listed = (...items: StoppedTeam[]) => ({ kind: "listed", items, nextAfter: null, tag: null });
const line = (name: string) => screen.queryByRole("button", { name });

function open() {
  const placeholders = openPlaceholders();
  const machine = stoppedMailMachine.provide({
    actors: {
      read: fromPromise<ReadOutcome<StoppedTeam>, { tag: string | null; after: string | null }>(() =>
        placeholders.call("read"),
      ),
      change: fromPromise<ChangeOutcome<StoppedTeam>, Change<StoppedTeam>>(({ input }) =>
        placeholders.call("change", input),
      ),
    },
  });
  render(
    <dialog open>
      <h2>Notifications</h2>
      <StoppedMail machine={machine} />
    </dialog>,
  );
  return placeholders;
}

test("whose teams all mail sees no section, nor does somebody whose teams cannot be read", async () => {
  const first = open();
  assert.is(screen.queryByRole("group"), null, "while it is read");
  await act(() => first.answer("read", listed()));
  assert.is(screen.queryByRole("group"), null);
  const second = open();
  await act(() => second.answer("read", { kind: "refused", text: "No network." }));
  assert.is(screen.queryByRole("group"), null);
  assert.is(screen.queryByRole("alert"), null);
});

test("one press begins a team's mails again, the line says so, and the focus goes to what is left", async () => {
  const { answer, calls } = open();
  await act(() => answer("read", listed(comets, rockets)));
  assert.ok(screen.getByRole("group", { name: "No mail from" }));
  const first = screen.getByRole("button", { name: "Mail me again from the Comets" });
  first.focus();
  fireEvent.click(first);
  assert.equal(calls.at(-1), { name: "change", input: { id: "t1", to: { ...comets, isBegun: true } } });
  assert.is(first.getAttribute("aria-busy"), "true");
  await act(() => answer("change", { kind: "accepted", item: { ...comets, isBegun: true } }));
  assert.equal(
    screen.getAllByRole("status").map(({ textContent }) => textContent),
    ["Mails from the Comets are on again.", "Rockets"],
  );
  assert.is(line("Mail me again from the Comets"), null);
  const second = screen.getByRole("button", { name: "Mail me again from the Rockets" });
  assert.is(document.activeElement, second);
  fireEvent.click(second);
  await act(() => answer("change", { kind: "accepted", item: { ...rockets, isBegun: true } }));
  assert.is(document.activeElement, screen.getByRole("heading", { name: "Notifications" }));
});

test("a refused press says why, and can be made again", async () => {
  const { answer, calls } = open();
  await act(() => answer("read", listed(comets)));
  fireEvent.click(screen.getByRole("button", { name: "Mail me again from the Comets" }));
  await act(() => answer("change", { kind: "refused", text: "No network." }));
  assert.is(screen.getByRole("alert").textContent, "No network.");
  fireEvent.click(screen.getByRole("button", { name: "Mail me again from the Comets" }));
  assert.is(calls.filter(({ name }) => name === "change").length, 2);
  assert.is(screen.queryByRole("alert"), null);
});

test.run();

import "../../support/view/happy-dom";
import { useState } from "react";
import * as assert from "uvu/assert";
import { type DialogTable, PageDialogs } from "../../../src/screens/shell/page-dialogs";
import { act, openUser, render, screen, viewSuite, waitFor } from "../../support/view/dom";

const test = viewSuite("a page's dialogs");

type Page = { isStaff: boolean };
const drawn = (title: string) => ({
  title,
  draw: ({ value }: { value: string }) => <p>{`${title} ${value}`}</p>,
});
const table: DialogTable<"invite" | "invite=person" | "spot" | "settings", Page> = {
  invite: drawn("Invite"),
  "invite=person": drawn("One person"),
  spot: { ...drawn("Spot"), right: ({ isStaff }, value) => isStaff && value !== "gone" },
  settings: { Dialog: Settings },
};

/** Has a frame of its own, and content that stays when it is closed. */
function Settings({
  isOpen,
  value,
  query,
  close,
}: {
  isOpen: boolean;
  value: string;
  query: URLSearchParams;
  close: () => void;
}) {
  const [mounts] = useState(() => {
    mounted += 1;
    return mounted;
  });
  return (
    <button type="button" onClick={close}>
      {`${isOpen ? "open" : "closed"} ${value} ${query.get("day")} ${mounts}`}
    </button>
  );
}
let mounted = 0;

const go = (query: string) => act(() => history.replaceState(null, "", `/app/team/t1${query}`));

function open(query: string, isStaff = true) {
  mounted = 0;
  history.replaceState(null, "", `/app/team/t1${query}`);
  const close = () => history.replaceState(null, "", "/app/team/t1");
  return render(<PageDialogs table={table} page={{ isStaff }} close={close} done={close} />);
}

test("the URL opens a row, and a value of its parameter one of its own", () => {
  open("?invite=link");
  assert.ok(screen.getByRole("dialog", { name: "Invite" }));
  assert.ok(screen.getByText("Invite link"));
  go("?invite=person");
  assert.ok(screen.getByRole("dialog", { name: "One person" }));
});

test("without the right, also for a value, a dialog is not opened", () => {
  open("?spot", false);
  assert.is(screen.queryByRole("dialog"), null);
  go("?spot=gone");
  assert.is(screen.queryByRole("dialog"), null);
});

test("somebody with the right opens it", () => {
  open("?spot=gone");
  assert.is(screen.queryByRole("dialog"), null);
  go("?spot=1");
  assert.ok(screen.getByText("Spot 1"));
});

test("a dialog is mounted when it first opens, and keeps its state, value and query when it closes", async () => {
  open("");
  assert.equal([mounted, screen.queryByRole("button")], [0, null]);
  go("?settings=age&day=1");
  await openUser().click(screen.getByRole("button", { name: "open age 1 1" }));
  assert.ok(await screen.findByRole("button", { name: "closed age 1 1" }));
  go("?settings=sport&day=2");
  assert.ok(screen.getByRole("button", { name: "open sport 2 1" }));
  assert.is(mounted, 1);
});

test("closing keeps the content until it has faded out", async () => {
  open("?spot=1");
  await openUser().click(screen.getByRole("button", { name: "Close" }));
  assert.ok(screen.getByText("Spot 1"));
  await waitFor(() => assert.is(screen.queryByText("Spot 1"), null));
});

test.run();

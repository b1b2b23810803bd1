import * as assert from "uvu/assert";
import type { DutyBook } from "../../../domain/duty/duty-book";
import { wireDuties } from "../../../src/app/duties.part";
import { DutyFields } from "../../../src/features/duty/duty-fields";
import { book, snacks } from "../../support/people/help";
import { openUser, render, screen, viewSuite, waitFor, within } from "../../support/view/dom";
import { closeHelpServers, type HelpReplies, openHelpServer } from "../../support/view/help-server";

const test = viewSuite("a team's duties");
test.after.each(closeHelpServers);
const path = "/team/team_id/t1/duty";
const plan = { events: 18, families: 13, turns: 18, least: 1, most: 2, tag: "p1" };

async function open(shown: DutyBook, replies: HelpReplies = {}, { isStaff = true, isOpen = true } = {}) {
  const server = openHelpServer({ [`GET ${path}`]: shown, ...replies });
  const Duties = wireDuties(server.ports, "t1", window, DutyFields);
  let isHeld = false;
  const hold = (given: boolean) => {
    isHeld = given;
  };
  render(<Duties isStaff={isStaff} isOpen={isOpen} hold={hold} />);
  await waitFor(() => assert.is(screen.queryByText("Fetching the duties"), null));
  const user = openUser();
  let presses = 0;
  const press = async (name: string) => {
    presses += 1;
    await user.click(await screen.findByRole("button", { name }));
  };
  return { ...server, user, press, presses: () => presses, isHeld: () => isHeld };
}

test("a coach adds snacks with one press, shares out with one, and can undo it", async () => {
  const planned = book({ duties: [snacks({ plan })], turns: [] });
  const shared = book({ undo_until: new Date(Date.now() + 60_000).toISOString() });
  const { press, lastBody, presses, asked } = await open(book({ duties: [], turns: [] }), {
    [`POST ${path}`]: planned,
    [`POST ${path}/share`]: shared,
    [`DELETE ${path}/share`]: planned,
  });
  assert.ok(screen.getByText("What do you want to share out?"));
  await press("Snacks");
  await screen.findByText("18 games, 13 families: one or two turns each.");
  assert.equal(lastBody(), {
    name: "Snacks",
    sign: "snacks",
    families: 1,
    kinds: ["game"],
    side: null,
    is_for_all: true,
    spares_staff: true,
  });
  await press("Share out, Snacks");
  await screen.findByText("Shared out.");
  assert.equal([lastBody(), presses()], [{ duty_id: "d1", plan_tag: "p1" }, 2]);
  assert.is(screen.queryByRole("button", { name: "Share out, Snacks" }), null);
  await press("Undo");
  await screen.findByRole("button", { name: "Share out, Snacks" });
  assert.is(asked.at(-1), `DELETE ${path}/share`);
});

test("the dialog stays open while something is being saved", async () => {
  let reply = (_: DutyBook) => {};
  const { press, isHeld } = await open(book({ duties: [], turns: [] }), {
    [`POST ${path}`]: () =>
      new Promise<DutyBook>((resolve) => {
        reply = resolve;
      }),
  });
  assert.not(isHeld());
  await press("Snacks");
  assert.ok(isHeld());
  reply(book());
  await waitFor(() => assert.not(isHeld()));
});

test("the season's table has the family that is next first", async () => {
  await open(book());
  const rows = within(screen.getByRole("table")).getAllByRole("row").slice(1);
  assert.equal(
    rows.map((row) => within(row).getByRole("rowheader").textContent),
    ["Maya R. & Leo R. yours", "Sam L. "],
  );
  assert.equal(
    rows.map((row) =>
      within(row)
        .getAllByRole("cell")
        .map(({ textContent }) => textContent),
    ),
    [
      ["Sat, Dec 5", "1"],
      ["Sat, Dec 12", "2"],
    ],
  );
});

test("a family is out of a duty with one press, and in again", async () => {
  const choice = `PUT ${path}/choice/membership_id/maya`;
  const out = book({ choices: [{ duty_id: "d1", membership_ids: ["maya", "leo"] }] });
  const { press, lastBody, replies } = await open(book(), { [choice]: out }, { isStaff: false });
  assert.is(screen.queryByRole("button", { name: "Change, Snacks" }), null);
  assert.is(screen.queryByRole("button", { name: "Something else" }), null);
  await press("We're out of this one, Snacks");
  await screen.findByText("You're out of this one.");
  assert.equal(lastBody(), { duty_ids: ["d1"] });
  replies[choice] = book();
  await press("We're in again, Snacks");
  await waitFor(() => assert.equal(lastBody(), { duty_ids: [] }));
});

test("families put themselves down for what volunteers do", async () => {
  const score = snacks({ id: "d2", name: "Scorekeeper", sign: "score", is_for_all: false });
  const choice = `PUT ${path}/choice/membership_id/maya`;
  const { press, lastBody } = await open(
    book({ duties: [score] }),
    { [choice]: book({ duties: [score], choices: [{ duty_id: "d2", membership_ids: ["maya"] }] }) },
    { isStaff: false },
  );
  assert.ok(screen.getByText("1 family at games · volunteers"));
  await press("Put us down, Scorekeeper");
  await screen.findByText("You're down for this one.");
  assert.equal(lastBody(), { duty_ids: ["d2"] });
});

test("a duty of one's own needs a name; nothing typed is lost when it is refused", async () => {
  const { press, user, asked, lastBody, replies } = await open(book(), {
    [`POST ${path}`]: "STEP_403_TOO_MANY",
  });
  await press("Something else");
  await press("Add");
  assert.ok(screen.getByText("Give it a name."));
  assert.equal(asked, [`GET ${path}`]);
  await user.type(screen.getByRole("textbox", { name: "What is it?" }), "Oranges");
  await user.click(screen.getByRole("radio", { name: "2" }));
  await user.click(screen.getByRole("radio", { name: "Home" }));
  await press("Add");
  assert.match((await screen.findByRole("alert")).textContent ?? "", /a lot of duties/);
  assert.is((screen.getByRole("textbox", { name: "What is it?" }) as HTMLInputElement).value, "Oranges");
  replies[`POST ${path}`] = book();
  await press("Add");
  await waitFor(() => assert.is(screen.queryByRole("textbox", { name: "What is it?" }), null));
  assert.equal(lastBody(), {
    name: "Oranges",
    sign: "other",
    families: 2,
    kinds: ["game"],
    side: "home",
    is_for_all: true,
    spares_staff: true,
  });
});

test("a duty is changed and ended by staff, after a word about what goes", async () => {
  const one = `/team/team_id/t1/duty/duty_id/d1`;
  const { press, user, asked, replies } = await open(book(), {
    [`PATCH ${one}`]: book({ duties: [snacks({ version: 2, families: 2 })] }),
  });
  await press("Change, Snacks");
  await user.click(screen.getByRole("radio", { name: "2" }));
  await press("Save");
  await screen.findByText("2 families at games");
  assert.is(screen.queryByRole("textbox"), null);
  replies[`DELETE ${one}`] = book({ duties: [], turns: [] });
  await press("End, Snacks");
  assert.ok(screen.getByText("Turns to come are gone; past ones still count."));
  await press("Yes, end it");
  await waitFor(() => assert.is(screen.queryByRole("button", { name: "End, Snacks" }), null));
  assert.equal(asked.slice(1), [`PATCH ${one}`, `DELETE ${one}`]);
});

test("a family reads what comes while there is nothing, and a book that cannot be read is tried again", async () => {
  const { press, replies } = await open(
    book({ duties: [], turns: [] }),
    { [`GET ${path}`]: null },
    { isStaff: false },
  );
  await screen.findByRole("alert");
  replies[`GET ${path}`] = book({ duties: [], turns: [] });
  await press("Try again");
  await screen.findByText(/Nobody has to bring a thing\. Yet\./);
});

test("nothing can be changed in an archived team", async () => {
  await open(book(), {}, { isOpen: false });
  assert.is(screen.queryByRole("button"), null);
});

test.run();

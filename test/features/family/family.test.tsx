import { type ComponentProps, useState } from "react";
import * as assert from "uvu/assert";
import { fromPromise } from "xstate";
import type { ReadOutcome } from "../../../domain/base/collection";
import type { FamilyLine } from "../../../domain/family/family";
import type { Invitation } from "../../../domain/invitation/child-invitation";
import { dateFieldMachine } from "../../../machines/dates/date-field.machine";
import { childFormMachine } from "../../../machines/family/child-form.machine";
import { familyMachine } from "../../../machines/family/family.machine";
import { familyListMachine } from "../../../machines/family/family-list.machine";
import { quickChangesMachine } from "../../../machines/family/quick-changes.machine";
import { childInvitationsMachine } from "../../../machines/invitation/child-invitations.machine";
import { childInviteMachine } from "../../../machines/invitation/child-invite.machine";
import { Family } from "../../../src/features/family/family";
import { openPlaceholders } from "../../support/machines/placeholders";
import {
  circleInvitation,
  circleRequest,
  followed,
  follower,
  guardian,
  oneself,
  removal,
  sam,
} from "../../support/people/family";
import { user } from "../../support/people/user";
import { openUser, render, screen, viewSuite, within } from "../../support/view/dom";

const test = viewSuite("family");

test("each child's row shows its teams, its guardians and an open request", async () => {
  const kid = sam({
    guardians: [oneself(), guardian()],
    followers: [follower()],
    requests: [circleRequest()],
  });
  await open({ children: [kid, followed()] });
  const [first, second] = screen.getAllByRole("listitem");
  for (const text of [
    /Comets/,
    /Looked after by you and Kim Reyes/,
    /Followed by Pat Stone/,
    /Somebody asks to come in/,
  ])
    assert.match(first?.textContent ?? "", text);
  assert.match(second?.textContent ?? "", /Lena.*You follow/);
  assert.ok(screen.getByText("Only coaches of my kids' teams"));
});

test("the cap carries the number as it is written: 00 is not 0", async () => {
  const teams = [{ id: "t1", name: "Comets", membership_id: "m1", number: "00" }];
  const kid = sam({ teams });
  const { person } = await open({ children: [kid] });
  const cap = () => document.querySelector("li svg text")?.textContent;
  assert.is(cap(), "00");
  await person.click(screen.getByRole("button", { name: "Sam R." }));
  assert.is(cap(), "00");
});

test("without children the page explains how to add one", async () => {
  const { person, opened } = await open({ children: [] });
  assert.ok(screen.getByText(/No kids here yet/));
  await person.click(screen.getByRole("button", { name: "Add my kids" }));
  assert.equal(opened, ["/app/next?kids"]);
});

test("a deleted profile shows until when it can be restored, and returns once the server confirms", async () => {
  const down = { id: "c9", first_name: "Bo", teams: [], deletion_due_at: "2026-12-05T19:15:00.000Z" };
  const { person, calls, answer } = await open({ children: [sam(), down] });
  assert.match(
    screen.getAllByRole("listitem")[1]?.textContent ?? "",
    /Bo.*Taken down\. Gone for good on .*Dec 5/,
  );
  const press = () => person.click(screen.getByRole("button", { name: "Bring back, Bo" }));
  await press();
  assert.equal(calls.at(-1), { name: "restore", input: { id: "c9", to: down } });
  await answer("restore", { kind: "refused", text: "Full house." });
  assert.is(screen.getByRole("alert").textContent, "Full house.");
  await press();
  await answer("restore", { kind: "accepted", item: sam({ id: "c9", first_name: "Bo" }) });
  assert.is(screen.queryByRole("button", { name: "Bring back, Bo" }), null);
  assert.ok(screen.getByRole("button", { name: "Bo R." }));
});

test("the preview of what others see follows the choice at once; others see it once saved", async () => {
  const { person, calls, answer } = await open({ childId: "c1" });
  const preview = () =>
    screen.getByRole("list", { name: "How your team's other families read it" }).textContent;
  assert.match(preview() ?? "", /Sam R\..*Looked after by Robin Reyes/);
  await person.click(screen.getByRole("radio", { name: "Number" }));
  assert.match(preview() ?? "", /Player 7/);
  assert.not.match(preview() ?? "", /Sam|Robin/);
  assert.equal(calls.at(-1), { name: "change", input: { kind: "shownAs", child: sam(), shownAs: "number" } });
  await answer("change", { kind: "saved", saved: sam({ shown_as: "number", version: 4 }) });
  assert.is(screen.getByRole<HTMLInputElement>("radio", { name: "Number" }).checked, true);
});

test("a guardian whom one let in can be taken back, together with those they let in", async () => {
  const kim = guardian({
    may_take_back_until: "2026-11-29T08:00:00.000Z",
    takes_along: ["Alex Hill", "Pat Stone"],
  });
  const kid = sam({ guardians: [oneself(), kim] });
  const { person, calls, answer } = await open({ childId: "c1", children: [kid] });
  assert.ok(screen.getByText(/Came in .* through Robin Reyes\./));
  await person.click(screen.getByRole("button", { name: "Remove Kim" }));
  assert.ok(screen.getByRole("heading", { name: "Remove Kim Reyes?" }));
  assert.ok(screen.getByText(/Alex Hill and Pat Stone go with them\./));
  await person.click(screen.getByRole("button", { name: "Remove Kim" }));
  assert.is(calls.at(-1)?.name, "end");
  await answer("end", { kind: "ended", userIds: ["u2"] });
  assert.is(screen.queryByText("Kim Reyes"), null);
});

test("the end of another guardian's access is asked for after its consequences were shown, and can be cancelled", async () => {
  const kim = guardian({ may_request_removal: true });
  const kid = sam({ guardians: [oneself(), kim] });
  const { person, calls, answer } = await open({ childId: "c1", children: [kid] });
  await person.click(screen.getByRole("button", { name: "End Kim's access" }));
  assert.ok(screen.getByRole("heading", { name: "End Kim Reyes's access to Sam?" }));
  assert.ok(screen.getByText(/Kim gets a mail and a ding that you asked\. In 7 days they stop seeing Sam/));
  assert.is(
    screen.getByRole("link", { name: /write to our support/ }).getAttribute("href"),
    "/terms#contact",
  );
  await person.click(screen.getByRole("button", { name: "Ask to end access" }));
  assert.equal(calls.at(-1), {
    name: "end",
    input: { userId: "u1", ending: { kind: "requestRemoval", child: kid, person: kim } },
  });
  const { firstName: _, ...asked } = removal();
  const waits = { ...kid, guardians: [oneself(), guardian({ removal: asked })] };
  await answer("end", { kind: "requested", saved: waits });
  assert.ok(screen.getByText("You asked to end this on Dec 7, 2026."));
  assert.is(screen.queryByRole("button", { name: "End Kim's access" }), null);
  await person.click(screen.getByRole("button", { name: "Cancel request" }));
  assert.equal(calls.at(-1)?.input, {
    kind: "stopRemoval",
    child: waits,
    decision: "cancelled",
    removal: removal(),
  });
  await answer("change", { kind: "saved", saved: kid });
  assert.ok(screen.getByRole("button", { name: "End Kim's access" }));
});

test("one's own access that is asked to end has a notice with an objection; a third guardian objects for another", async () => {
  const { firstName: _, ...asked } = removal({ requested_by_name: "Kim Reyes", is_mine: false });
  const alex = { ...guardian(), user_id: "u7", name: "Alex Hill", removal: asked };
  const kid = sam({ guardians: [{ ...oneself(), removal: asked }, alex] });
  const { person, calls, answer } = await open({ childId: "c1", children: [kid] });
  assert.ok(screen.getByText("Kim asked to end your access to Sam on Dec 7, 2026."));
  assert.ok(screen.getByText("Kim asked to end this on Dec 7, 2026."));
  assert.is(screen.queryByRole("button", { name: "Cancel request" }), null);
  const [own, other] = screen.getAllByRole("button", { name: "Object" });
  await person.click(own as HTMLElement);
  assert.equal(Object(calls.at(-1)?.input).decision, "objected");
  await answer("change", { kind: "saved", saved: kid });
  await person.click(other as HTMLElement);
  assert.equal(Object(calls.at(-1)?.input).decision, "objected");
});

test("who is not asked about has no notice of it, and nobody objects to what they asked for", async () => {
  const { firstName: _, ...asked } = removal({ requested_by_name: "Robin Reyes", is_mine: true });
  await open({ childId: "c1", children: [sam({ guardians: [oneself(), guardian({ removal: asked })] })] });
  assert.is(screen.queryByText(/asked to end your access/), null);
  assert.is(screen.queryByRole("button", { name: "Object" }), null);
});

test("a request to join the circle is decided by name", async () => {
  const kid = sam({
    requests: [
      circleRequest({ has_link_maker_left: true }),
      circleRequest({ request_id: "r2", name: "Pat", wish: "follower" }),
    ],
  });
  const { person, calls, answer } = await open({ childId: "c1", children: [kid] });
  assert.is(screen.getAllByText(/by a link of somebody who's no guardian here any more/).length, 1);
  assert.ok(screen.getByText("Alex Hill asks to look after Sam, too."));
  assert.ok(screen.getByText("Pat asks to follow Sam."));
  await person.click(screen.getByRole("button", { name: "No: Pat" }));
  assert.equal(calls.at(-1)?.input, {
    kind: "request",
    child: kid,
    request: kid.requests?.[1],
    decision: "declined",
  });
  await answer("change", { kind: "saved", saved: sam() });
  assert.is(screen.queryByText(/asks to/), null);
});

test("photos: one's own consent, and the result of all guardians'", async () => {
  const { person, answer } = await open({ childId: "c1" });
  const photos = () =>
    screen.getByRole<HTMLInputElement>("switch", { name: "Photos of Sam are fine with me" });
  assert.equal(
    [photos().checked, screen.getByText("Yes only if all of you say yes.") !== null],
    [false, true],
  );
  await person.click(photos());
  assert.is(photos().checked, false, "not before the server said so");
  await answer("change", {
    kind: "saved",
    saved: sam({ my_photo_consent: true, may_be_photographed: false }),
  });
  assert.is(photos().checked, true);
  assert.ok(screen.getByText("Not all of you said yes, so no photos."));
});

test("a guardian is invited by mail", async () => {
  const { person, calls, answer } = await open({ childId: "c1" });
  await person.click(screen.getByRole("button", { name: "Invite a guardian" }));
  assert.ok(screen.getByRole("heading", { name: "Invite a guardian" }));
  await person.click(screen.getByRole("button", { name: "Send it" }));
  assert.is(document.activeElement, screen.getByRole("textbox", { name: /E-mail address/ }));
  await person.type(screen.getByRole("textbox", { name: /E-mail address/ }), "kim@example.com");
  await person.click(screen.getByRole("button", { name: "Send it" }));
  const { key, ...change } = Object(calls.at(-1)?.input);
  assert.equal(change, { childId: "c1", role: "guardian", emailAddress: "kim@example.com" });
  assert.match(key, /^[0-9a-f-]{36}$/);
  await answer("make", { kind: "made", invitation: circleInvitation({ email_address: "kim@example.com" }) });
  assert.ok(await screen.findByRole("heading", { name: "Sam" }));
});

test("a link is shown with its code and copied; an open one can be shown again and withdrawn", async () => {
  const { person, calls, answer } = await open({
    childId: "c1",
    invitations: [circleInvitation({ kind: "follower" })],
  });
  const open_ = screen.getByRole("list", { name: "Invited to follow Sam" });
  await person.click(within(open_).getByRole("button", { name: "A link" }));
  assert.ok(screen.getByRole("img", { name: "QR code: the invitation to Sam" }));
  await person.click(screen.getByRole("button", { name: "Copy" }));
  assert.equal(calls.at(-1), { name: "copy", input: { text: "https://drip.example/app/join#token" } });
  await answer("copy", { kind: "copied" });
  await person.click(screen.getByRole("button", { name: "Back" }));
  await answer("invitations", listed([circleInvitation({ kind: "follower" })]));
  await person.click(screen.getByRole("button", { name: "Undo invitation, the link" }));
  assert.equal(calls.at(-1), { name: "withdraw", input: { id: "i1", to: null } });
  await answer("withdraw", { kind: "accepted", item: null });
  assert.is(screen.queryByRole("list", { name: "Invited to follow Sam" }), null);
});

test("the only guardian can delete the profile after one confirmation; one of several can leave", async () => {
  const { person, calls } = await open({ childId: "c1" });
  await person.click(screen.getByRole("button", { name: "Delete Sam's profile" }));
  assert.ok(screen.getByText(/hidden from everybody at once and erased after 14 days/));
  await person.click(screen.getByRole("button", { name: "Cancel" }));
  assert.is(screen.queryByRole("button", { name: "Stop looking after Sam" }), null);
  assert.is(
    calls.some(({ name }) => name === "end"),
    false,
  );
});

test("another's change is shown beside the typed values", async () => {
  const { person, answer } = await open({ childId: "c1" });
  await person.click(screen.getByRole("button", { name: /^Sam R\./ }));
  const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: /First name/ });
  await person.clear(field());
  await person.type(field(), "Sammy");
  await person.click(screen.getByRole("button", { name: "Save" }));
  await answer("save", { kind: "differs", theirs: sam({ first_name: "Samuel", version: 4 }) });
  assert.ok(screen.getByText(/The name is Samuel R/));
  assert.is(field().value, "Sammy");
});

test("Keep mine keeps the typed values, even when the next save is refused", async () => {
  const { person, answer } = await open({ childId: "c1" });
  await person.click(screen.getByRole("button", { name: /^Sam R\./ }));
  const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: /First name/ });
  await person.clear(field());
  await person.type(field(), "Sammy");
  await person.click(screen.getByRole("button", { name: "Save" }));
  await answer("save", { kind: "differs", theirs: sam({ first_name: "Samuel", version: 4 }) });
  await person.click(screen.getByRole("button", { name: "Keep mine" }));
  assert.is(field().value, "Sammy");
  await answer("save", { kind: "refused", text: "No." });
  assert.is(field().value, "Sammy");
});

test("a choice that met a version conflict stays, with the other's beside it", async () => {
  const { person, calls, answer } = await open({ childId: "c1" });
  const number = () => screen.getByRole<HTMLInputElement>("radio", { name: "Number" });
  const theirs = sam({ first_name: "Samuel", version: 4 });
  await person.click(number());
  await answer("change", { kind: "differs", theirs });
  assert.is(number().checked, true);
  assert.match(
    screen.getByRole("alert").textContent ?? "",
    /Somebody changed this.*The name is Samuel R\. now\./,
  );
  await person.click(screen.getByRole("button", { name: "Keep mine" }));
  assert.equal(calls.at(-1)?.input, { kind: "shownAs", child: theirs, shownAs: "number" });
  await answer("change", { kind: "differs", theirs: sam({ first_name: "Sammy", version: 5 }) });
  await person.click(screen.getByRole("button", { name: "Take theirs" }));
  assert.equal([number().checked, screen.queryByRole("alert")], [false, null]);
});

test("a profile changed before its deletion is confirmed once more, with the changes listed", async () => {
  const { person, calls, answer } = await open({ childId: "c1" });
  await person.click(screen.getByRole("button", { name: "Delete Sam's profile" }));
  await person.click(screen.getByRole("button", { name: "Delete Sam's profile" }));
  const theirs = sam({ shown_as: "number", version: 4 });
  await answer("end", { kind: "differs", theirs });
  assert.match(screen.getByRole("alert").textContent ?? "", /Others see the number now\./);
  await person.click(screen.getByRole("button", { name: "Delete Sam's profile" }));
  assert.equal(calls.at(-1)?.input, { userId: "u1", ending: { kind: "delete", child: theirs } });
});

test("during a save a second press on photos reverts it, and decisions wait", async () => {
  const request = circleRequest();
  const { person, calls, answer } = await open({ childId: "c1", children: [sam({ requests: [request] })] });
  const changes = () => calls.filter(({ name }) => name === "change").map(({ input }) => Object(input));
  await person.click(screen.getByRole("switch"));
  await person.click(screen.getByRole("switch"));
  await person.click(screen.getByRole("button", { name: "That's them: Alex Hill" }));
  assert.is(screen.getByRole("button", { name: "No: Alex Hill" }).getAttribute("aria-disabled"), "true");
  await answer("change", { kind: "saved", saved: sam({ requests: [request], my_photo_consent: true }) });
  await answer("change", { kind: "saved", saved: sam({ requests: [request] }) });
  await answer("change", { kind: "saved", saved: sam() });
  assert.equal(
    changes().map(({ isAllowed, decision }) => isAllowed ?? decision),
    [true, false, "approved"],
  );
});

test("a request that arrives while the page is open is shown", async () => {
  const { hear, names, answer } = await open({ childId: "c1" });
  hear("2");
  assert.equal(names().slice(-2), ["invitations", "read"]);
  await answer("read", listed([sam({ requests: [circleRequest()] })]));
  assert.ok(screen.getByText("Alex Hill asks to look after Sam, too."));
});

test("a followed child's page offers to unfollow, and a missing child says so", async () => {
  const { person, calls } = await open({ childId: "c2", children: [followed()] });
  await person.click(screen.getByRole("button", { name: "Stop following" }));
  assert.ok(screen.getByRole("heading", { name: "Stop following Lena?" }));
  await person.click(screen.getByRole("button", { name: "Stop following" }));
  assert.equal(calls.at(-1)?.input, { userId: "u1", ending: { kind: "unfollow", child: followed() } });
});

test("a child that cannot be read shows an error with a way back", async () => {
  const { person } = await open({ childId: "elsewhere" });
  assert.match(screen.getByRole("alert").textContent ?? "", /can't find that player/);
  await person.click(screen.getByRole("button", { name: "Back" }));
  assert.ok(screen.getByRole("heading", { name: "Family" }));
});

test("a child's page names the teams that have a request for this child", async () => {
  const request = (child_id: string, team_name: string) => ({
    id: `asked ${team_name}`,
    child_id,
    team_name,
  });
  const kid = sam();
  await open({ childId: kid.id, requests: [request(kid.id, "Rockets"), request("other", "Meteors")] });
  assert.ok(screen.getByText("Rockets has your request."));
  assert.is(screen.queryByText(/Meteors/), null);
});

type Opened = {
  childId?: string | null;
  children?: FamilyLine[];
  invitations?: Invitation[];
  requests?: ComponentProps<typeof Family>["requests"];
};
type Asked = { tag: string | null; after: string | null };

const listed = <Kind,>(items: Kind[]) => ({ kind: "listed" as const, items, nextAfter: null, tag: null });

function Page(props: Omit<ComponentProps<typeof Family>, "onTitled">) {
  const [title, setTitle] = useState("");
  return (
    <>
      <h2>{title}</h2>
      <Family {...props} onTitled={setTitle} />
    </>
  );
}

async function open({ childId = null, children = [sam()], invitations = [], requests = [] }: Opened) {
  const placeholders = openPlaceholders();
  const { call } = placeholders;
  const opened: string[] = [];
  const machine = familyMachine.provide({
    actors: {
      familyList: familyListMachine.provide({
        actors: {
          read: fromPromise<ReadOutcome<FamilyLine>, Asked>(() => call("read")),
          change: fromPromise(({ input }) => call("restore", input)),
        },
      }),
      childForm: childFormMachine.provide({
        actors: { save: fromPromise(({ input }) => call("save", input)) },
      }),
      childInvite: childInviteMachine.provide({
        actors: {
          make: fromPromise(({ input }) => call("make", input)),
          copy: fromPromise(({ input }) => call("copy", input)),
        },
      }),
      quickChanges: quickChangesMachine.provide({
        actors: { change: fromPromise(({ input }) => call("change", input)) },
      }),
      end: fromPromise(({ input }) => call("end", input)),
    },
  });
  const invitationsOf = () =>
    childInvitationsMachine.provide({
      actors: {
        read: fromPromise<ReadOutcome<Invitation>, Asked>(() => call("invitations")),
        change: fromPromise(({ input }) => call("withdraw", input)),
      },
    });
  const view = (news: string) => (
    <Page
      machine={machine}
      dateField={dateFieldMachine}
      invitationsOf={invitationsOf}
      news={news}
      requests={requests}
      onOpened={(href) => opened.push(href)}
      me={user({ age: "adult" })}
      childId={childId}
      onBack={() => opened.push("back")}
    />
  );
  const { rerender } = render(view("1"));
  await placeholders.answer("read", listed(children));
  if (childId !== null) await placeholders.answer("invitations", listed(invitations));
  return { ...placeholders, opened, person: openUser(), hear: (news: string) => rerender(view(news)) };
}

test.run();

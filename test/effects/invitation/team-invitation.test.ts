import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, toPromise } from "xstate";
import { messageTexts } from "../../../domain/problem/message-texts";
import {
  findShared,
  invitePerson,
  makeShared,
  personalInvitationActors,
  withdrawInvitation,
} from "../../../src/effects/invitation/team-invitation.effects";
import { invitation } from "../../support/people/team";
import { type Answer, json, openClient, problem } from "../../support/server/api";

const test = suite("team invitation effects");
const mail = invitation({ id: "i2", email_address: "kim@example.com", code: null, roles: ["coach"] });

test("the open shared invitation is found among others, on whichever page", async () => {
  const pages = [
    { items: [mail, invitation({ id: "i3", state: "expired" })], next_after: "next" },
    { items: [invitation()], next_after: null },
  ];
  const found = openClient(({ url }) => json(pages[url.includes("after=next") ? 1 : 0]));
  assert.equal(await findShared(found.client, "t1"), { kind: "found", invitation: invitation() });
  const none = openClient(() => json({ items: [mail], next_after: null }));
  assert.equal(await findShared(none.client, "t1"), { kind: "none" });
  const refused = openClient(() => problem("REQUEST_429_LIMIT", { "retry-after": "7" }));
  assert.equal(await findShared(refused.client, "t1"), { kind: "limited", seconds: 7 });
});

test("a shared invitation is for forty players and two weeks, under its idempotency key", async () => {
  const { client, requests } = openClient(() => json(invitation()));
  assert.equal(await makeShared(client, { teamId: "t1", key: "key-1" }), {
    kind: "made",
    invitation: invitation(),
  });
  assert.equal(await requests[0]?.json(), { roles: ["player"], is_shared: true, max_uses: 40, days: 14 });
  assert.is(requests[0]?.headers.get("idempotency-key"), "key-1");
  const full = openClient(() => problem("INVITATION_403_TOO_MANY"));
  assert.equal(await makeShared(full.client, { teamId: "t1", key: "key-1" }), {
    kind: "refused",
    text: messageTexts.INVITATION_403_TOO_MANY,
  });
});

test("one person is invited by mail, to the team or to a spot", async () => {
  const { client, requests } = openClient(() => json(mail));
  const form = { emailAddress: "kim@example.com", role: "coach" as const };
  const save = (membershipId: string | null) =>
    invitePerson(client, { teamId: "t1", membershipId }, { form, key: "key-1", saved: null });
  assert.equal(await save(null), { kind: "saved", saved: mail });
  await save("m4");
  assert.equal(await Promise.all(requests.map((request) => request.json())), [
    { roles: ["coach"], is_shared: false, days: 14, email_address: "kim@example.com" },
    {
      roles: ["coach"],
      is_shared: false,
      days: 30,
      email_address: "kim@example.com",
      membership_id: "m4",
    },
  ]);
  const self = openClient(() => problem("INVITATION_403_SELF"));
  assert.equal(
    await invitePerson(self.client, { teamId: "t1", membershipId: null }, { form, key: "k", saved: null }),
    { kind: "refused", text: messageTexts.INVITATION_403_SELF },
  );
});

test("an invitation is withdrawn; one that has ended counts as withdrawn", async () => {
  const withdraw = (answer: Answer) => withdrawInvitation(openClient(answer).client, "i1");
  assert.equal(await withdraw(() => json({ ended: true })), { kind: "withdrawn" });
  assert.equal(await withdraw(() => problem("INVITATION_404")), { kind: "withdrawn" });
  assert.equal(await withdraw(() => problem("INVITATION_401_DELETE")), {
    kind: "refused",
    text: messageTexts.INVITATION_401_DELETE,
  });
});

test("unanswered mailed invitations are listed, and withdrawn one by one", async () => {
  const { client, requests } = openClient((request) =>
    request.method === "GET"
      ? json({ items: [invitation(), mail], next_after: null })
      : json({ ended: true }),
  );
  const { read, change } = personalInvitationActors(client, "t1");
  const asked = { input: { tag: null, after: null } };
  assert.equal(await toPromise(createActor(read, asked).start()), {
    kind: "listed",
    items: [mail],
    nextAfter: null,
    tag: null,
  });
  const takeBack = { input: { id: "i2", to: null } };
  assert.equal(await toPromise(createActor(change, takeBack).start()), { kind: "accepted", item: null });
  assert.is(requests.at(-1)?.method, "DELETE");
  const refusing = openClient(() => problem("INVITATION_401_DELETE"));
  const actors = personalInvitationActors(refusing.client, "t1");
  const refused = { kind: "refused", text: messageTexts.INVITATION_401_DELETE };
  assert.equal(await toPromise(createActor(actors.read, asked).start()), refused);
  assert.equal(await toPromise(createActor(actors.change, takeBack).start()), refused);
});

test.run();

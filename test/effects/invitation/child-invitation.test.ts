import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, toPromise } from "xstate";
import { invitationCodeTexts } from "../../../domain/invitation/code-texts";
import {
  childInvitationActors,
  inviteToChild,
} from "../../../src/effects/invitation/child-invitation.effects";
import { circleInvitation } from "../../support/people/family";
import { json, openClient, problem } from "../../support/server/api";

const test = suite("child invitation effects");
const key = "5b8a1f52-3c0e-4c55-9d6a-0d6a4b8e7c11";

test("an address is invited or a link created under the idempotency key", async () => {
  for (const [emailAddress, body] of [
    ["kim@example.com", { kind: "guardian", email_address: "kim@example.com" }],
    [null, { kind: "guardian" }],
  ] as const) {
    const invitation = circleInvitation({ email_address: emailAddress });
    const { client, requests } = openClient(() => json(invitation));
    const request = { childId: "c1", role: "guardian" as const, emailAddress, key };
    assert.equal(await inviteToChild(client, request), { kind: "made", invitation });
    const [call] = requests;
    assert.equal(
      [call?.method, call?.url, call?.headers.get("idempotency-key"), await call?.json()],
      ["POST", "https://drip.example/child/child_id/c1/invitation", key, body],
    );
    const refused = openClient(() => problem("INVITATION_409_PENDING"));
    assert.equal(await inviteToChild(refused.client, request), {
      kind: "refused",
      text: invitationCodeTexts.INVITATION_409_PENDING,
    });
  }
});

test("only open invitations are listed", async () => {
  const used = circleInvitation({ id: "i2", state: "used" });
  const { client, requests } = openClient(() =>
    json({ items: [circleInvitation(), used], next_after: null }),
  );
  const { read } = childInvitationActors(client, "c1");
  const page = await toPromise(createActor(read, { input: { tag: null, after: null } }).start());
  assert.equal(page, { kind: "listed", items: [circleInvitation()], nextAfter: null, tag: null });
  assert.is(requests[0]?.url, "https://drip.example/child/child_id/c1/invitation");
  const gone = childInvitationActors(openClient(() => problem("CHILD_404")).client, "c1");
  const missing = await toPromise(createActor(gone.read, { input: { tag: null, after: null } }).start());
  assert.equal(missing, { kind: "gone" });
});

test("an invitation is withdrawn; one that has ended counts as withdrawn", async () => {
  const withdraw = async (reply: () => Response) => {
    const { client, requests } = openClient(reply);
    const { change } = childInvitationActors(client, "c1");
    const outcome = await toPromise(createActor(change, { input: { id: "i1", to: null } }).start());
    assert.equal(
      requests.map(({ method, url }) => `${method} ${url}`),
      ["DELETE https://drip.example/invitation/invitation_id/i1"],
    );
    return outcome;
  };
  assert.equal(await withdraw(() => json({ ended: true })), { kind: "accepted", item: null });
  assert.equal(await withdraw(() => problem("INVITATION_404")), { kind: "accepted", item: null });
  assert.is((await withdraw(() => problem("SERVER_500"))).kind, "refused");
});

test.run();

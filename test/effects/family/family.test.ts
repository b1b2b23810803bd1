import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, toPromise } from "xstate";
import { familyCodeTexts } from "../../../domain/family/code-texts";
import type { Ending } from "../../../domain/family/family";
import { changeChild, endInFamily, familyListActors } from "../../../src/effects/family/family.effects";
import { circleRequest, followed, follower, guardian, removal, sam } from "../../support/people/family";
import { json, openClient, problem } from "../../support/server/api";

const test = suite("family effects");

test("all pages of the family are read, own children first, with the ETag", async () => {
  const { client, requests } = openClient(
    () => new Response(JSON.stringify({ children: [sam()], following: [followed()] }), tagged),
  );
  assert.equal(await read(client, null), {
    kind: "listed",
    items: [sam(), followed()],
    nextAfter: null,
    tag: 'W/"1"',
  });
  await read(client, 'W/"1"');
  assert.equal(
    requests.map(({ url, headers }) => [url, headers.get("if-none-match")]),
    [
      ["https://drip.example/user/me/family", null],
      ["https://drip.example/user/me/family", 'W/"1"'],
    ],
  );
});

test("a deleted profile comes last, and is restored by its id", async () => {
  const down = { id: "c9", first_name: "Bo", deletion_due_at: "2026-12-05T09:15:00.000Z" };
  const whole = openClient(() => json({ children: [sam()], following: [], taken_down: [down] }));
  const listed = await read(whole.client, null);
  assert.equal(listed.kind === "listed" && listed.items, [sam(), { ...down, teams: [] }]);
  const restored = openClient(() => json(sam({ id: "c9" })));
  assert.equal(await restore(restored.client, "c9"), { kind: "accepted", item: sam({ id: "c9" }) });
  const [request] = restored.requests;
  assert.equal(
    [request?.method, request && new URL(request.url).pathname],
    ["POST", "/child/child_id/c9/restore"],
  );
  const refused = openClient(() => problem("CHILD_404"));
  assert.equal(await restore(refused.client, "c9"), { kind: "refused", text: familyCodeTexts.CHILD_404 });
});

test("an unchanged reply and a failure are distinguished", async () => {
  const unchanged = openClient(() => new Response(null, { status: 304 }));
  assert.equal(await read(unchanged.client, 'W/"1"'), { kind: "unchanged" });
  const failed = openClient(() => problem("SERVER_500"));
  assert.is((await read(failed.client, null)).kind, "refused");
});

test("each kind of change goes to its own operation", async () => {
  const child = sam();
  for (const [change, expected] of [
    [
      { kind: "shownAs", child, shownAs: "number" },
      ["PATCH", "/child/child_id/c1", '"3"', { shown_as: "number" }],
    ],
    [
      { kind: "photos", child, isAllowed: true },
      ["PUT", "/child/child_id/c1/photo_consent", null, { allowed: true, text_version: "1" }],
    ],
    [
      { kind: "request", child, request: circleRequest(), decision: "declined" },
      ["POST", "/child/child_id/c1/circle_request/request_id/r1/decide", null, { decision: "declined" }],
    ],
    [
      { kind: "stopRemoval", child, removal: removal(), decision: "objected" },
      ["DELETE", "/child/child_id/c1/removal/request_id/q1", null, null],
    ],
  ] as const) {
    const { client, requests } = openClient(() => json(child));
    assert.equal(await changeChild(client, change), { kind: "saved", saved: child });
    const [request] = requests;
    assert.equal(
      [
        request?.method,
        request && new URL(request.url).pathname,
        request?.headers.get("if-match"),
        request?.body ? await request.json() : null,
      ],
      expected,
    );
    const gone = openClient(() => problem("CHILD_404"));
    assert.equal(await changeChild(gone.client, change), {
      kind: "refused",
      text: familyCodeTexts.CHILD_404,
    });
  }
});

test("after a version conflict the current profile is read", async () => {
  const theirs = sam({ shown_as: "number", version: 4 });
  const { client } = openClient(({ method }) =>
    method === "GET" ? json(theirs) : problem("REQUEST_412_CHANGED"),
  );
  const differs = { kind: "differs", theirs };
  assert.equal(await changeChild(client, { kind: "shownAs", child: sam(), shownAs: "name" }), differs);
  const ending: Ending = { kind: "delete", child: sam() };
  assert.equal(await endInFamily(client, { userId: "u1", ending }), differs);
});

test("a change that somebody else made already counts as saved", async () => {
  const theirs = sam({ shown_as: "number", version: 4 });
  const { client } = openClient(({ method }) =>
    method === "GET" ? json(theirs) : problem("REQUEST_412_CHANGED"),
  );
  assert.equal(await changeChild(client, { kind: "shownAs", child: sam(), shownAs: "number" }), {
    kind: "saved",
    saved: theirs,
  });
});

test("each ending calls its own operation", async () => {
  const child = sam();
  const due = { deletion_due_at: "2026-12-05T09:15:00.000Z" };
  for (const [ending, reply, path, userIds] of [
    [
      { kind: "takeBack", child, person: guardian() },
      { ended: ["u2", "u9"] },
      "guardian/user_id/u2",
      ["u2", "u9"],
    ],
    [{ kind: "leave", child }, { ended: ["u1"] }, "guardian/user_id/u1", ["u1"]],
    [{ kind: "endFollowing", child, person: follower() }, { ended: true }, "follower/user_id/u3", ["u3"]],
    [{ kind: "unfollow", child }, { ended: true }, "follower/user_id/u1", ["u1"]],
    [{ kind: "delete", child }, due, "", []],
  ] as [Ending, object, string, string[]][]) {
    const { client, requests } = openClient(() => json(reply));
    assert.equal(
      await endInFamily(client, { userId: "u1", ending }),
      { kind: "ended", userIds },
      ending.kind,
    );
    const [request] = requests;
    assert.equal(
      [request?.method, request && new URL(request.url).pathname],
      ["DELETE", ["/child/child_id/c1", path].filter(Boolean).join("/")],
    );
    assert.is(request?.headers.get("if-match") ?? null, ending.kind === "delete" ? '"3"' : null);
    const refused = openClient(() => problem("CHILD_404"));
    assert.equal(await endInFamily(refused.client, { userId: "u1", ending }), {
      kind: "refused",
      text: familyCodeTexts.CHILD_404,
    });
  }
});

test("the end of another guardian's access is asked for, and the profile says so", async () => {
  const child = sam();
  const ending: Ending = { kind: "requestRemoval", child, person: guardian() };
  const { client, requests } = openClient(() => json(child));
  assert.equal(await endInFamily(client, { userId: "u1", ending }), { kind: "requested", saved: child });
  assert.equal(
    requests.map(({ method, url }) => [method, new URL(url).pathname]),
    [["POST", "/child/child_id/c1/guardian/user_id/u2/removal"]],
  );
  const refused = openClient(() => problem("CHILD_404"));
  assert.equal(await endInFamily(refused.client, { userId: "u1", ending }), {
    kind: "refused",
    text: familyCodeTexts.CHILD_404,
  });
});

const tagged = { headers: { "content-type": "application/json", etag: 'W/"1"' } };

const read = (client: Parameters<typeof familyListActors>[0], tag: string | null) =>
  toPromise(createActor(familyListActors(client).read, { input: { tag, after: null } }).start());

const restore = (client: Parameters<typeof familyListActors>[0], id: string) =>
  toPromise(createActor(familyListActors(client).change, { input: { id, to: null } }).start());

test.run();

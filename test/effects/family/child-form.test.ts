import { suite } from "uvu";
import * as assert from "uvu/assert";
import { familyCodeTexts } from "../../../domain/family/code-texts";
import { saveChild } from "../../../src/effects/family/child-form.effects";
import { json, openClient, problem } from "../../support/server/api";

const test = suite("child form effects");
const form = { firstName: "Sam", lastInitial: "R", dateOfBirth: "2016-04-09" };
const sam = { id: "c1", first_name: "Sam", last_initial: "R", teams: [], version: 4 };
const key = "5b8a1f52-3c0e-4c55-9d6a-0d6a4b8e7c11";

test("a new child is created under the idempotency key, with the accepted statement", async () => {
  const { client, requests } = openClient(() => json(sam));
  assert.equal(await saveChild(client, { form, key, saved: null }), { kind: "saved", saved: sam });
  const [request] = requests;
  assert.equal(
    [request?.method, request?.url, request?.headers.get("idempotency-key"), await request?.json()],
    [
      "POST",
      "https://drip.example/child",
      key,
      { first_name: "Sam", last_initial: "R", date_of_birth: "2016-04-09", statement_version: "1" },
    ],
  );
});

test("an edit is sent with the version that was read", async () => {
  const { client, requests } = openClient(() => json(sam));
  assert.equal(await saveChild(client, { form, key, saved: sam }), { kind: "saved", saved: sam });
  const [request] = requests;
  assert.equal(
    [request?.method, request?.url, request?.headers.get("if-match"), await request?.json()],
    [
      "PATCH",
      "https://drip.example/child/child_id/c1",
      '"4"',
      { first_name: "Sam", last_initial: "R", date_of_birth: "2016-04-09" },
    ],
  );
});

test("after a version conflict the current profile is read", async () => {
  const theirs = { ...sam, first_name: "Samuel", version: 5 };
  const { client, requests } = openClient(({ method }) =>
    method === "GET" ? json(theirs) : problem("REQUEST_412_CHANGED"),
  );
  assert.equal(await saveChild(client, { form, key, saved: sam }), { kind: "differs", theirs });
  assert.equal(
    requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`),
    ["PATCH /child/child_id/c1", "GET /child/child_id/c1"],
  );
});

test("when that fails as well, the failure is returned", async () => {
  const { client } = openClient(({ method }) =>
    problem(method === "GET" ? "CHILD_404" : "REQUEST_412_CHANGED"),
  );
  assert.equal(await saveChild(client, { form, key, saved: sam }), {
    kind: "refused",
    text: familyCodeTexts.CHILD_404,
  });
});

test("each refusal has the text of its code", async () => {
  for (const code of ["CHILD_403_AGE", "CHILD_403_FULL"] as const) {
    const { client } = openClient(() => problem(code));
    for (const saved of [null, sam])
      assert.equal(await saveChild(client, { form, key, saved }), {
        kind: "refused",
        text: familyCodeTexts[code],
      });
  }
  const { client } = openClient(() => problem("REQUEST_429_LIMIT", { "retry-after": "60" }));
  assert.equal(await saveChild(client, { form, key, saved: null }), { kind: "limited", seconds: 60 });
});

test.run();

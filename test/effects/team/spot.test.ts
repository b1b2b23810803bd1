import { suite } from "uvu";
import * as assert from "uvu/assert";
import { problemTexts } from "../../../domain/base/texts";
import { messageTexts } from "../../../domain/problem/message-texts";
import { spotKeeper } from "../../../src/effects/team/spot.effects";
import { json, openClient, problem } from "../../support/server/api";

const test = suite("spot effects");
const form = { firstName: "Ada", lastInitial: "K", number: "9", emailAddresses: ["kim@example.com"] };
const kept = { row: 0, membership_id: "m4", invited: 1 };
const input = { form, key: "key-1", saved: null };

test("a spot added by hand is one row; an empty number is none", async () => {
  const { client, requests } = openClient(() => json({ results: [kept] }));
  const keep = spotKeeper(client, "t1", () => "key-2");
  assert.equal(await keep(input), { kind: "saved", saved: kept });
  await keep({ ...input, form: { ...form, number: "", emailAddresses: [] } });
  assert.equal(await Promise.all(requests.map((request) => request.json())), [
    { rows: [{ first_name: "Ada", last_initial: "K", number: "9", email_addresses: ["kim@example.com"] }] },
    { rows: [{ first_name: "Ada", last_initial: "K", email_addresses: [] }] },
  ]);
});

test("an error in the row refuses the form, and the corrected form has a new key", async () => {
  let calls = 0;
  const { client, requests } = openClient(() =>
    json({
      results: [
        ++calls === 1 ? { row: 0, membership_id: null, invited: 0, fault: "COLLABORATOR_409_NUMBER" } : kept,
      ],
    }),
  );
  const keep = spotKeeper(client, "t1", () => "key-2");
  assert.equal(await keep(input), { kind: "refused", text: messageTexts.COLLABORATOR_409_NUMBER });
  assert.equal(await keep(input), { kind: "saved", saved: kept });
  await keep({ ...input, key: "key-9" });
  assert.equal(
    requests.map(({ headers }) => headers.get("idempotency-key")),
    ["key-1", "key-2", "key-9"],
  );
});

test("a failed call is retried under the same key", async () => {
  const { client, requests } = openClient(() => problem("SERVER_500"));
  const keep = spotKeeper(client, "t1", () => "key-2");
  assert.equal(await keep(input), { kind: "refused", text: messageTexts.SERVER_500 });
  await keep(input);
  assert.equal(
    requests.map(({ headers }) => headers.get("idempotency-key")),
    ["key-1", "key-1"],
  );
  const empty = spotKeeper(openClient(() => json({ results: [] })).client, "t1", () => "key-2");
  assert.equal(await empty(input), { kind: "refused", text: problemTexts.unknown });
});

test.run();

import { suite } from "uvu";
import * as assert from "uvu/assert";
import { messageTexts } from "../../../domain/base/message-texts";
import { giveBirthday } from "../../../src/effects/account/birthday.effects";
import { user } from "../../support/people/user";
import { type Answer, json, openClient, problem } from "../../support/server/api";

const test = suite("birthday effects");
const teen = user({ age: "teen" });

test("the date goes to the person's own address, with their own token, and what comes back is the user", async () => {
  const { outcome, requests, told } = await give(() => json(teen));
  const [request] = requests;
  assert.equal(outcome, { kind: "given", me: teen });
  assert.equal(told, [{ type: "me.updated", me: teen }]);
  assert.equal(
    [request?.method, new URL(request?.url ?? "").pathname, request?.headers.get("authorization")],
    ["PUT", "/user/user_id/u1/date_of_birth", "Bearer token-1"],
  );
  assert.equal(await request?.json(), { date_of_birth: "2011-05-06" });
});

test("a child is told apart, and the session hears nothing of it", async () => {
  const { outcome, told } = await give(() => problem("USER_403_AGE"));
  assert.equal([outcome, told], [{ kind: "too-young" }, []]);
});

test("another date on file stands: the user is read anew", async () => {
  const onFile = (request: Request) =>
    request.method === "PUT" ? problem("USER_409_DATE_OF_BIRTH") : json(teen);
  const { outcome, told } = await give(onFile);
  assert.equal(outcome, { kind: "on-file", me: teen, text: messageTexts.USER_409_DATE_OF_BIRTH });
  assert.equal(told, [{ type: "me.updated", me: teen }]);
  const lost = await give((request) =>
    request.method === "PUT" ? problem("USER_409_DATE_OF_BIRTH") : problem("SERVER_500"),
  );
  assert.equal([lost.outcome.kind, lost.told], ["refused", []]);
});

test("every other failure says why, or how long to wait", async () => {
  const limited = await give(() => problem("REQUEST_429_LIMIT", { "retry-after": "7" }));
  assert.equal(limited.outcome, { kind: "limited", seconds: 7 });
  const failed = await give(() => problem("SERVER_500"));
  assert.equal(failed.outcome, { kind: "refused", text: messageTexts.SERVER_500 });
  const strange = await give(() => json({ nothing: "of it" }));
  assert.equal([strange.outcome.kind, strange.told], ["refused", []]);
});

async function give(answer: Answer) {
  const { client, requests } = openClient(answer);
  const told: unknown[] = [];
  const input = { userId: "u1", dateOfBirth: "2011-05-06" };
  return { outcome: await giveBirthday(client, (event) => told.push(event), input), requests, told };
}

test.run();

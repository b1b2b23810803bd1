import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { BirthdayProof } from "../../../domain/account/age";
import type { IdentifyOutcome } from "../../../domain/identity/identity";
import { identityFailureTexts } from "../../../domain/identity/identity-errors";
import { messageTexts } from "../../../domain/problem/message-texts";
import { giveBirthday } from "../../../src/effects/account/birthday.effects";
import type { IdentityPort } from "../../../src/identity/port";
import { user } from "../../support/people/user";
import { type Answer, json, openClient, problem } from "../../support/server/api";

const test = suite("birthday effects");
const teen = user({ age: "teen" });

test("the date is sent to the person's own URL with their token, and the user is returned", async () => {
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

test("a child's date has its own outcome, and the session is not changed", async () => {
  const { outcome, told } = await give(() => problem("USER_403_AGE"));
  assert.equal([outcome, told], [{ kind: "too-young" }, []]);
});

test("when another date is stored, the user is read again", async () => {
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

test("every other failure gives its reason or the time to wait", async () => {
  const limited = await give(() => problem("REQUEST_429_LIMIT", { "retry-after": "7" }));
  assert.equal(limited.outcome, { kind: "limited", seconds: 7 });
  const failed = await give(() => problem("SERVER_500"));
  assert.equal(failed.outcome, { kind: "refused", text: messageTexts.SERVER_500 });
  const strange = await give(() => json({ nothing: "of it" }));
  assert.equal([strange.outcome.kind, strange.told], ["refused", []]);
});

test("a second date carries a proof: the password's or the other provider's", async () => {
  const first = await give(() => problem("USER_403_DATE_OF_BIRTH"));
  assert.equal(first.outcome, { kind: "asked-again", text: messageTexts.USER_403_DATE_OF_BIRTH });
  assert.equal([first.asked, first.told], [[], []]);
  const emailAddress = "robin@example.com";
  for (const [password, asked] of [
    ["Alley-oop-2026", `${emailAddress} Alley-oop-2026`],
    [null, "google"],
  ] as const) {
    const again = await give(() => problem("USER_403_AGE"), { emailAddress, password });
    assert.equal([again.outcome, again.asked], [{ kind: "too-young" }, [asked]]);
    assert.equal(await again.requests[0]?.json(), { date_of_birth: "2011-05-06", id_token: "fresh" });
  }
  const wrong = await give(() => json(teen), { emailAddress, password: "wrong" });
  assert.equal(wrong.outcome, { kind: "refused", text: identityFailureTexts["wrong-password"] });
  assert.equal(wrong.requests, []);
});

async function give(answer: Answer, proof?: BirthdayProof) {
  const { client, requests } = openClient(answer);
  const told: unknown[] = [];
  const asked: string[] = [];
  const prove = async (by: string): Promise<IdentifyOutcome> => {
    asked.push(by);
    if (by.endsWith("wrong")) return { kind: "failed", failure: "wrong-password" };
    return {
      kind: "identified",
      identity: { idToken: "fresh", emailAddress: "robin@example.com", providerGaveName: true },
    };
  };
  const identity: IdentityPort = {
    signInWithPassword: () => prove("signing in"),
    signInWithGoogle: () => prove("google"),
    reauthenticate: (emailAddress, password) => prove(`${emailAddress} ${password}`),
    signOut: async () => {},
  };
  const ports = { client, identity, sendToSession: (event: unknown) => told.push(event) };
  const input = { userId: "u1", dateOfBirth: "2011-05-06", ...(proof && { proof }) };
  return { outcome: await giveBirthday(ports, input), requests, told, asked };
}

test.run();

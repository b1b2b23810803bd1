import { createHash } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { isBreached } from "../../../../server/core/password/breached-passwords";
import { call, form, logIn, signUp } from "../../../support/people/people";
import { openBreachList } from "../../../support/server/breach-list";
import { openTestServer } from "../../../support/server/server";

const test = suite("breached passwords");
const leaked = "Zugspitze-74-Kiosk";
const hashOf = (password: string) => createHash("sha1").update(password).digest("hex").toUpperCase();
const breached = [400, "USER_400_PASSWORD", [{ field: "password", rule: "breached" }]];

async function openGuarded() {
  const list = await openBreachList([leaked]);
  const server = await openTestServer({ config: { breachedPasswordsUrl: list.url } });
  return { list, server, close: () => Promise.all([list.close(), server.close()]) };
}

test("by default no list is asked", async () => {
  const server = await openTestServer();
  assert.is(await isBreached(server.services, leaked), false);
  assert.is((await signUp(server, { password: leaked })).status, 200);
  await server.close();
});

test("sign-up refuses a listed password; the list gets five characters of its hash and no address", async () => {
  const { list, server, close } = await openGuarded();
  const refused = await signUp(server, { password: leaked });
  assert.equal([refused.status, refused.body.message_code, refused.body.fields], breached);
  assert.is((await signUp(server)).status, 200);
  assert.equal(
    list.asked.map(({ url }) => url),
    [leaked, form().password].map((password) => `/list/range/${hashOf(password).slice(0, 5)}`),
  );
  for (const { headers } of list.asked) {
    assert.is(headers["add-padding"], "true");
    assert.equal(
      Object.keys(headers).filter((name) => /forward|cookie|origin|referer|authorization/.test(name)),
      [],
    );
  }
  await close();
});

test("a form refused for another reason does not ask the list", async () => {
  const { list, server, close } = await openGuarded();
  assert.is((await signUp(server, { password: "too-short" })).status, 400);
  assert.is((await signUp(server, { password: leaked, date_of_birth: "2020-01-01" })).status, 403);
  assert.equal(list.asked, []);
  await close();
});

test("a password change refuses a listed one and accepts another", async () => {
  const { server, close } = await openGuarded();
  const id = String((await signUp(server)).body.user_id);
  const entered = await logIn(server);
  const headers = { authorization: `Bearer ${entered.body.access_token}` };
  const change = (password: string) => {
    const id_token = server.identity.signInWithPassword(form().email_address, form().password);
    return call(server, `/user/user_id/${id}/password`, { id_token, password }, { headers, method: "PUT" });
  };
  const refused = await change(leaked);
  assert.equal([refused.status, refused.body.message_code, refused.body.fields], breached);
  assert.is((await change("Zugspitze-75-Kiosk")).status, 200);
  await close();
});

test("padding entries with count 0 are no match", async () => {
  const { list, server, close } = await openGuarded();
  list.pad("A-padded-one-74");
  assert.is(await isBreached(server.services, "A-padded-one-74"), false);
  assert.is(await isBreached(server.services, leaked), true);
  await close();
});

for (const [mood, wait] of [
  ["hangs", 50],
  ["stalls within its reply", 50],
  ["fails", undefined],
  ["sends elsewhere", undefined],
] as const)
  test(`a list that ${mood} lets the password through, and the log says so without any part of it`, async () => {
    const { list, server, close } = await openGuarded();
    list.turn(mood);
    assert.is(await isBreached(server.services, leaked, wait), false);
    assert.not.ok(list.asked.some(({ url }) => url === "/elsewhere"));
    const lines = server.logLines.join("");
    assert.match(lines, "The list of breached passwords did not answer");
    for (const part of [leaked, hashOf(leaked).slice(0, 5), hashOf(leaked).slice(5), list.url])
      assert.not.ok(lines.includes(part), part);
    await close();
  });

test("an unreachable list lets the password through", async () => {
  const { list, server } = await openGuarded();
  await list.close();
  assert.is((await signUp(server, { password: leaked })).status, 200);
  await server.close();
});

test.run();

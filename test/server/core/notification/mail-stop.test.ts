import { suite } from "uvu";
import * as assert from "uvu/assert";
import { stopOf } from "../../../../domain/dings/mail-stop";
import { stopTokenOf } from "../../../../server/core/notification/mail-stop";
import { mailSummaries } from "../../../../server/notify/summary/summaries";
import { openTalk } from "../../../support/people/talk";

const test = suite("the links that stop a kind of mail");

const oneClick = { "content-type": "application/x-www-form-urlencoded" };
const press = "List-Unsubscribe=One-Click";

test("a mail program's press stops the summary, without cookies and as often as it comes; other settings stay", async () => {
  const { server, clock, send, call, dana, kim, lee } = await openTalk();
  const inject = (url: string, options: object = {}) =>
    server.app.inject({ method: "POST", url, headers: oneClick, payload: press, ...options });
  const settings = async () => (await call(lee, "GET /user/me/ring_settings")).body;
  await server.services.db.execute("update \"user\" set time_zone = 'America/Chicago'");
  clock.set(new Date("2026-11-22T00:00:00Z"));
  await send(kim, "Bring the nets");
  clock.advance(23 * 3_600_000);
  await mailSummaries(server.services);
  const mail = (await server.inbox()).find(({ to }) => to === lee.user.emailAddress);
  const address = new URL(mail?.stopAddress ?? "");
  assert.is(address.pathname, "/ding/stop");
  const token = address.searchParams.get("token") ?? "";
  assert.match(
    mail?.text ?? "",
    `No more daily summaries:\n${server.services.config.publicOrigin}/app/stop#${token}`,
  );
  assert.is(JSON.stringify(mail).includes("Bring"), false);

  const before = await settings();
  const opened = await server.app.inject({ url: `${address.pathname}${address.search}` });
  assert.equal([opened.statusCode, await settings()], [405, before], "a look changes nothing");
  const path = `${address.pathname}${address.search}`;
  for (const options of [
    {},
    {},
    { headers: {}, payload: undefined },
    { headers: { "content-type": "multipart/form-data; boundary=x" }, payload: "--x\r\n\r\n--x--" },
  ]) {
    const reply = await inject(path, options);
    assert.equal([reply.statusCode, reply.json()], [200, { stopped: true }]);
  }
  assert.equal(await settings(), { ...before, digest: "never", version: 2 }, "once, however often");
  assert.is((await call(dana, "GET /user/me/ring_settings")).body.digest, "daily", "nobody else's");

  await call(lee, "PUT /user/me/ring_settings", {
    body: { ...nightly, digest: "daily" },
    headers: { "if-match": '"2"' },
  });
  await inject(path);
  assert.equal(
    await settings(),
    { ...nightly, posts: true, digest: "never", muted_mails: [], version: 4 },
    "an old mail still stops it",
  );
  await server.close();
});

test("the link of a reminder stops reminders and nothing else, and not twice", async () => {
  const { server, call, dana, lee } = await openTalk();
  const settings = async () => (await call(lee, "GET /user/me/ring_settings")).body;
  const before = await settings();
  const token = stopTokenOf(server.services.config, lee.user.id, "answers");
  assert.is(stopOf(token), "answers");
  const inject = () =>
    server.app.inject({
      method: "POST",
      url: `/ding/stop?token=${token}`,
      headers: oneClick,
      payload: press,
    });
  for (const reply of [await inject(), await inject()])
    assert.equal([reply.statusCode, reply.json()], [200, { stopped: true }]);
  assert.equal(await settings(), { ...before, muted_mails: ["answers"], version: 1 });
  await call(lee, "PUT /user/me/ring_settings", {
    body: { ...nightly, digest: "daily", muted_mails: ["posts"] },
    headers: { "if-match": '"1"' },
  });
  await inject();
  assert.equal(await settings(), { ...before, muted_mails: ["posts", "answers"], version: 3 });
  assert.equal((await call(dana, "GET /user/me/ring_settings")).body.muted_mails, [], "nobody else's");
  await server.close();
});

test("an altered token, one of another purpose and one of nobody change nothing and are answered alike", async () => {
  const { server, lee } = await openTalk();
  const { config } = server.services;
  const token = stopTokenOf(config, lee.user.id, "summary");
  const [person = "", signature = ""] = token.split(".");
  const flipped = `${person}.${signature[0] === "A" ? "B" : "A"}${signature.slice(1)}`;
  // The last letter has two bits that decoding ignores.
  const last = String.fromCharCode(signature.charCodeAt(42) + 1);
  const other = stopTokenOf(config, server.services.config.publicOrigin, "summary").split(".").at(-1);
  const altered = [
    flipped,
    `${person}.answers.${signature}`,
    stopTokenOf(config, lee.user.id, "answers").replace(".answers", ""),
    `${person}.${signature.slice(0, 42)}${last}`,
    `${token}=`,
    `${person}.`,
    `.${signature}`,
    `${person}.${other}`,
    person,
    "\u0000",
    "%F0%9F%92%A7",
  ];
  const replies = await Promise.all(
    altered.map(async (text) => {
      const reply = await server.app.inject({
        method: "POST",
        url: `/ding/stop?token=${encodeURIComponent(text)}`,
      });
      return [reply.statusCode, reply.json().message_code];
    }),
  );
  for (const reply of replies) assert.equal(reply, [400, "AUTH_400_LINK"]);
  const stored = await server.services.db.execute("select 1 from push_settings");
  assert.is(stored.rows.length, 0);

  const gone = await server.app.inject({
    method: "POST",
    url: `/ding/stop?token=${stopTokenOf(config, "erased", "summary")}`,
  });
  assert.equal(gone.json(), { stopped: true }, "whose account is gone gets no mails anyway");
  await server.close();
});

const nightly = { talk: "all", is_quiet: true, quiet_from: "21:00", quiet_to: "07:00" };

test.run();

import { createECDH } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { importJWK, jwtVerify } from "jose";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { isPushService } from "../../../../server/core/notification/services";
import { authorization, publicKeyOf } from "../../../../server/core/notification/vapid";
import { postPush } from "../../../../server/notify/push/post";
import { testConfig } from "../../../support/server/server";

const test = suite("push services");

const known = [
  "https://fcm.googleapis.com/fcm/send/abc:def",
  "https://updates.push.services.mozilla.com/wpush/v2/abc",
  "https://web.push.apple.com/QGuQyavXutnMH",
  "https://wns2-by3p.notify.windows.com/w/?token=BQYAAAD",
];

test("the push services of the four browsers are allowed", () => {
  for (const endpoint of known) assert.ok(isPushService(endpoint), endpoint);
});

test("every other endpoint is refused, including look-alikes", () => {
  for (const endpoint of [
    "http://fcm.googleapis.com/fcm/send/abc",
    "https://fcm.googleapis.com:8443/fcm/send/abc",
    "https://somebody@fcm.googleapis.com/fcm/send/abc",
    "https://:secret@fcm.googleapis.com/fcm/send/abc",
    "https://fcm.googleapis.com./fcm/send/abc",
    "https://evil.fcm.googleapis.com/fcm/send/abc",
    "https://fcm.googleapis.com.example.com/",
    "https://fcm.googleapis.com@example.com/",
    "https://fcm.googleapis.com%2f@example.com/",
    "https://push.services.mozilla.com.example.com/",
    "https://evilpush.apple.com/",
    "https://push.apple.com/",
    "https://evil-notify.windows.com/",
    "https://127.0.0.1/",
    "https://[::1]/",
    "https://169.254.169.254/latest/meta-data",
    "https://localhost/",
    "https://10.0.0.7/",
    "https://web.push.apple.com/#part",
    "ftp://web.push.apple.com/",
    "fcm.googleapis.com/fcm/send/abc",
    "",
  ])
    assert.not.ok(isPushService(endpoint), endpoint);
});

test("the VAPID token names the service and a contact, and is signed with the key that browsers get", async () => {
  const now = new Date("2026-11-22T18:00:00Z");
  const header = await authorization(testConfig.vapid, String(known[1]), now);
  const [, token = "", key = ""] = /^vapid t=([^,]+), k=(.+)$/.exec(header) ?? [];
  assert.is(key, publicKeyOf(testConfig.vapid));
  const point = Buffer.from(key, "base64url");
  const part = (from: number) => point.subarray(from, from + 32).toString("base64url");
  const verified = await jwtVerify(
    token,
    await importJWK({ kty: "EC", crv: "P-256", x: part(1), y: part(33) }, "ES256"),
    { audience: "https://updates.push.services.mozilla.com", currentDate: now },
  );
  assert.equal(verified.protectedHeader, { alg: "ES256", typ: "JWT" });
  const { aud, sub, exp = 0, ...more } = verified.payload;
  assert.is(aud, "https://updates.push.services.mozilla.com");
  assert.is(sub, "mailto:tests@drip.example");
  assert.is(exp - now.getTime() / 1_000, 12 * 3_600);
  assert.equal(more, {});
  const ours = createECDH("prime256v1");
  ours.setPrivateKey(Buffer.from(testConfig.vapid.privateKey, "base64url"));
  assert.equal(ours.getPublicKey(), point);
});

test("redirects are not followed, and Retry-After is read", async () => {
  const asked: string[] = [];
  const service = createServer((request, reply) => {
    asked.push(`${request.method} ${request.url} ${request.headers.topic}`);
    if (request.url === "/moved") reply.writeHead(307, { location: "/elsewhere" }).end();
    else reply.writeHead(429, { "retry-after": "120" }).end("slow down");
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => service.once("listening", resolve));
  try {
    const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
    const push = { headers: { topic: "abc" }, body: Buffer.from("sealed") };
    const stopping = new AbortController().signal;
    assert.equal(await postPush({ ...push, endpoint: `${origin}/moved` }, stopping), {
      status: 307,
      retryAfter: null,
    });
    assert.equal(await postPush({ ...push, endpoint: `${origin}/busy` }, stopping), {
      status: 429,
      retryAfter: "120",
    });
    assert.equal(asked, ["POST /moved abc", "POST /busy abc"]);
  } finally {
    service.closeAllConnections();
    service.close();
  }
});

test("stopping the server aborts requests to push services", async () => {
  const service = createServer(() => {}).listen(0, "127.0.0.1");
  await new Promise((resolve) => service.once("listening", resolve));
  try {
    const endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}/`;
    const stopping = new AbortController();
    const posting = postPush({ endpoint, headers: {}, body: Buffer.from("sealed") }, stopping.signal);
    stopping.abort();
    assert.is(
      await posting.then(
        () => "sent",
        () => "given up",
      ),
      "given up",
    );
  } finally {
    service.closeAllConnections();
    service.close();
  }
});

test.run();

import type { InjectOptions } from "fastify";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { addPerson } from "../../../support/people/person";
import { openTestServer } from "../../../support/server/server";

const test = suite("bad input");

type Reply = { statusCode: number; json(): unknown; headers: Record<string, unknown> };

const validate = "/user/email_address/validate";

/** The body without its request id, which has to be one of ours. */
function bodyOf(reply: Reply) {
  const { request_id, ...rest } = reply.json() as Record<string, unknown>;
  assert.match(String(request_id), /^[0-9a-f-]{36}$/);
  return { status: reply.statusCode, ...rest } as { status: number; message_code?: string };
}

async function ask(options: InjectOptions) {
  const server = await openTestServer();
  const reply = await server.app.inject(options);
  await server.close();
  return reply;
}
const post = (payload: string, headers: Record<string, string> = { "content-type": "application/json" }) =>
  ask({ method: "POST", url: validate, payload, headers });

test("broken JSON is refused", async () => {
  for (const body of ["{", '{"email_address":', "nope", '{"a":1}}', "\uFEFF{", "[1,"])
    assert.equal(bodyOf(await post(body)), { status: 400, message_code: "REQUEST_400_INVALID" }, body);
});

test("an empty body is refused", async () => {
  assert.equal(bodyOf(await post("")), { status: 400, message_code: "REQUEST_400_INVALID" });
  assert.equal(bodyOf(await ask({ method: "POST", url: validate })), {
    status: 400,
    message_code: "REQUEST_400_INVALID",
    fields: [{ field: "body", rule: "type" }],
  });
});

test("a body without a media type is refused", async () => {
  for (const payload of ["{}", '{"email_address":"robin@example.com","admin":true}', "{"]) {
    const reply = await post(payload, { "content-type": "" });
    assert.is(reply.json().message_code, "REQUEST_415_MEDIA_TYPE", payload);
  }
  const shouted = await post('{"admin":true}', { "content-type": "APPLICATION/JSON;charset=UTF-8" });
  assert.is(shouted.json().message_code, "REQUEST_400_INVALID");
});

test("a body that is not an object is refused", async () => {
  for (const body of ["null", "[]", '"robin@example.com"', "7", "true"])
    assert.equal(
      bodyOf(await post(body)),
      { status: 400, message_code: "REQUEST_400_INVALID", fields: [{ field: "body", rule: "type" }] },
      body,
    );
});

test("a property with a code of its own is refused with that code", async () => {
  assert.equal(bodyOf(await post('{"email_address":"robin"}')), {
    status: 400,
    message_code: "USER_400_EMAIL_ADDRESS",
    fields: [
      { field: "email_address", rule: "pattern" },
      { field: "email_address", rule: "format" },
    ],
  });
  assert.equal(bodyOf(await post("{}")), {
    status: 400,
    message_code: "USER_400_EMAIL_ADDRESS",
    fields: [{ field: "email_address", rule: "required" }],
  });
  assert.equal(bodyOf(await post(`{"email_address":"${"a".repeat(120)}@example.com"}`)), {
    status: 400,
    message_code: "USER_400_EMAIL_ADDRESS",
    fields: [
      { field: "email_address", rule: "maxLength" },
      { field: "email_address", rule: "format" },
    ],
  });
});

test("a code behind a $ref counts too, and an error without a code takes precedence", async () => {
  const signUp = {
    email_address: "robin@example.com",
    password: "Alley-oop-2026",
    first_name: "Robin",
    last_name: "Reyes",
    date_of_birth: "1988-02-29",
  };
  const send = async (change: object) =>
    bodyOf(
      await ask({
        method: "POST",
        url: "/auth/sign_up_with_email_address",
        payload: { ...signUp, ...change },
      }),
    );
  assert.equal(await send({ password: "short" }), {
    status: 400,
    message_code: "USER_400_PASSWORD",
    fields: [{ field: "password", rule: "minLength" }],
  });
  assert.equal(await send({ email_address: "robin" }), {
    status: 400,
    message_code: "AUTH_400_EMAIL_ADDRESS",
    fields: [
      { field: "email_address", rule: "pattern" },
      { field: "email_address", rule: "format" },
    ],
  });
  assert.equal(await send({ password: "short", last_name: " " }), {
    status: 400,
    message_code: "REQUEST_400_INVALID",
    fields: [
      { field: "password", rule: "minLength" },
      { field: "last_name", rule: "pattern" },
    ],
  });
  assert.equal(await send({ date_of_birth: "1988-02-30" }), {
    status: 400,
    message_code: "REQUEST_400_INVALID",
    fields: [{ field: "date_of_birth", rule: "format" }],
  });
});

test("an unknown field and a wrong type are refused, never dropped or coerced", async () => {
  assert.equal(bodyOf(await post('{"email_address":"robin@example.com","admin":true}')), {
    status: 400,
    message_code: "REQUEST_400_INVALID",
    fields: [{ field: "admin", rule: "additionalProperties" }],
  });
  for (const value of ["12345", "true", "null", '["robin@example.com"]', '{"a":"b"}'])
    assert.equal(
      bodyOf(await post(`{"email_address":${value}}`)),
      {
        status: 400,
        message_code: "USER_400_EMAIL_ADDRESS",
        fields: [{ field: "email_address", rule: "type" }],
      },
      value,
    );
});

test("thousands of errors are reported as a few", async () => {
  const body = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`x${index}`, 1]));
  const reply = await post(JSON.stringify(body));
  assert.is(reply.statusCode, 400);
  assert.is(reply.json().fields.length, 20);
});

test("text that no database stores is refused", async () => {
  for (const text of ["robin\\u0000@example.com", "\\ud800robin@example.com", "robin@example.com\\udfff"])
    assert.equal(
      bodyOf(await post(`{"email_address":"${text}"}`)),
      {
        status: 400,
        message_code: "USER_400_EMAIL_ADDRESS",
        fields: [{ field: "email_address", rule: "text" }],
      },
      text,
    );
  assert.is((await post('{"a\\u0000":1}')).statusCode, 400);
});

test("a body nested too deeply is refused", async () => {
  const deep = `${"[".repeat(7_000)}${"]".repeat(7_000)}`;
  assert.equal(bodyOf(await post(`{"email_address":${deep}}`)), {
    status: 400,
    message_code: "USER_400_EMAIL_ADDRESS",
    fields: [{ field: "email_address", rule: "text" }],
  });
  assert.is((await post(deep)).statusCode, 400);
});

test("keys that target the prototype are refused", async () => {
  for (const body of [
    '{"__proto__":{"admin":true},"email_address":"robin@example.com"}',
    '{"constructor":{"prototype":{}},"email_address":"robin@example.com"}',
    '{"\\u005f_proto__":{},"email_address":"robin@example.com"}',
  ])
    assert.is((await post(body)).json().message_code, "REQUEST_400_INVALID", body);
  assert.is(Object.hasOwn(Object.prototype, "admin"), false);
});

test("an oversized body is refused before it is read", async () => {
  assert.equal(bodyOf(await post(`{"email_address":"${"a".repeat(17_000)}"}`)), {
    status: 413,
    message_code: "REQUEST_413_TOO_LARGE",
  });
});

test("a body that is not JSON is refused", async () => {
  for (const type of [
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    "nonsense",
    "",
  ])
    assert.equal(
      bodyOf(await post('{"email_address":"robin@example.com"}', { "content-type": type })),
      { status: 415, message_code: "REQUEST_415_MEDIA_TYPE" },
      type,
    );
});

test("a missing or forged token is refused", async () => {
  const forged = "eyJhbGciOiJub25lIiwidHlwIjoiYXQrand0In0.eyJzdWIiOiIxIn0.";
  for (const authorization of [undefined, "", "Bearer", "Bearer x", `Bearer ${forged}`, "Basic cm9iaW46eA=="])
    assert.equal(
      bodyOf(
        await ask({
          method: "GET",
          url: "/user/me",
          headers: authorization === undefined ? {} : { authorization },
        }),
      ),
      { status: 401, message_code: "AUTH_401_JWT" },
      authorization,
    );
});

test("a caller without access is refused before the body is validated", async () => {
  for (const payload of ["{", "{}", '{"drip_name":1}', "x".repeat(20_000)])
    assert.equal(
      bodyOf(
        await ask({
          method: "POST",
          url: "/user/drip_name/validate",
          headers: { "content-type": "application/json" },
          payload,
        }),
      ),
      { status: 401, message_code: "AUTH_401_JWT" },
      payload.slice(0, 20),
    );
});

test("an unknown path is refused", async () => {
  for (const url of [
    "/user",
    "/user/me/more",
    "/USER/me",
    "/auth/",
    "/.env",
    "/app/../etc/passwd",
    "//user/me",
  ])
    assert.equal(
      bodyOf(await ask({ method: "GET", url })),
      { status: 404, message_code: "REQUEST_404" },
      url,
    );
  assert.equal(
    bodyOf(await ask({ method: "POST", url: "/nowhere", payload: "{", headers: { "content-type": "x/y" } })),
    { status: 404, message_code: "REQUEST_404" },
  );
});

test("another method on a known path gets 405 with the allowed ones", async () => {
  for (const [method, url, allow] of [
    ["GET", validate, "POST"],
    ["DELETE", "/user/me", "GET, HEAD"],
    ["OPTIONS", "/user/me", "GET, HEAD"],
    ["PUT", "/user/user_id/abc", "PATCH"],
    ["POST", "/health", "GET, HEAD"],
  ] as const) {
    const reply = await ask({ method, url });
    assert.equal(bodyOf(reply), { status: 405, message_code: "REQUEST_405_METHOD" }, `${method} ${url}`);
    assert.is(reply.headers.allow, allow);
  }
});

test("a URL that cannot be decoded is refused", async () => {
  for (const url of ["/user/user_id/%", "/user/user_id/%zz", "/%c3%28", "/user/user_id/%E0%A4%A"]) {
    const reply = await ask({ method: "GET", url });
    assert.ok([400, 404].includes(reply.statusCode), `${url} ${reply.statusCode}`);
    assert.match(reply.json().message_code, /^REQUEST_40[04]/);
    assert.is(reply.headers["x-content-type-options"], "nosniff");
  }
});

test("a parameter that breaks its schema is refused", async () => {
  const server = await openTestServer();
  const { headers } = await addPerson(server);
  for (const id of ["a".repeat(37), "a.b", "%00", "a%20b", "%F0%9F%8F%80"])
    assert.equal(
      bodyOf(
        await server.app.inject({
          method: "PATCH",
          url: `/user/user_id/${id}`,
          headers,
          payload: { time_zone: "UTC" },
        }),
      ).message_code,
      "REQUEST_400_INVALID",
      id,
    );
  await server.close();
});

test("request ids are always the server's own", async () => {
  const reply = await ask({
    method: "GET",
    url: "/nowhere",
    headers: { "request-id": "mine", "x-request-id": "mine" },
  });
  assert.not.match(reply.body, /mine/);
});

test.run();

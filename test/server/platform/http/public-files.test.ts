import { suite } from "uvu";
import * as assert from "uvu/assert";
import { parse } from "yaml";
import { openTestServer, testConfig } from "../../../support/server/server";

const test = suite("public files");

test("the contract is public, as bundled YAML and as JSON, and cached for an hour", async () => {
  const server = await openTestServer();
  const get = (headers = {}) => server.app.inject({ url: "/openapi.yaml", headers });
  const reply = await get();
  assert.is(reply.statusCode, 200);
  assert.is(reply.headers["content-type"], "application/yaml; charset=utf-8");
  assert.is(reply.headers["cache-control"], "public, max-age=3600");
  const contract = parse(reply.body);
  assert.is(contract.openapi, "3.1.0");
  assert.ok(contract.paths["/health/ready"]?.get);
  assert.ok(contract.components.schemas.MessageCode.enum.length > 100);
  const { name, supportEmailAddress: email } = testConfig.operator;
  assert.equal(contract.info.contact, { name, email });
  const again = await get({ "if-none-match": String(reply.headers.etag) });
  assert.equal([again.statusCode, again.body], [304, ""]);
  const packed = await get({ "accept-encoding": "br" });
  assert.is(packed.headers["content-encoding"], "br");
  assert.ok(packed.rawPayload.length < reply.rawPayload.length / 5);
  const json = await server.app.inject({ url: "/openapi.json" });
  assert.is(json.headers["content-type"], "application/json; charset=utf-8");
  assert.is(json.body, reply.body);
  await server.close();
});

test("security.txt names the contact and expires within a year", async () => {
  const server = await openTestServer();
  const reply = await server.app.inject({ url: "/.well-known/security.txt" });
  assert.is(reply.headers["content-type"], "text/plain; charset=utf-8");
  assert.is(reply.headers["cache-control"], "public, max-age=86400");
  assert.equal(reply.body.split("\n"), [
    `Contact: mailto:${testConfig.operator.abuseEmailAddress}`,
    "Expires: 2027-05-20T12:00:00.000Z",
    "Preferred-Languages: en",
    "Canonical: http://localhost:3000/.well-known/security.txt",
    "",
  ]);
  await server.close();
});

test.run();

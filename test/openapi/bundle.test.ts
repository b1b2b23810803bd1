import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { bundleContract } from "../../openapi/bundle.mjs";

const test = suite("bundle of the contract");

const root = `
info: { title: Small }
components:
  securitySchemes: { bearer: { type: http } }
`;
const account = `
/me:
  get:
    parameters:
      - $ref: "../parameters.yaml#/UserId"
    responses:
      "200":
        headers:
          ETag: { $ref: "../headers.yaml#/Tag" }
        content: { $ref: "../schemas/account.yaml#/User", x-message-code: USER_404 }
      "500": { $ref: "../responses.yaml#/ServerError" }
`;
const files = {
  "openapi.yaml": root,
  "openapi/codes.yaml": "MessageCode: { enum: [USER_404] }",
  "openapi/headers.yaml": "Tag: { example: 1 }",
  "openapi/parameters.yaml": 'UserId: { schema: { $ref: "schemas/account.yaml#/UserId" } }',
  "openapi/paths/account.yaml": account,
  "openapi/responses.yaml": "ServerError: { description: Ours. }",
  "openapi/schemas/account.yaml":
    'User: { properties: { id: { $ref: "#/UserId" } } }\nUserId: { type: string }',
};

/** The small contract, with some files written over. */
function bundle(changed: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "drip-bundle-"));
  try {
    for (const [name, text] of Object.entries({ ...files, ...changed })) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    return bundleContract(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("schemas, responses and parameters become components; paths and headers are inlined", () => {
  assert.equal(bundle(), {
    info: { title: "Small" },
    paths: {
      "/me": {
        get: {
          parameters: [{ $ref: "#/components/parameters/UserId" }],
          responses: {
            200: {
              headers: { ETag: { example: 1 } },
              content: { $ref: "#/components/schemas/User", "x-message-code": "USER_404" },
            },
            500: { $ref: "#/components/responses/ServerError" },
          },
        },
      },
    },
    components: {
      securitySchemes: { bearer: { type: "http" } },
      parameters: { UserId: { schema: { $ref: "#/components/schemas/UserId" } } },
      responses: { ServerError: { description: "Ours." } },
      schemas: {
        MessageCode: { enum: ["USER_404"] },
        User: { properties: { id: { $ref: "#/components/schemas/UserId" } } },
        UserId: { type: "string" },
      },
    },
  });
});

test("an error reply of codes gets the problem's body with one of them, and an example of each", () => {
  const reply = `
ServerError:
  description: Ours.
  headers: { Retry-After: { example: 30 } }
  x-codes: [USER_404, REQUEST_400_INVALID]
  x-fields:
    REQUEST_400_INVALID: [{ field: name, rule: required }]
`;
  const request_id = "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b10";
  assert.equal(bundle({ "openapi/responses.yaml": reply }).components.responses.ServerError, {
    description: "Ours.",
    headers: { "Retry-After": { example: 30 } },
    content: {
      "application/json": {
        schema: {
          allOf: [
            { $ref: "#/components/schemas/Problem" },
            {
              type: "object",
              required: ["message_code"],
              properties: { message_code: { type: "string", enum: ["USER_404", "REQUEST_400_INVALID"] } },
            },
          ],
        },
        examples: {
          USER_404: { value: { message_code: "USER_404", request_id } },
          REQUEST_400_INVALID: {
            value: {
              message_code: "REQUEST_400_INVALID",
              request_id,
              fields: [{ field: "name", rule: "required" }],
            },
          },
        },
      },
    },
  });
});

for (const [name, changed, fault] of [
  [
    "a reference that leads nowhere",
    { "openapi/headers.yaml": "Tags: 1" },
    /^Error: openapi\/paths\/account\.yaml: \.\.\/headers\.yaml#\/Tag leads nowhere\.$/,
  ],
  [
    "a path of two files",
    { "openapi/paths/pings.yaml": "/me: {}" },
    /^Error: openapi\/paths\/pings\.yaml: another file has a \/me as well\.$/,
  ],
  [
    "a header that nothing refers to",
    { "openapi/headers.yaml": "Tag: { example: 1 }\nAge: { example: 2 }" },
    /^Error: openapi\/headers\.yaml: nothing refers to Age\.$/,
  ],
  [
    "a schema of two files",
    { "openapi/schemas/pings.yaml": "User: {}" },
    /^Error: openapi\/schemas\/pings\.yaml: another file has a User as well\.$/,
  ],
  [
    "fields of another code",
    { "openapi/responses.yaml": "ServerError: { x-codes: [USER_404], x-fields: { USER_403_AGE: [] } }" },
    /^Error: openapi\/responses\.yaml: x-fields names USER_403_AGE, which is not among USER_404\.$/,
  ],
  ["no YAML", { "openapi/codes.yaml": "MessageCode: [1" }, /^Error: openapi\/codes\.yaml: Flow sequence/],
] as const)
  test(`${name} is refused with a message that names it`, () => {
    assert.throws(
      () => bundle(changed),
      (error: Error) => fault.test(String(error)),
    );
  });

test.run();

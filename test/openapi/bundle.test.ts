import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { bundleContract } from "../../openapi/bundle.mjs";

const test = suite("bundle of the contract");

const root = `
info: { title: Small }
paths:
  /me: { $ref: "openapi/paths/account.yaml#/me" }
components:
  securitySchemes: { bearer: { type: http } }
`;
const account = `
me:
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

test("schemas, responses and parameters become components; paths and headers are put in place", () => {
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

for (const [name, changed, fault] of [
  [
    "a reference that leads nowhere",
    { "openapi/headers.yaml": "Tags: 1" },
    /^Error: openapi\/paths\/account\.yaml: \.\.\/headers\.yaml#\/Tag leads nowhere\.$/,
  ],
  [
    "a path that the root does not name",
    { "openapi/paths/pings.yaml": "pings: {}" },
    /^Error: openapi\/paths\/pings\.yaml: nothing refers to pings\.$/,
  ],
  [
    "a schema of two files",
    { "openapi/schemas/pings.yaml": "User: {}" },
    /^Error: openapi\/schemas\/pings\.yaml: another file has a User as well\.$/,
  ],
  ["no YAML", { "openapi/codes.yaml": "MessageCode: [1" }, /^Error: openapi\/codes\.yaml: Flow sequence/],
] as const)
  test(`${name} is refused by name`, () => {
    assert.throws(
      () => bundle(changed),
      (error: Error) => fault.test(String(error)),
    );
  });

test.run();

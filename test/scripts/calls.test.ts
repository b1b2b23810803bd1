import { suite } from "uvu";
import * as assert from "uvu/assert";
import { writeCalls } from "../../scripts/steps/calls.mjs";

const test = suite("calls from the contract");

const json = (schema: object) => ({ content: { "application/json": { schema } } });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const schemas = {
  Role: { type: "string", enum: ["coach", "player"] },
  Player: {
    type: "object",
    required: ["role", "number", "nickname"],
    properties: {
      role: ref("Role"),
      number: { type: "integer" },
      nickname: { type: ["string", "null"] },
      isCaptain: { type: "boolean" },
    },
  },
};

test("objects, lists, enumerations, nullables and optionals are generated; a named object once", () => {
  const team = {
    type: "object",
    required: ["players", "address", "scores"],
    properties: {
      players: { type: "array", items: ref("Player") },
      captain: ref("Player"),
      address: { type: "object", required: ["city"], properties: { city: { type: "string" } } },
      scores: { type: "array", items: { type: "array", items: { type: "number" } } },
    },
  };
  assert.is(
    body(team),
    `const Player: Shape<components["schemas"]["Player"]> = {
  role: "string",
  number: "number",
  "nickname?": "string",
  "isCaptain?": "boolean",
};

export const readIt: Call<"readIt"> = {
  method: "get",
  path: "/it",
  shape: {
    players: [Player],
    "captain?": Player,
    address: {
      city: "string",
    },
    scores: [["number"]],
  },
};
`,
  );
});

test("a reply's named schema is the shape of its operation; a text needs none of its own", () => {
  assert.ok(body(ref("Role"))?.endsWith('  shape: "string",\n};\n'));
  assert.ok(body(ref("Player"))?.endsWith("\n  shape: Player,\n};\n"));
});

test("each operation has its own module, and so has a schema that several reply", () => {
  const operation = (operationId: string, reply: object) => ({
    operationId,
    security: [{ bearer: [] }],
    responses: { 200: reply, 204: {}, 404: json({ type: "string" }) },
  });
  const read = { $ref: "#/components/responses/Read" };
  const made = writeCalls({
    paths: {
      "/a/{id}": { get: operation("readA", read), put: operation("saveA", json(ref("Player"))) },
      "/b": { get: operation("readTeamB", json(ref("Player"))) },
      "/c": { get: { operationId: "readFile", responses: { 200: { content: { "text/calendar": {} } } } } },
    },
    components: { schemas, responses: { Read: json({ type: "array", items: { type: "string" } }) } },
  });
  assert.equal(
    [...made.keys()],
    ["calls/read-a.ts", "calls/save-a.ts", "calls/read-team-b.ts", "shapes/player.ts"],
  );
  assert.is(
    made.get("calls/save-a.ts"),
    `// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { Player } from "../shapes/player";

export const saveA: Call<"saveA"> = {
  method: "put",
  path: "/a/{id}",
  bearer: true,
  shape: Player,
};
`,
  );
  assert.ok(made.get("calls/read-a.ts")?.endsWith('  shape: ["string"],\n};\n'));
  assert.ok(made.get("shapes/player.ts")?.endsWith("\n};\nexport { Player };\n"));
});

test("a second reply and one of another status stop the generator", () => {
  for (const responses of [{ 201: json(ref("Role")) }, { 200: json(ref("Role")), 202: json(ref("Role")) }])
    assert.throws(
      () =>
        writeCalls({
          paths: { "/it": { get: { operationId: "readIt", responses } } },
          components: { schemas },
        }),
      /^readIt: src\/api\/call\.ts knows one reply, of the status 200\.$/,
    );
});

test("a schema that a shape cannot express stops the generator, which names its place", () => {
  const holding = (property: object) => ({ type: "object", properties: { it: property } });
  for (const [schema, message] of [
    [holding({ type: ["string", "integer"] }), "readIt.it can be string or integer."],
    [holding({ oneOf: [ref("Player")] }), "readIt.it has no shape that is known here."],
    [
      holding({ type: "array", items: { type: ["string", "null"] } }),
      "readIt.it is a list that may hold null.",
    ],
    [holding(ref("Nobody")), "#/components/schemas/Nobody is not in the contract."],
    [ref("Thread"), "Thread holds itself: no shape can be written for it."],
  ] as const)
    assert.throws(
      () => body(schema, { ...schemas, Thread: holding({ type: "array", items: ref("Thread") }) }),
      (fault: Error) => fault.message === message,
    );
});

function body(schema: object, named: object = schemas) {
  const made = writeCalls({
    paths: { "/it": { get: { operationId: "readIt", responses: { 200: json(schema) } } } },
    components: { schemas: named },
  });
  return made.get("calls/read-it.ts")?.split("\n\n").slice(1).join("\n\n");
}

test.run();

import { suite } from "uvu";
import * as assert from "uvu/assert";
import { writeShapes } from "../../scripts/steps/shapes.mjs";

const test = suite("shapes from the contract");

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
export const readIt: Shape<operations["readIt"]["responses"][200]["content"]["application/json"]> = {
  players: [Player],
  "captain?": Player,
  address: {
    city: "string",
  },
  scores: [["number"]],
};
`,
  );
});

test("a reply's named schema is exported under its operation's name", () => {
  assert.is(
    body(ref("Role")),
    'export const readIt: Shape<operations["readIt"]["responses"][200]["content"]["application/json"]> = "string";\n',
  );
  assert.ok(body(ref("Player"))?.endsWith("\n};\nexport { Player as readIt };\n"));
});

test("each schema has its own module; failures and empty bodies have no shape", () => {
  const operation = (operationId: string) => ({
    operationId,
    responses: { 200: { $ref: "#/components/responses/Read" }, 204: {}, 404: json({ type: "string" }) },
  });
  const made = writeShapes({
    paths: {
      "/a": { get: operation("readA"), put: operation("saveA") },
      "/b": { get: operation("readTeamB") },
    },
    components: { responses: { Read: json({ type: "array", items: { type: "string" } }) } },
  });
  assert.equal([...made.keys()], ["read-a.ts", "save-a.ts", "read-team-b.ts"]);
  assert.ok(made.get("read-a.ts")?.endsWith(' = ["string"];\n'));
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
  const made = writeShapes({
    paths: { "/it": { get: { operationId: "readIt", responses: { 200: json(schema) } } } },
    components: { schemas: named },
  });
  return [...made.values()][0]?.split("\n\n")[1];
}

test.run();

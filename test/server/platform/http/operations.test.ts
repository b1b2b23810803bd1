import { suite } from "uvu";
import * as assert from "uvu/assert";
import { schemaOf } from "../../../../server/platform/http/operations";
import { type Operation, specification } from "../../../../server/platform/http/specification";

const test = suite("operations");

type Replies = Record<string, { content: Record<string, { schema: { allOf: readonly object[] } }> }>;

const operations = Object.values(specification.paths).flatMap((path) => Object.values(path));

function find(operationId: string): Operation {
  const found = operations.find((operation) => operation.operationId === operationId);
  if (!found) throw new Error(`The contract has no ${operationId}.`);
  return found;
}

const repliesOf = (operationId: string) => schemaOf(find(operationId)).response as Replies;

test("every operation has the replies of the contract, and no reference is left in its schema", () => {
  for (const operation of operations) {
    const schema = schemaOf(operation);
    assert.equal(Object.keys(schema.response as object), Object.keys(operation.responses));
    assert.not.match(JSON.stringify(schema), '"$ref"');
  }
});

test("all operations share one schema of a failure, and one list of message codes", () => {
  const [me, teams] = [repliesOf("readMe"), repliesOf("readTeams")];
  assert.is(me[500], teams[500]);
  const problems = [me[401], me[500], teams[503]].map(
    (reply) => reply?.content["application/json"]?.schema.allOf[0],
  );
  assert.ok(problems[0]);
  assert.is(new Set(problems).size, 1);
});

test("parameters are grouped by their place, and only those that the contract requires are required", () => {
  const placeless = { schema: { properties: {} } };
  const schema = schemaOf({
    operationId: "readMe",
    responses: {},
    parameters: [
      { name: "id", in: "path", required: true, ...placeless },
      { name: "from", in: "query", required: true, ...placeless },
      { name: "days", in: "query", ...placeless },
      { $ref: "#/components/parameters/IfNoneMatch" },
    ],
  });
  assert.equal(schema.params, { type: "object", properties: { id: placeless.schema }, required: ["id"] });
  assert.equal((schema.querystring as { required: string[] }).required, ["from"]);
  assert.equal(Object.keys((schema.querystring as { properties: object }).properties), ["from", "days"]);
  assert.equal(Object.keys((schema.headers as { properties: object }).properties), ["If-None-Match"]);
  assert.is(schema.body, undefined);
});

test("a body is validated by its JSON schema, whatever media type a request names", () => {
  const body = schemaOf(find("addChild")).body as { type: string; required: string[] };
  assert.is(body.type, "object");
  assert.ok(body.required.includes("first_name"));
});

test.run();

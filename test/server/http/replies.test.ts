import { suite } from "uvu";
import * as assert from "uvu/assert";
import { addReplies, withoutReplies } from "../../../server/http/replies";
import { specification } from "../../../server/http/specification";

const test = suite("replies");

type Replies = Record<string, { content: Record<string, { schema: { allOf: readonly object[] } }> }>;

function repliesOf(operationId: string): Replies {
  const schema: { operationId: string; response?: unknown } = { operationId };
  addReplies(schema);
  return schema.response as Replies;
}

test("every operation has the replies of the contract, with no reference left in them", () => {
  for (const path of Object.values(specification.paths))
    for (const { operationId, responses } of Object.values(path)) {
      const given = repliesOf(operationId);
      assert.equal(Object.keys(given), Object.keys(responses));
      assert.not.match(JSON.stringify(given), '"$ref"');
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

test("a route of no operation is given no replies", () => {
  const schema = {};
  addReplies(schema);
  addReplies(undefined);
  assert.equal(schema, {});
});

test("what the routes are made of names no reply, and the contract keeps its own", () => {
  const { paths } = withoutReplies as typeof specification;
  assert.equal(paths["/user/me"]?.get?.responses, { default: { description: "" } });
  assert.ok(specification.paths["/user/me"]?.get?.responses[200]);
});

test.run();

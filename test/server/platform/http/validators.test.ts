import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compileOnce } from "../../../../server/platform/http/validators";

const test = suite("validators");

/** A fake Ajv that counts compilations. */
function openCompiler() {
  const compiled: object[] = [];
  const ajv = {
    compile(schema: object): unknown {
      compiled.push(schema);
      return () => true;
    },
  };
  compileOnce(ajv as never);
  return { compile: (schema: object) => ajv.compile(schema), compiled };
}

test("schemas of the same shape are compiled once in a process, others for themselves", () => {
  const [first, second] = [openCompiler(), openCompiler()];
  const shape = () => ({ type: "string", title: "seven" });
  const validate = first.compile(shape());
  assert.is(first.compile(shape()), validate);
  assert.is(second.compile(shape()), validate);
  assert.is.not(second.compile({ type: "string", title: "eight" }), validate);
  assert.equal([first.compiled.length, second.compiled.length], [1, 1]);
});

test.run();

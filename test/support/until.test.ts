import { suite } from "uvu";
import * as assert from "uvu/assert";
import { until } from "./until";

const test = suite("until");

test("it resolves as soon as its condition is true", async () => {
  let asked = 0;
  await until(async () => ++asked === 3);
  assert.is(asked, 3);
});

test("it rejects after its number of turns, and names the condition", async () => {
  let asked = 0;
  const hasCome = () => {
    asked += 1;
    return false;
  };
  const fault = await until(hasCome, 2).catch((thrown: unknown) => thrown);
  assert.is(asked, 2);
  assert.match(String(fault), /Waited in vain, 2 turns long, for .*asked/s);
});

test.run();

import { suite } from "uvu";
import * as assert from "uvu/assert";
import { openTurns } from "../../../../server/core/access/per-user-queue";
import { immediate } from "../../../support/server/forwarder";

const test = suite("turns");

test("one piece of work runs for each key, in order; another key does not wait, and a failure holds nobody up", async () => {
  const inTurn = openTurns();
  const log: string[] = [];
  const ends = new Map<string, (fault?: Error) => void>();
  const start = (key: string, name: string) =>
    inTurn(
      key,
      () =>
        new Promise<string>((resolve, reject) => {
          log.push(`${name} begins`);
          ends.set(name, (fault) => (fault ? reject(fault) : resolve(name)));
        }),
    ).then(
      (value) => log.push(`${value} ends`),
      (fault: Error) => log.push(`${name} fails: ${fault.message}`),
    );
  const all = [start("a", "a1"), start("a", "a2"), start("a", "a3"), start("b", "b1")];
  await immediate();
  assert.equal(log.splice(0).sort(), ["a1 begins", "b1 begins"]);
  ends.get("a1")?.(new Error("no"));
  await immediate();
  assert.equal(log.splice(0).sort(), ["a1 fails: no", "a2 begins"]);
  ends.get("b1")?.();
  ends.get("a2")?.();
  await immediate();
  assert.equal(log.splice(0).sort(), ["a2 ends", "a3 begins", "b1 ends"]);
  ends.get("a3")?.();
  await Promise.all(all);
  const again = start("a", "a4");
  await immediate();
  assert.equal(log.splice(0).sort(), ["a3 ends", "a4 begins"]);
  ends.get("a4")?.();
  await again;
});

test.run();

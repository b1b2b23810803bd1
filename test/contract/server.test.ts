import { suite } from "uvu";
import * as assert from "uvu/assert";
import { documentedReplies, nameOf } from "../support/contract";
import { expectedOf } from "../support/contract-expectations";
import { provoke } from "../support/contract-provocations";
import { openWorld, type World } from "../support/contract-world";
import { replyViolations } from "../support/prism";

const test = suite("the app on the reference server");

let world: World;
test.before(async () => {
  world = await openWorld();
});
test.after(() => world.close());

// Each documented reply is a test of its own, so one that nothing provokes fails.
for (const reply of documentedReplies) {
  test(nameOf(reply), async () => {
    await world.reset();
    let received: Response | undefined;
    const seen = await provoke(reply, world, (response) => {
      received = response;
    });
    assert.equal(seen, expectedOf(reply));
    assert.is(received?.status, reply.status);
    assert.equal(received && replyViolations(received), []);
  });
}

test.run();

import { suite } from "uvu";
import * as assert from "uvu/assert";
import { nameOf } from "../support/contract/contract";
import { expectedOf } from "../support/contract/contract-expectations";
import { provoke } from "../support/contract/contract-provocations";
import { openWorld, type World } from "../support/contract/contract-world";
import { chooseReplies } from "../support/contract/core-replies";
import { replyViolations } from "../support/contract/prism";
import { record } from "../support/proof";
import { headerFaults } from "../support/server/reply-headers";

const test = suite("the app on the reference server");
const replies = chooseReplies();

let world: World;
test.before(async () => {
  world = await openWorld();
});
test.after(async () => {
  await world.close();
  record({
    point: 3,
    tried: "Documented replies of every operation, provoked through Prism: not reached, or off the contract",
    count: replies.length,
    wrong: replies.length - reached,
  });
  record({
    point: 12,
    tried: "Documented replies of every operation without a security header",
    count: judged,
    wrong: lacking,
  });
});

let reached = 0;
let judged = 0;
let lacking = 0;

// One test for each reply, so that a reply without a provocation fails.
for (const reply of replies) {
  test(nameOf(reply), async () => {
    await world.reset();
    let received: Response | undefined;
    const seen = await provoke(reply, world, (response) => {
      received = response;
    });
    const faults = received === undefined ? ["no reply"] : headerFaults(received.headers);
    judged += 1;
    lacking += faults.length > 0 ? 1 : 0;
    assert.equal(faults, [], "security headers");
    assert.equal(seen, expectedOf(reply));
    assert.is(received?.status, reply.status);
    assert.equal(received && replyViolations(received), []);
    reached += 1;
  });
}

test.run();

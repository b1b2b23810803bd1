import { suite } from "uvu";
import * as assert from "uvu/assert";
import { documentedReplies, nameOf } from "../support/contract/contract";
import type { Sending } from "../support/contract/contract-case";
import { contractCases } from "../support/contract/contract-cases";
import { expectedNames, expectedOf } from "../support/contract/contract-expectations";
import { chooseMockReplies } from "../support/contract/core-replies";
import { openMock, replyViolations } from "../support/contract/prism";

const test = suite("the app on the mock");

let mock: Awaited<ReturnType<typeof openMock>>;
test.before(async () => {
  mock = await openMock();
});
test.after(() => mock.close());

for (const reply of chooseMockReplies()) {
  test(nameOf(reply), async () => {
    const { status, example, operationId } = reply;
    const prefer = [`code=${status}`, ...(example === null ? [] : [`example=${example}`])].join(", ");
    let received: Response | undefined;
    const sending: Sending = {
      origin: mock.origin,
      ...(reply.needsBearer ? { bearer: "an.access.token" } : {}),
      headers: { Prefer: prefer },
      onReply: (response) => {
        received = response;
      },
    };
    assert.equal(await contractCases[operationId].send(sending), expectedOf(reply));
    assert.is(received?.status, status);
    assert.equal(received && replyViolations(received), []);
  });
}

test("every expectation belongs to an example that exists", () => {
  const documented = documentedReplies.filter(({ status }) => status === 200);
  assert.equal(
    [...expectedNames].sort(),
    documented.map(({ operationId, example }) => `${operationId} ${example}`).sort(),
  );
});

test.run();

import { suite } from "uvu";
import * as assert from "uvu/assert";
import { problemTexts } from "../../../domain/base/texts";
import { messageTexts } from "../../../domain/problem/message-texts";
import { failedOutcome } from "../../../src/effects/base/outcome";
import { problemOf } from "../../support/problem";

const test = suite("outcome of a failed call");

test("a rate limit waits as long as the server says, or half a minute", () => {
  assert.equal(failedOutcome(problemOf("REQUEST_429_LIMIT", { retryAfter: 7 })), {
    kind: "limited",
    seconds: 7,
  });
  assert.equal(failedOutcome(problemOf("REQUEST_429_LIMIT")), { kind: "limited", seconds: 30 });
});

test("anything else is refused with its own text", () => {
  assert.equal(failedOutcome(problemOf("USER_403_AGE", { retryAfter: 7 })), {
    kind: "refused",
    text: messageTexts.USER_403_AGE,
  });
  assert.equal(failedOutcome({ kind: "unreachable" }), { kind: "refused", text: problemTexts.unreachable });
});

test.run();

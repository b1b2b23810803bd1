import { suite } from "uvu";
import * as assert from "uvu/assert";
import { messageTexts } from "../../../domain/base/message-texts";
import { problemTexts } from "../../../domain/base/texts";
import { failedOutcome } from "../../../src/effects/base/outcome";

const test = suite("outcome of a failed call");
const problem = (messageCode: string, retryAfter: number | null = null) =>
  ({ kind: "problem", status: 400, messageCode, fields: [], retryAfter }) as const;

test("a rate limit waits as long as the server says, or half a minute", () => {
  assert.equal(failedOutcome(problem("REQUEST_429_LIMIT", 7)), { kind: "limited", seconds: 7 });
  assert.equal(failedOutcome(problem("REQUEST_429_LIMIT")), { kind: "limited", seconds: 30 });
});

test("anything else is refused with its own text", () => {
  assert.equal(failedOutcome(problem("USER_403_AGE", 7)), {
    kind: "refused",
    text: messageTexts.USER_403_AGE,
  });
  assert.equal(failedOutcome({ kind: "unreachable" }), { kind: "refused", text: problemTexts.unreachable });
});

test.run();

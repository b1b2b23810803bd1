import { suite } from "uvu";
import * as assert from "uvu/assert";
import { messageTexts } from "../../domain/message-texts";
import type { Problem } from "../../domain/result";
import { createErrorHandler, textOf } from "../../src/api/error-handler";

const test = suite("error handler");

test("a refused token is the session's matter", () => {
  assert.equal(handle("AUTH_401_JWT"), ["refused"]);
});

test("a known code is a toast with its friendly text", () => {
  assert.equal(handle("USER_404"), [`toast ${messageTexts.USER_404}`]);
});

test("an unknown or missing code is reported and gets a general toast", () => {
  const general = "toast Something went sideways on our end. Please try again.";
  assert.equal(handle("MARS_500_ROVER"), ["report 500 MARS_500_ROVER", general]);
  assert.equal(handle(null), ["report 500 null", general]);
  assert.equal(handle("toString"), ["report 500 toString", general]);
});

test("no network is a toast and no report", () => {
  const said: string[] = [];
  handler(said)({ kind: "unreachable" });
  assert.equal(said, ["toast We can't reach the clubhouse. Check your connection and try again."]);
});

test("a form can show the same text in its own place", () => {
  assert.is(textOf(failure("AUTH_401_JWT")), messageTexts.AUTH_401_JWT);
  assert.is(textOf(failure("USER_404")), messageTexts.USER_404);
});

function handle(code: string | null) {
  const said: string[] = [];
  handler(said)(failure(code));
  return said;
}

const failure = (messageCode: string | null): Problem => ({
  kind: "problem",
  status: 500,
  messageCode,
  fields: [],
  retryAfter: null,
});

const handler = (said: string[]) =>
  createErrorHandler({
    raiseToast: (text) => said.push(`toast ${text}`),
    report: (problem) => said.push(`report ${problem.status} ${problem.messageCode}`),
    refuseToken: () => said.push("refused"),
  });

test.run();

import { suite } from "uvu";
import * as assert from "uvu/assert";
import { messageTexts } from "../../domain/problem/message-texts";
import { createErrorHandler, handlingOf, textOf } from "../../src/api/error-handler";
import { problemOf } from "../support/problem";

const test = suite("error handler");
const general = "Something went sideways on our end. Please try again.";

test("a known code gives its friendly text and is not reported", () => {
  assert.equal(handlingOf(failure("USER_404")), { kind: "toast", text: messageTexts.USER_404 });
  assert.equal(heard(failure("USER_404")), []);
});

test("an unknown or missing code is logged and reported, and gives a general text", () => {
  for (const code of ["MARS_500_ROVER", null, "toString"]) {
    assert.is(textOf(failure(code)), general);
    const written = code === "toString" ? "(not a code)" : code;
    assert.equal(heard(failure(code)), [`log 500 ${written}`, `report 500 ${written}`]);
  }
});

test("a value that is no code is not logged", () => {
  assert.equal(heard(failure("robin@example.com")), ["log 500 (not a code)", "report 500 (not a code)"]);
});

test("a lost network gives a text and no report", () => {
  assert.is(
    textOf({ kind: "unreachable" }),
    "We can't reach the clubhouse. Check your connection and try again.",
  );
  assert.equal(heard({ kind: "unreachable" }), []);
});

test("an unchanged reply is no failure", () => {
  assert.equal(heard({ ...failure(null), status: 304 }), []);
});

test("a refused token is left to the session, with a text for the caller", () => {
  assert.equal(handlingOf(failure("AUTH_401_JWT")), { kind: "session", text: messageTexts.AUTH_401_JWT });
  assert.equal(heard(failure("AUTH_401_JWT")), []);
});

function heard(failed: Parameters<typeof handlingOf>[0]) {
  const said: string[] = [];
  createErrorHandler({
    log: ({ status, code }) => said.push(`log ${status} ${code}`),
    report: ({ status, code }) => said.push(`report ${status} ${code}`),
  })(failed);
  return said;
}

const failure = (messageCode: string | null) => problemOf(messageCode, { status: 500 });

test.run();

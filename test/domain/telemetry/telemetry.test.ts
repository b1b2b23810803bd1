import { suite } from "uvu";
import * as assert from "uvu/assert";
import { screenOf, writtenCode } from "../../../domain/telemetry/telemetry";

const test = suite("telemetry");

test("a screen is counted by its pattern, an unknown address as other", () => {
  for (const path of ["/app", "/app/reset", "/app/verify", "/app/home", "/app/dings"])
    assert.is(screenOf(path), path);
  for (const path of ["/app/home/", "/app/robin@example.com", "", "/"]) assert.is(screenOf(path), "other");
});

test("only texts in the form of a code are logged", () => {
  const longest = `A${"B".repeat(63)}`;
  for (const code of [null, "USER_403_AGE", "A_1", longest]) assert.is(writtenCode(code), code);
  for (const code of ["", "AB", "user_403_AGE", "1AB", "USER_403_AGE robin", " USER_403_AGE", `${longest}C`])
    assert.is(writtenCode(code), "(not a code)", code);
});

test.run();

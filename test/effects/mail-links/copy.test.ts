import { suite } from "uvu";
import * as assert from "uvu/assert";
import { copyText } from "../../../src/effects/mail-links/copy.effects";

const test = suite("copying a password");

test("the password is written to the clipboard, or the failure is returned", async () => {
  const written: string[] = [];
  const clipboard = { writeText: async (text: string) => void written.push(text) };
  assert.equal(await copyText({ clipboard }, "k7fd-29qp"), { kind: "copied" });
  assert.equal(written, ["k7fd-29qp"]);
  const refusing = { writeText: () => Promise.reject(new Error("not allowed")) };
  assert.equal(await copyText({ clipboard: refusing }, "k7fd-29qp"), { kind: "failed" });
  assert.equal(await copyText({}, "k7fd-29qp"), { kind: "failed" });
});

test.run();

import { suite } from "uvu";
import * as assert from "uvu/assert";
import { limits } from "../../../domain/base/limits";
import { isUrl, textRule } from "../../../domain/fields/field-rules";

const test = suite("field rules");

test("a text is trimmed before validation", () => {
  const rule = textRule({ isRequired: true, max: 3 });
  assert.equal(rule("  abc\t"), { value: "abc", problem: null });
  assert.equal(rule("   "), { value: "", problem: "Pssst! Required field." });
  assert.equal(rule("abcd"), { value: "abcd", problem: "Keep it to 3 characters." });
});

test("an optional field may be empty", () => {
  for (const kind of ["text", "url"] as const)
    assert.equal(textRule({ kind })(" "), { value: "", problem: null });
});

test("a link is trimmed and validated", () => {
  const rule = textRule({ kind: "url" });
  assert.equal(rule(" https://club.org "), { value: "https://club.org", problem: null });
  assert.equal(rule("club.org"), { value: "club.org", problem: "That doesn't look like a valid link 💻" });
});

const links = [
  "http://club.org",
  "HTTPS://Club.org/a?b=c#d",
  "ftp://files.club.org/roster.csv",
  "https://user:secret@club.org:8443/",
  "https://fußball.de/täm",
  "http://127.0.0.1/",
  "http://[::1]/",
];
for (const text of links) test(`accepts ${text}`, () => assert.is(isUrl(text), true));

const noLinks = [
  "club.org",
  "//club.org",
  "mailto:a@b.co",
  "javascript:alert(1)",
  "gopher://club.org",
  "http:/club.org",
  "http:///club.org",
  "http:\\\\club.org",
  "http://club",
  "http://club..org",
  "http://club..org.uk",
  "http://club.org..uk",
  "http://.org",
  "http://club.org/a b",
  "http://",
  "xhttp://club.org",
];
for (const text of noLinks) test(`refuses ${text}`, () => assert.is(isUrl(text), false));

test("a link may have 2084 characters and not 2085", () => {
  const link = (length: number) => "https://club.org/".padEnd(length, "a");
  assert.is(isUrl(link(limits.url.max)), true);
  assert.is(isUrl(link(limits.url.max + 1)), false);
});

test.run();

import { suite } from "uvu";
import * as assert from "uvu/assert";
import { trustScriptAddress } from "../../src/static/script-addresses";

const test = suite("script addresses");

test("our worker and Google's loader are trusted, letter for letter", () => {
  for (const address of ["/sw.js", "https://apis.google.com/js/api.js?onload=__iframefcb123456"])
    assert.is(trustScriptAddress(address), address);
});

test("nothing else is", () => {
  for (const address of [
    "",
    "sw.js",
    "/sw.js?x",
    "//evil.example/sw.js",
    "https://evil.example/https://apis.google.com/js/api.js?onload=a",
    "https://apis.google.com.evil.example/js/api.js?onload=a",
    "https://apis.google.com/js/api.js",
    "https://apis.google.com/js/platform.js?onload=a",
    "data:text/javascript,alert(1)",
    "javascript:alert(1)",
  ])
    assert.is(trustScriptAddress(address), null, address);
});

test.run();

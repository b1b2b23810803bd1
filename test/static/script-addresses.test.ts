import { suite } from "uvu";
import * as assert from "uvu/assert";
import { trustScriptAddress } from "../../src/static/script-addresses";

const test = suite("script addresses");

test("exactly our worker's and Google's loader's URLs are trusted", () => {
  for (const address of ["/sw.js", "https://apis.google.com/js/api.js?onload=__iframefcb123456"])
    assert.is(trustScriptAddress(address), address);
});

test("no other URL is", () => {
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

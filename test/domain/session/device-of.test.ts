import { suite } from "uvu";
import * as assert from "uvu/assert";
import { deviceOf } from "../../../domain/session/device-of";

const test = suite("devices by their User-Agent");

const webkit = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const blink = "AppleWebKit/537.36 (KHTML, like Gecko)";
const cases: readonly [userAgent: string, browser: string | null, system: string | null][] = [
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/141.0.0.0 Safari/537.36`, "chrome", "windows"],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
    "edge",
    "windows",
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/141.0.0.0 Safari/537.36 OPR/120.0.0.0`,
    "opera",
    "windows",
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.5 Safari/605.1.15`,
    "safari",
    "macos",
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0`,
    "firefox",
    "macos",
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webkit} Version/18.5 Mobile/15E148 Safari/604.1`,
    "safari",
    "ios",
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webkit} CriOS/141.0.0.0 Mobile/15E148 Safari/604.1`,
    "chrome",
    "ios",
  ],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S931B) ${blink} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    "samsung",
    "android",
  ],
  [
    `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${blink} Chrome/141.0.0.0 Mobile Safari/537.36`,
    "chrome",
    "android",
  ],
  [`Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0`, "firefox", "android"],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink} Chrome/141.0.0.0 Safari/537.36`, "chrome", "chromeos"],
  [`Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, "firefox", "linux"],
  [`Mozilla/5.0 (X11; Linux x86_64) ${blink} HeadlessChrome/141.0.0.0 Safari/537.36`, "chrome", "linux"],
  ["curl/8.5.0", null, null],
  ["", null, null],
];

test("each current browser is recognised despite the other names in its header", () => {
  for (const [userAgent, browser, system] of cases)
    assert.equal(deviceOf(userAgent), { browser, system }, userAgent);
});

test("a missing or hostile header gives no device", () => {
  assert.equal(deviceOf(undefined), { browser: null, system: null });
  assert.equal(deviceOf("Version/".repeat(2_000)), { browser: null, system: null });
});

test.run();

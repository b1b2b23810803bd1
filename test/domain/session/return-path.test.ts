import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readReturnPath } from "../../../domain/session/return-path";

const test = suite("return path");
const origin = "https://drip.example";

test("a path below /app is kept with its query, without its fragment", () => {
  assert.is(readReturnPath("/app/home?settings", origin), "/app/home?settings");
  assert.is(readReturnPath("/app/schedule?day=2026-11-21#top", origin), "/app/schedule?day=2026-11-21");
  assert.is(readReturnPath("/app/chat/team%20one", origin), "/app/chat/team%20one");
  assert.is(
    readReturnPath("/app/home?next=https://evil.example", origin),
    "/app/home?next=https://evil.example",
  );
});

test("neither a missing path nor the sign-in screen is returned to", () => {
  for (const path of [null, "", "/app", "/app/", "/app?x=1"]) assert.is(readReturnPath(path, origin), null);
});

test("a path is kept up to 2,000 characters", () => {
  const longest = `/app/${"a".repeat(1_995)}`;
  assert.is(readReturnPath(longest, origin), longest);
  assert.is(readReturnPath(`${longest}a`, origin), null);
});

test("no path of a hand-written list leaves the app", () => {
  for (const path of hostile) assert.is(readReturnPath(path, origin), null, path);
});

test("property: no path made of hostile parts leaves the app, however it is decoded", () => {
  const piece = fc.constantFrom(...pieces);
  const path = fc.oneof(
    fc.array(piece, { minLength: 1, maxLength: 8 }).map((parts) => parts.join("")),
    fc.array(piece, { maxLength: 6 }).map((parts) => `/app/${parts.join("")}`),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.tuple(fc.string(), piece, fc.string()).map((parts) => parts.join("")),
  );
  let kept = 0;
  fc.assert(
    fc.property(path, (remembered) => {
      const found = readReturnPath(remembered, origin);
      if (found === null) return;
      kept++;
      for (const read of [found, decoded(found), decoded(decoded(found))]) {
        const url = new URL(read, origin);
        assert.is(url.origin, origin, remembered);
        assert.ok(url.pathname.startsWith("/app/"), remembered);
      }
      assert.is(readReturnPath(found, origin), found);
    }),
    { numRuns: 20_000 },
  );
  assert.ok(kept > 100, `the property must also see paths that are kept, saw ${kept}`);
});

const decoded = (path: string) => {
  const [pathname = "", query] = path.split(/(?=\?)/, 2);
  try {
    return decodeURIComponent(pathname) + (query ?? "");
  } catch {
    return path;
  }
};

const hostile = [
  "/app/.. #",
  "/app/.%09./evil",
  "/app/..%0d/evil",
  "https://evil.example/app/home",
  "//evil.example/app/home",
  "/\\evil.example/app/home",
  "\\\\evil.example/app/home",
  "///evil.example/app/home",
  "/app/../../evil",
  "/app/..",
  "/app/../privacy",
  "/app/%2e%2e/privacy",
  "/app/.%2e/privacy",
  "/app/%252e%252e/privacy",
  "/app//evil.example",
  "/app/\\evil.example",
  "/app/%2f%2fevil.example",
  "/app/%5cevil.example",
  "/app\\..\\..\\evil",
  "/application/home",
  "/apphome",
  "/APP/home",
  "/privacy",
  "/",
  "app/home",
  "javascript:alert(1)",
  "/javascript:alert(1)",
  "data:text/html,x",
  "\t//evil.example",
  "/\t/evil.example/app/home",
  "/\n/evil.example/app/home",
  " /app/home",
  "https:evil.example",
  "https:/app/home",
  "http://drip.example/app/home",
  "https://drip.example@evil.example/app/home",
  "https://drip.example.evil.example/app/home",
  "@evil.example/app/home",
  "?x=/app/home",
  "#/app/home",
  "blob:https://drip.example/app/home",
  "/user/me",
  "/auth/log_out",
  `/app/${"a".repeat(3_000)}`,
];

const pieces = [
  "/",
  "//",
  "\\",
  "/app",
  "/app/",
  "app",
  "home",
  "..",
  ".",
  "/..",
  "/../",
  "/./",
  "%2e",
  "%2E%2e",
  "%2f",
  "%5c",
  "%00",
  "%25",
  "%252f",
  "\t",
  "\n",
  "\r",
  " ",
  "\u0000",
  "@",
  ":",
  "https:",
  "http://",
  "javascript:",
  "evil.example",
  "drip.example",
  "?",
  "#",
  "&",
  "=",
  ";",
  "settings",
  "\u2215",
  "\uff0f",
  "\u3002",
  "。",
  "é",
  "chat",
  "%",
  "[",
  "]",
  "|",
];

test.run();

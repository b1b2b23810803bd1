import { suite } from "uvu";
import * as assert from "uvu/assert";
import { openLogLines } from "../../scripts/log-lines.mjs";

const test = suite("log lines");

const time = new Date(2026, 10, 21, 9, 30, 5).getTime();

function show(...chunks: string[]) {
  const written: string[] = [];
  const write = openLogLines({ isTTY: false, write: (text: string) => written.push(text) > 0 });
  for (const chunk of chunks) write(chunk);
  return written.join("");
}

const line = (entry: object) => `${JSON.stringify({ level: 30, time, pid: 1, hostname: "h", ...entry })}\n`;

test("a reply is printed as one short line", () => {
  const reply = { msg: "answered", request_id: "r1", method: "GET", route: "/user/me", status: 200, ms: 12 };
  assert.is(show(line(reply)), "09:30:05 GET /user/me 200 12 ms\n");
});

test("a refused request's line has the id of its reply", () => {
  const reply = { msg: "answered", request_id: "r1", method: "GET", route: "/user/me", status: 401, ms: 1 };
  assert.is(show(line(reply)), "09:30:05 GET /user/me 401 1 ms request=r1\n");
});

test("a successful health check is not printed, a failed one is", () => {
  const check = { msg: "answered", request_id: "r1", method: "GET", route: "/health", ms: 1 };
  assert.is(show(line({ ...check, status: 200 })), "");
  assert.is(show(line({ ...check, route: "/health/live", status: 200 })), "");
  assert.is(show(line({ ...check, status: 503 })), "09:30:05 GET /health 503 1 ms request=r1\n");
});

test("a fault is printed with its type, message and place", () => {
  const err = { type: "Error", message: "no", stack: "    at here" };
  assert.is(
    show(line({ level: 50, msg: "SERVER_500", request_id: "r1", err })),
    "09:30:05 error SERVER_500 request=r1\n  Error: no\n    at here\n",
  );
});

test("further properties are appended, chunks are joined to lines, and what is not JSON is printed unchanged", () => {
  const mail = line({ msg: "A mail was written.", link: "http://localhost:3000/app/verify#t" });
  assert.is(
    show(mail.slice(0, 20), mail.slice(20), "plain words\n"),
    "09:30:05 A mail was written. link=http://localhost:3000/app/verify#t\nplain words\n",
  );
});

test.run();

import { readFileSync } from "node:fs";
import autocannon from "autocannon";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { openProduct } from "../support/product";
import { productDatabase } from "../support/product-database";
import { proofCounts, record } from "../support/proof";

const test = suite("soak");

const client = () => `10.${Math.floor(Math.random() * 200)}.${Math.floor(Math.random() * 250)}.7`;
const jsonHeaders = () => ({ "content-type": "application/json", "x-forwarded-for": client() });

/** Megabytes that the process holds in memory. */
const memoryOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

test("a hundred requests a second: no 5xx, no connection lost, and memory does not grow", async () => {
  const { soakSeconds, soakRate } = proofCounts;
  const product = await openProduct({
    TRUSTED_PROXIES: "1",
    LOG_LEVEL: "warn",
    ...(await productDatabase()),
  });
  const post = (path: string, body: object) =>
    fetch(product.origin + path, { method: "POST", headers: jsonHeaders(), body: JSON.stringify(body) });
  const [emailAddress, password] = ["soak@example.com", "Alley-oop-2026"];
  await post("/auth/sign_up_with_email_address", {
    email_address: emailAddress,
    password,
    first_name: "Robin",
    last_name: "Reyes",
    date_of_birth: "1988-02-29",
  });
  const { idToken } = await product
    .identity()
    .call("signInWithPassword", { email: emailAddress, password, returnSecureToken: true });
  const signedIn = await post("/auth/log_in_with_firebase", {
    email_address: emailAddress,
    id_token: idToken,
  });
  assert.is(signedIn.status, 200);
  let tokens = (await signedIn.json()) as { access_token: string; refresh_token: string };
  const renewing = setInterval(async () => {
    tokens = {
      ...tokens,
      ...((await (
        await post("/auth/refresh_access_token", { refresh_token: tokens.refresh_token })
      ).json()) as object),
    };
  }, 120_000);

  const memory: number[] = [];
  const looking = setInterval(
    () => memory.push(memoryOf(product.pid() ?? 0)),
    Math.max(200, (soakSeconds * 1000) / 200),
  );
  const signedInCall = (request: autocannon.Request) => ({
    ...request,
    headers: { authorization: `Bearer ${tokens.access_token}` },
  });
  const result = await autocannon({
    url: product.origin,
    connections: 20,
    overallRate: soakRate,
    duration: soakSeconds,
    requests: [
      { method: "GET", path: "/user/me", setupRequest: signedInCall },
      { method: "GET", path: "/" },
      { method: "GET", path: "/user/me", setupRequest: signedInCall },
      { method: "GET", path: "/app" },
      {
        method: "POST",
        path: "/user/email_address/validate",
        setupRequest: (request) => ({
          ...request,
          headers: jsonHeaders(),
          body: JSON.stringify({ email_address: `${client()}@example.com` }),
        }),
      },
      { method: "GET", path: "/health" },
      {
        method: "POST",
        path: "/auth/reset_password",
        setupRequest: (request) => ({
          ...request,
          headers: jsonHeaders(),
          body: JSON.stringify({ email_address: `${client()}@example.com` }),
        }),
      },
    ],
  });
  clearInterval(renewing);
  clearInterval(looking);
  await product.close();

  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const fifth = Math.floor(memory.length / 5);
  const early = mean(memory.slice(fifth, 2 * fifth));
  const late = mean(memory.slice(-fifth));
  const growth = ((late - early) / early) * 100;
  const told = product
    .log()
    .split("\n")
    .filter((line) => /"level":[456]0/.test(line));
  assert.equal([result["5xx"], result.errors, result.timeouts], [0, 0, 0], told.slice(0, 5).join("\n"));
  assert.ok(result["2xx"] > soakSeconds * 10, `${result["2xx"]} good replies`);
  assert.is(result["4xx"], 0);
  if (soakSeconds >= 600) assert.ok(growth <= 10, `${growth} % more memory`);
  record({
    point: 14,
    tried: `Requests in ${soakSeconds} s at ${soakRate} a second: 5xx, lost connections, timeouts`,
    count: result.requests.total,
    wrong: result["5xx"] + result.errors + result.timeouts,
    note: `memory ${early.toFixed(0)} MB, ${growth >= 0 ? "+" : ""}${growth.toFixed(1)} % in the end; p99 ${result.latency.p99} ms`,
  });
});

test.run();

// Full run only: it keeps a server under load for minutes.
import { readFileSync } from "node:fs";
import autocannon from "autocannon";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { openProduct } from "../support/browser/product";
import { productDatabase } from "../support/browser/product-database";
import { proofCounts, record } from "../support/proof";

const test = suite("soak");

const client = () => `10.${Math.floor(Math.random() * 200)}.${Math.floor(Math.random() * 250)}.7`;
const jsonHeaders = () => ({ "content-type": "application/json", "x-forwarded-for": client() });

/** The process's resident memory in megabytes. */
const memoryOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

interface Failed {
  operation: string;
  status: number;
  body: string;
  at: string;
}
const mostTold = 10;

/** Failed requests with their codes, and what the server logged about each. */
function tell({ operation, status, body, at }: Failed, log: string) {
  const { message_code, request_id } = JSON.parse(body) as Record<string, string>;
  const line = log
    .split("\n")
    .find((line) => request_id && line.includes(request_id) && !line.includes("answered"));
  return `${at} ${operation} ${status} ${message_code} ${line ?? "(nothing logged)"}`;
}

test("at a hundred requests a second there is no 5xx, no lost connection and no memory growth", async () => {
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
  // Replies that were slow because of the identity provider do not count.
  const identity = product.identity().pid ?? 0;
  const pauses = [
    setTimeout(() => process.kill(identity, "SIGSTOP"), soakSeconds * 250),
    setTimeout(() => process.kill(identity, "SIGCONT"), soakSeconds * 250 + 3_000),
  ];
  const failed: Failed[] = [];
  const noting = (request: autocannon.Request): autocannon.Request => ({
    ...request,
    onResponse: (status, body) => {
      if (status >= 400 && failed.length < mostTold)
        failed.push({
          operation: `${request.method} ${request.path}`,
          status,
          body,
          at: new Date().toISOString(),
        });
    },
  });
  const requests: autocannon.Request[] = [
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
  ];
  const result = await autocannon({
    url: product.origin,
    connections: 20,
    overallRate: soakRate,
    duration: soakSeconds,
    requests: requests.map(noting),
  });
  clearInterval(renewing);
  clearInterval(looking);
  for (const pause of pauses) clearTimeout(pause);
  await product.close();

  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const fifth = Math.floor(memory.length / 5);
  const early = mean(memory.slice(fifth, 2 * fifth));
  const late = mean(memory.slice(-fifth));
  const growth = ((late - early) / early) * 100;
  const told = failed.map((reply) => tell(reply, product.log()));
  assert.equal([result["5xx"], result.errors, result.timeouts], [0, 0, 0], told.join("\n"));
  assert.ok(result["2xx"] > soakSeconds * 10, `${result["2xx"]} good replies`);
  assert.is(result["4xx"], 0, told.join("\n"));
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

import net from "node:net";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { root } from "../../../server/platform/config/root";
import { openPageSource, readPages } from "../../../server/platform/http/pages";
import { proofCounts, record } from "../../support/proof";
import { portOf } from "../../support/server/forwarder";
import { headerFaults } from "../../support/server/reply-headers";
import { openTestServer, testConfig } from "../../support/server/server";

/** Headers of every operation's replies are checked in test/contract/server.test.ts. */
const test = suite("headers");

for (const isHttps of [false, true])
  test(`pages, files and replies to malformed requests carry them too${isHttps ? ", in production" : ""}`, async () => {
    const pages = await readPages(path.join(root, "dist"), testConfig);
    const production = { isProduction: true, publicOrigin: "https://drip.example" };
    const server = await openTestServer({
      pages: openPageSource(pages),
      ...(isHttps && { config: production }),
    });
    server.expectFaults();
    await server.app.listen({ port: 0, host: "127.0.0.1" });
    const port = portOf(server.app.server);
    const lacking: string[] = [];
    let count = 0;
    const check = (name: string, { headers }: { headers: Headers }) => {
      count += 1;
      lacking.push(...headerFaults(headers, { isHttps }).map((fault) => `${name}: ${fault}`));
    };
    const ask = async (url: string, init: RequestInit = {}, status = 200) => {
      const reply = await fetch(`http://127.0.0.1:${port}${url}`, { redirect: "manual", ...init });
      const name = `${init.method ?? "GET"} ${url}`;
      assert.is(reply.status, status, name);
      check(name, reply);
      await reply.arrayBuffer();
      return reply;
    };
    for (const url of [...pages.pages.keys(), ...sampleOf([...pages.files.keys()])]) {
      const { headers } = await ask(url);
      await ask(url, { headers: { "if-none-match": headers.get("etag") ?? "" } }, 304);
      await ask(url, { method: "HEAD" });
      await ask(url, { method: "DELETE" }, 405);
    }
    for (const url of ["/app", "/app/home", "/app/reset", "/app/verify", "/app/nowhere", "/app?x=<script>"]) {
      const status = url === "/app/nowhere" ? 404 : 200;
      await ask(url, {}, status);
      await ask(url, { headers: { cookie: "drip_signed_in=1", "accept-encoding": "br" } }, status);
      await ask(url, { method: "HEAD" }, status);
      await ask(url, { method: "POST" }, 405);
    }
    for (const url of ["/app/", "/app/home/", "/privacy/"]) await ask(url, {}, 308);
    for (const url of ["/nowhere", "/assets/nothing.js", "/.env", "/app.html", "/user/nobody"]) {
      await ask(url, {}, 404);
      await ask(url, { headers: { accept: "text/html" } }, 404);
    }
    await ask("/user/me", { method: "OPTIONS" }, 405);
    await ask("/user/user_id/%zz", {}, 400);
    await ask(`/${"a".repeat(14_000)}`, {}, 404);
    for (const head of [
      "NONSENSE\r\n\r\n",
      `GET /health HTTP/1.1\r\nhost: x\r\nx-huge: ${"a".repeat(40_000)}\r\n\r\n`,
      "GET / HTTP/1.1\r\nconnection: close\r\n\r\n",
      "GET /user/me HTTP/1.1\r\nhost: x\r\nexpect: miracles\r\nconnection: close\r\n\r\n",
      "POST /auth/log_out HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n",
    ])
      check(head.slice(0, 20), await sendRaw(port, head));
    await server.close();
    assert.equal(lacking, []);
    record({
      point: 12,
      tried: `Pages, files, redirects, 304, 404, 405, malformed and broken requests${isHttps ? " in production" : ""}: replies without a security header`,
      count,
      wrong: lacking.length,
      database: "none",
    });
  });

/** Every nth file and the first of each type, as they are answered alike. */
function sampleOf(urls: string[]) {
  const seen = new Set<string>();
  return urls.filter((url, index) => {
    const isFirst = !seen.has(path.extname(url));
    seen.add(path.extname(url));
    return isFirst || index % proofCounts.fileStride === 0;
  });
}

test("control: a reply without the headers is reported", () => {
  const bare = headerFaults(new Headers({ server: "x", "content-security-policy": "default-src *" }));
  assert.is(bare.length, 9);
});

/** Requests that fetch cannot send. */
function sendRaw(port: number, text: string) {
  return new Promise<{ headers: Headers }>((resolve, reject) => {
    const socket = net.connect(port, "127.0.0.1", () => socket.write(text));
    let answer = "";
    socket.on("data", (part) => {
      answer += part;
    });
    socket.on("error", reject);
    socket.on("close", () => {
      const [status = "", ...lines] = (answer.split("\r\n\r\n")[0] ?? "").split("\r\n");
      assert.match(status, /^HTTP\/1\.1 4\d\d /, text.slice(0, 30));
      resolve({
        headers: new Headers(
          lines.map((line): [string, string] => {
            const at = line.indexOf(":");
            return [line.slice(0, at), line.slice(at + 1).trim()];
          }),
        ),
      });
    });
  });
}

test.run();

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { placeholders } from "../../../../domain/base/operator";
import { openPageSource, readPages } from "../../../../server/platform/http/pages";
import {
  openTestServer,
  type TestServer,
  type TestServerOverrides,
  testConfig,
} from "../../../support/server/server";

const test = suite("static pages");

const appPage = (name: string) =>
  `<!doctype html><title>${name}</title><style id="_goober" nonce="__NONCE__"> </style><script type="application/json" id="drip-config">__CONFIG__</script><script type="module" nonce="__NONCE__" src="/assets/main-1a2b.js"></script>`;

/** A minimal build folder. */
function makeDist() {
  const dist = mkdtempSync(join(tmpdir(), "drip-dist-"));
  mkdirSync(join(dist, "public/assets"), { recursive: true });
  const write = (name: string, content: string | Buffer) =>
    writeFileSync(join(dist, "public", name), content);
  const writePacked = (name: string, content: string) => {
    write(name, content);
    write(`${name}.br`, brotliCompressSync(content));
    write(`${name}.gz`, gzipSync(content));
  };
  writePacked("index.html", "<!doctype html><title>Landing</title>");
  writePacked(
    "privacy.html",
    `<!doctype html><title>Privacy</title>${Object.values(placeholders).join(", ").replace(", ", " ")}`,
  );
  writePacked("docs.html", '<!doctype html><title>API</title><script src="/assets/docs-5e6f.js"></script>');
  writePacked("not-found.html", "<!doctype html><title>Out of bounds</title>");
  write("app.html", appPage("Shell"));
  write("app-sign-in.html", appPage("Sign in"));
  writePacked("assets/main-1a2b.js", "console.log('drip')");
  write("assets/face-3c4d.woff2", Buffer.from([0, 1, 2, 255]));
  write("favicon.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>");
  writeFileSync(
    join(dist, "build.json"),
    JSON.stringify({
      pages: {
        "/": { file: "index.html", scriptHashes: ["sha256-script="], styleHashes: ["sha256-style="] },
        "/privacy": { file: "privacy.html", scriptHashes: [], styleHashes: ["sha256-legal="] },
        "/docs": { file: "docs.html", scriptHashes: [], styleHashes: ["sha256-docs="], makesMarkup: true },
      },
      notFound: { file: "not-found.html", scriptHashes: [], styleHashes: ["sha256-lost="] },
      app: { signIn: "app-sign-in.html", shell: "app.html", hasGallery: true },
    }),
  );
  return dist;
}

async function withPages(work: (server: TestServer) => Promise<void>, overrides: TestServerOverrides = {}) {
  const dist = makeDist();
  const server = await openTestServer({
    pages: openPageSource(await readPages(dist, testConfig)),
    ...overrides,
  });
  try {
    await work(server);
  } finally {
    await server.close();
    rmSync(dist, { recursive: true });
  }
}
const get = ({ app }: TestServer, url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: "GET", url, headers });
const policyOf = (reply: { headers: Record<string, unknown> }) =>
  new Map(
    String(reply.headers["content-security-policy"])
      .split("; ")
      .map((directive) => {
        const [name = "", ...sources] = directive.split(" ");
        return [name, sources.join(" ")];
      }),
  );

test("a static page lists its inline hashes and is revalidated each time", () =>
  withPages(async (server) => {
    const reply = await get(server, "/");
    assert.is(reply.statusCode, 200);
    assert.is(reply.body, "<!doctype html><title>Landing</title>");
    assert.is(reply.headers["content-type"], "text/html; charset=utf-8");
    assert.is(reply.headers["cache-control"], "no-cache");
    const policy = policyOf(reply);
    assert.is(policy.get("default-src"), "'none'");
    assert.is(policy.get("script-src"), "'self' 'sha256-script='");
    assert.is(policy.get("style-src"), "'self' 'sha256-style='");
    assert.is(policy.get("frame-ancestors"), "'none'");
    assert.not.match(String(reply.headers["content-security-policy"]), /unsafe/);
    const again = await get(server, "/", { "if-none-match": String(reply.headers.etag) });
    assert.is(again.statusCode, 304);
    assert.is(again.body, "");
    assert.is((await get(server, "/", { "if-none-match": '"other"' })).statusCode, 200);
  }));

test("a static page names who runs the server, as text", () =>
  withPages(async (server) => {
    const reply = await get(server, "/privacy");
    assert.is(
      reply.body,
      "<!doctype html><title>Privacy</title>http://localhost:3000 Comets &#60;Youth&#62; Club, 1 Field Road, Chicago, IL 60601, help@drip.example",
    );
    const packed = await get(server, "/privacy", { "accept-encoding": "br" });
    assert.is(packed.headers["content-encoding"], "br");
    assert.is(brotliDecompressSync(packed.rawPayload).toString(), reply.body);
  }));

test("the contract's page loads scripts, styles and data from this server alone", () =>
  withPages(async (server) => {
    const reply = await get(server, "/docs");
    assert.is(reply.statusCode, 200);
    const policy = policyOf(reply);
    assert.is(policy.get("default-src"), "'none'");
    assert.is(policy.get("script-src"), "'self'");
    assert.is(policy.get("style-src"), "'self' 'sha256-docs='");
    assert.is(policy.get("connect-src"), "'self'");
    assert.is(policy.get("img-src"), "'self' data:");
    assert.not.match(String(reply.headers["content-security-policy"]), /unsafe|https?:/);
    assert.not(policy.has("trusted-types"), "Swagger UI writes markup");
    assert.is((await get(server, "/docs/")).headers.location, "/docs");
  }));

test("every other page enforces Trusted Types; the app's pages allow one policy", () =>
  withPages(async (server) => {
    for (const [path, policies] of [
      ["/", "'none'"],
      ["/privacy", "'none'"],
      ["/app", "default"],
      ["/app/home", "default"],
      ["/gallery", "default"],
    ] as const) {
      const policy = policyOf(await get(server, path));
      assert.is(policy.get("require-trusted-types-for"), "'script'", path);
      assert.is(policy.get("trusted-types"), policies, path);
    }
  }));

test("a look at the address that stops summaries leads to the page with the button, with the token behind the #", () =>
  withPages(async (server) => {
    const reply = await get(server, "/ding/stop?token=0197-a.Zg_x-9");
    assert.equal([reply.statusCode, reply.headers.location], [303, "/app/stop#0197-a.Zg_x-9"]);
    assert.is(reply.headers["cache-control"], "no-store");
    for (const query of [
      "",
      "?token=",
      "?token=a&token=b",
      "?token=%0d%0aSet-Cookie:x",
      "?token=//evil.example",
    ])
      assert.is((await get(server, `/ding/stop${query}`)).headers.location, "/app/stop", query);
    assert.is((await get(server, "/app/stop")).statusCode, 200);
  }));

test("the best encoding that the client accepts is used, each with its own ETag", () =>
  withPages(async (server) => {
    const asked = async (accept?: string) =>
      get(server, "/assets/main-1a2b.js", accept === undefined ? {} : { "accept-encoding": accept });
    const [br, gzip, plain] = [await asked("gzip, deflate, br"), await asked("gzip"), await asked()];
    assert.is(brotliDecompressSync(br.rawPayload).toString(), "console.log('drip')");
    assert.is(gunzipSync(gzip.rawPayload).toString(), "console.log('drip')");
    assert.is(plain.body, "console.log('drip')");
    assert.equal(
      [br, gzip, plain].map(({ headers }) => headers["content-encoding"]),
      ["br", "gzip", undefined],
    );
    assert.is(new Set([br, gzip, plain].map(({ headers }) => headers.etag)).size, 3);
    for (const { headers } of [br, gzip, plain]) assert.is(headers.vary, "accept-encoding");
    assert.is((await asked("br;q=0, gzip;q=0.5")).headers["content-encoding"], "gzip");
    assert.is((await asked("*")).headers["content-encoding"], "br");
    assert.is((await asked("identity")).headers["content-encoding"], undefined);
    assert.is((await asked("br;q=0.0, *;q=0")).headers["content-encoding"], undefined);
  }));

test("assets are cached for good, other files are revalidated", () =>
  withPages(async (server) => {
    const asset = await get(server, "/assets/face-3c4d.woff2", { "accept-encoding": "br" });
    assert.is(asset.headers["cache-control"], "public, max-age=31536000, immutable");
    assert.is(asset.headers["content-type"], "font/woff2");
    assert.is(asset.headers["content-encoding"], undefined);
    assert.equal([...asset.rawPayload], [0, 1, 2, 255]);
    const icon = await get(server, "/favicon.svg");
    assert.is(icon.headers["content-type"], "image/svg+xml; charset=utf-8");
    assert.is(icon.headers["cache-control"], "no-cache");
  }));

test("no file outside the public folder can be read", () =>
  withPages(async (server) => {
    for (const url of [
      "/assets/",
      "/assets/main-1a2b.js.br",
      "/assets/%2e%2e/build.json",
      "/assets/..%2f..%2fbuild.json",
      "/build.json",
      "/app.html",
      "/index.html",
      "/app-sign-in.html",
      "/assets/main-9z9z.js",
    ]) {
      const reply = await get(server, url);
      assert.is(reply.statusCode, 404, url);
      assert.is(reply.headers["cache-control"], "no-store");
    }
  }));

test("HEAD answers like GET without the body", () =>
  withPages(async (server) => {
    for (const url of ["/", "/privacy", "/app", "/app/home", "/assets/main-1a2b.js"]) {
      const [head, whole] = [
        await server.app.inject({ method: "HEAD", url }),
        await server.app.inject({ method: "GET", url }),
      ];
      assert.is(head.statusCode, 200, url);
      assert.is(head.body, "");
      assert.is(head.headers["content-length"], whole.headers["content-length"]);
      assert.is(head.headers.etag, whole.headers.etag);
    }
  }));

test("each response of an app page has a new nonce, in the policy and in the markup", () =>
  withPages(async (server) => {
    const [first, second] = [await get(server, "/app/home"), await get(server, "/app/home")];
    const nonceOf = (reply: typeof first) =>
      /'nonce-([\w-]{24})'/.exec(policyOf(reply).get("script-src") ?? "")?.[1];
    assert.type(nonceOf(first), "string");
    assert.is.not(nonceOf(first), nonceOf(second));
    for (const reply of [first, second]) {
      const nonce = nonceOf(reply);
      assert.is(reply.body.split(`nonce="${nonce}"`).length, 3);
      assert.not.match(reply.body, /__NONCE__|__CONFIG__/);
      assert.is(policyOf(reply).get("style-src"), `'self' 'nonce-${nonce}'`);
      assert.is(reply.headers["cache-control"], "no-store");
      assert.not.match(String(reply.headers["content-security-policy"]), /unsafe/);
    }
  }));

test("the sign-in markup is served only at exactly /app and only to signed-out visitors", () =>
  withPages(async (server) => {
    const titleOf = async (url: string, cookie?: string) =>
      /<title>(.*)<\/title>/.exec((await get(server, url, cookie ? { cookie } : {})).body)?.[1];
    assert.is(await titleOf("/app"), "Sign in");
    assert.is(await titleOf("/app?x=1"), "Sign in");
    assert.is(await titleOf("/app", "drip_signed_in=1"), "Shell");
    assert.is(await titleOf("/app", "other=1; drip_signed_in=0"), "Sign in");
    for (const url of ["/app/home", "/app/home?settings", "/app/reset", "/app/no/such/page", "/gallery"])
      assert.is(await titleOf(url), "Shell", url);
  }));

test("an address with a trailing slash redirects to the one without", () =>
  withPages(async (server) => {
    for (const [url, location] of [
      ["/app/", "/app"],
      ["/privacy/?a=b", "/privacy?a=b"],
      ["/app/home/?settings", "/app/home?settings"],
    ] as const) {
      const reply = await get(server, url);
      assert.is(reply.statusCode, 308);
      assert.is(reply.headers.location, location);
    }
  }));

test("on the emulator a page may connect to this origin only", () =>
  withPages(async (server) => {
    const reply = await get(server, "/app");
    const policy = policyOf(reply);
    assert.is(policy.get("connect-src"), "'self'");
    assert.is(policy.get("frame-src"), "'self'");
    assert.not.match(String(reply.headers["content-security-policy"]), /google(?!usercontent)|firebase/);
    assert.equal(configIn(reply.body), {
      identity: "emulator",
      supportEmailAddress: "help@drip.example",
      firebase: { apiKey: "demo-key", authDomain: "demo-drip.firebaseapp.com", projectId: "demo-drip" },
      telemetry: { sentry: null, analytics: null },
    });
  }));

const ids = { appId: "1:1234567890:web:0a1b2c", measurementId: "G-1A2B3C4D5E" };
const google = "https://*.google-analytics.com https://*.analytics.google.com";

test("the reporting endpoint is added to connect-src without its key", () =>
  withPages(
    async (server) => {
      const reply = await get(server, "/app/home");
      const policy = policyOf(reply);
      assert.is(policy.get("connect-src"), "'self' https://sentry.example:8443");
      assert.match(policy.get("script-src") ?? "", /^'self' 'nonce-[\w-]+'$/);
      assert.is(policy.get("img-src"), "'self' data: blob: https://*.googleusercontent.com");
      assert.equal(configIn(reply.body).telemetry, {
        sentry: { dsn: "https://publickey@sentry.example:8443/base/7", environment: "development" },
        analytics: null,
      });
      assert.is(policyOf(await get(server, "/")).get("connect-src"), "'self'");
    },
    { config: { telemetry: { sentryDsn: "https://publickey@sentry.example:8443/base/7", analytics: null } } },
  ));

test("with measurement on, a page may connect to Google's script, its counters and Firebase", () =>
  withPages(
    async (server) => {
      const reply = await get(server, "/app");
      const policy = policyOf(reply);
      assert.match(
        policy.get("script-src") ?? "",
        /^'self' 'nonce-[\w-]+' https:\/\/www\.googletagmanager\.com\/gtag\/js$/,
      );
      assert.is(
        policy.get("connect-src"),
        `'self' https://firebase.googleapis.com https://firebaseinstallations.googleapis.com https://www.googletagmanager.com ${google}`,
      );
      assert.is(
        policy.get("img-src"),
        `'self' data: blob: https://*.googleusercontent.com https://www.googletagmanager.com ${google}`,
      );
      assert.is(policy.get("frame-src"), "'self'");
      assert.is(policy.get("trusted-types"), "default goog#html firebase-js-sdk-policy");
      assert.not.match(String(reply.headers["content-security-policy"]), /unsafe/);
      assert.equal(configIn(reply.body).telemetry, { sentry: null, analytics: ids });
      assert.is(policyOf(await get(server, "/privacy")).get("script-src"), "'self'");
    },
    { config: { telemetry: { sentryDsn: null, analytics: ids } } },
  ));

test("with a real project a page may load Google's script and the auth domain's frame, and connect to Firebase", () =>
  withPages(
    async (server) => {
      const reply = await get(server, "/app");
      const policy = policyOf(reply);
      assert.match(
        policy.get("script-src") ?? "",
        /^'self' 'nonce-[\w-]+' https:\/\/apis\.google\.com\/js\/api\.js https:\/\/apis\.google\.com\/_\/scs\/abc-static\/_\/js\/$/,
      );
      assert.is(policy.get("frame-src"), "https://drip-1a2b3.firebaseapp.com");
      assert.is(
        policy.get("connect-src"),
        "'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
      );
      assert.is(policy.get("trusted-types"), "default gapi#gapi goog#html");
      assert.is(reply.headers["cross-origin-opener-policy"], "same-origin-allow-popups");
      assert.equal(configIn(reply.body), {
        identity: "firebase",
        supportEmailAddress: "help@drip.example",
        firebase: {
          apiKey: "</script>$&",
          authDomain: "drip-1a2b3.firebaseapp.com",
          projectId: "drip-1a2b3",
        },
        telemetry: { sentry: null, analytics: null },
      });
      assert.not.match(reply.body, /<\/script>\$&/);
    },
    {
      config: {
        identity: {
          emulatorHost: null,
          projectId: "drip-1a2b3",
          apiKey: "</script>$&",
          authDomain: "drip-1a2b3.firebaseapp.com",
          credentialsFile: null,
        },
      },
    },
  ));

test("another method on a page gets 405 with the allowed ones", () =>
  withPages(async (server) => {
    for (const url of ["/", "/privacy", "/app", "/app/home", "/assets/main-1a2b.js"]) {
      const reply = await server.app.inject({ method: "POST", url });
      assert.is(reply.statusCode, 405, url);
      assert.is(reply.headers.allow, "GET, HEAD");
    }
  }));

const configIn = (html: string) =>
  JSON.parse(/<script type="application\/json" id="drip-config">(.*?)<\/script>/.exec(html)?.[1] ?? "null");

test("an unknown address gives a browser a page and a program a code", () =>
  withPages(async (server) => {
    const accept = "text/html,application/xhtml+xml,*/*;q=0.8";
    const page = await get(server, "/nowhere", { accept });
    assert.is(page.statusCode, 404);
    assert.is(page.headers["content-type"], "text/html; charset=utf-8");
    assert.is(page.headers["cache-control"], "no-store");
    assert.is(page.body, "<!doctype html><title>Out of bounds</title>");
    assert.is(policyOf(page).get("style-src"), "'self' 'sha256-lost='");
    for (const [method, url] of [
      ["POST", "/nowhere"],
      ["GET", "/not-found.html"],
    ] as const) {
      const reply = await server.app.inject({ method, url, headers: method === "POST" ? { accept } : {} });
      assert.is(reply.json().message_code, "REQUEST_404");
    }
  }));

test("an unknown address below /app gets 404 with the app's page, which says so", () =>
  withPages(async (server) => {
    for (const [url, status] of [
      ["/app/home", 200],
      ["/app/nowhere", 404],
      ["/app/home/nowhere", 404],
    ] as const) {
      const reply = await get(server, url);
      assert.is(reply.statusCode, status, url);
      assert.match(reply.body, "<title>Shell</title>");
    }
  }));

test("only the gallery may be framed, and only by itself", () =>
  withPages(async (server) => {
    const gallery = await get(server, "/gallery");
    assert.is(policyOf(gallery).get("frame-ancestors"), "'self'");
    assert.is(policyOf(gallery).get("frame-src"), "'self'");
    assert.is(gallery.headers["x-frame-options"], "SAMEORIGIN");
    for (const url of ["/", "/app", "/app/home", "/health", "/assets/main-1a2b.js"]) {
      const reply = await get(server, url);
      assert.is(policyOf(reply).get("frame-ancestors"), "'none'");
      assert.is(reply.headers["x-frame-options"], "DENY");
    }
  }));

test.run();

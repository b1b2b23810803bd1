import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { placeholders } from "../../domain/base/operator";
import { product } from "../../domain/base/product";
import { sportsEmoji } from "../../domain/base/sports-emoji";
import { builtDist, listBuilt, openBuilt, readFacts } from "../support/browser/built";

const test = suite("pages");

const helpFiles = ["help.html", "help-coach.html", "help-manager.html"];
const allFiles = [
  "index.html",
  "privacy.html",
  "terms.html",
  ...helpFiles,
  "docs.html",
  "app.html",
  "app-sign-in.html",
];
const sha256 = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
const inlineOf = (html: string, tag: "script" | "style") =>
  [...html.matchAll(new RegExp(`<${tag}([^>]*)>([^]*?)</${tag}>`, "g"))]
    .filter(([, attributes]) => !/ src=|application\/json/.test(attributes ?? ""))
    .map(([, , text = ""]) => text);
const texts = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.textContent?.trim() ?? "");

test("the server's page list names every page", async () => {
  const facts = await readFacts(await builtDist());
  assert.equal(
    Object.entries(facts.pages).map(([path, { file }]) => [path, file]),
    [
      ["/", "index.html"],
      ["/privacy", "privacy.html"],
      ["/terms", "terms.html"],
      ["/help", "help.html"],
      ["/help/coach", "help-coach.html"],
      ["/help/manager", "help-manager.html"],
      ["/docs", "docs.html"],
    ],
  );
  assert.equal(facts.app, { signIn: "app-sign-in.html", shell: "app.html", hasGallery: false });
});

test("the hashes match the inline scripts and styles", async () => {
  for (const page of Object.values((await readFacts(await builtDist())).pages)) {
    const { html } = await openBuilt(page.file);
    assert.equal(page.scriptHashes, inlineOf(html, "script").map(sha256), page.file);
    assert.equal(page.styleHashes, inlineOf(html, "style").map(sha256), page.file);
    assert.is(page.styleHashes.length, 1);
  }
});

test("no page has a style attribute or an inline handler, which the policy would block", async () => {
  for (const file of allFiles) {
    const { document } = await openBuilt(file);
    for (const element of document.querySelectorAll("*"))
      for (const { name } of element.attributes)
        assert.not(name === "style" || name.startsWith("on"), `${file}: <${element.localName} ${name}>`);
  }
});

test("each page is rendered with fresh modules, so that every page has the styles of all its modules", async () => {
  const animations = async (file: string) =>
    [...(await openBuilt(file)).html.matchAll(/@keyframes \w+/g)].map(([name]) => name);
  const wanted = await animations("not-found.html");
  assert.ok(wanted.length > 0);
  for (const file of ["app.html", "app-sign-in.html"]) assert.equal(await animations(file), wanted, file);
});

test("a screen's scripts are preloaded where somebody is signed in, and nobody else's", async () => {
  const preloaded = async (pathname: string, cookie: string) => {
    const { html, document } = await openBuilt("app.html");
    const before = new Set<Element>(document.querySelectorAll("link"));
    const page = {
      cookie,
      documentElement: document.documentElement,
      head: document.head,
      currentScript: null,
      createElement: (name: string) => document.createElement(name),
      getElementById: (id: string) => document.getElementById(id),
      addEventListener() {},
    };
    new Function("window", "document", "location", "localStorage", inlineOf(html, "script")[0] ?? "")(
      {},
      page,
      { pathname },
      { getItem: () => null },
    );
    return [...document.querySelectorAll("link[rel=modulepreload]")]
      .filter((link) => !before.has(link))
      .map((link) => basename(link.getAttribute("href") ?? ""));
  };
  const home = await preloaded("/app/home", "drip_signed_in=1");
  assert.ok(home.some((name) => name.startsWith("home-events.part-")));
  assert.ok(home.every((name) => name.endsWith(".js")));
  const thread = await preloaded("/app/chat/7", "a=b; drip_signed_in=1");
  assert.ok(thread.some((name) => name.startsWith("chat.part-")));
  assert.equal(await preloaded("/app/verify", "drip_signed_in=1"), []);
  assert.equal(await preloaded("/app/home", ""), []);
});

test("the legal pages and the help have no script at all", async () => {
  for (const file of ["privacy.html", "terms.html", ...helpFiles]) {
    const { html } = await openBuilt(file);
    assert.not.match(html, /<script|javascript:/i);
  }
});

test("only the contract's page loads Swagger UI, and the app never does", async () => {
  const { document } = await openBuilt("docs.html");
  const own = [
    document.querySelector("script[src]")?.getAttribute("src") ?? "",
    document.querySelector("link[rel=stylesheet]")?.getAttribute("href") ?? "",
  ];
  const files = await listBuilt(await builtDist());
  for (const url of own) {
    assert.match(url, /^\/assets\/docs-\w+\.(js|css)$/);
    assert.ok(files.includes(`public${url}`), url);
    for (const file of allFiles.filter((name) => name !== "docs.html"))
      assert.not((await openBuilt(file)).html.includes(url), file);
  }
  const worker = await readFile(join(await builtDist(), "public/sw.js"), "utf8");
  assert.not.match(worker, /assets\/docs-/);
});

test("the landing page's content is complete without script", async () => {
  const { document } = await openBuilt("index.html");
  assert.equal(texts(document, "h1 [aria-label]").length, 1);
  assert.is(document.querySelector("h1 [aria-label]")?.getAttribute("aria-label"), product.name);
  assert.is(document.querySelector('a[href="/app"]')?.textContent?.trim(), "Cool kids corner");
  assert.equal(texts(document, "footer a"), ["I have an invitation", "Help", "Privacy", "Terms"]);
  assert.is(document.querySelector("#emoji")?.textContent, sportsEmoji[0]);
  assert.match(document.querySelector("footer p")?.textContent ?? "", /^© 2024–20\d\d Drip$/);
  assert.match(document.querySelector("main")?.textContent ?? "", /social and planning app for sports teams/);
  assert.match(
    document.querySelector('meta[property="og:image"]')?.getAttribute("content") ?? "",
    /\/og\.png$/,
  );
});

test("the landing page needs two requests and fetches the app's scripts only when idle", async () => {
  const { html, document } = await openBuilt("index.html");
  assert.not(document.querySelector("script[src], link[rel=stylesheet], img"));
  assert.equal([...html.matchAll(/rel="preload"/g)].length, 1);
  const later = [...html.matchAll(/<link rel="prefetch" as="script" crossorigin href="(.+?)">/g)].map(
    ([, url]) => url,
  );
  const files = await listBuilt(await builtDist());
  assert.ok(later[0]?.startsWith("/assets/main-"));
  for (const url of later) assert.ok(files.includes(`public${url}`), url);
});

test("each legal page has its date, its address and working links", async () => {
  for (const [file, other] of [
    ["privacy.html", "/terms"],
    ["terms.html", "/privacy"],
  ] as const) {
    const { document } = await openBuilt(file);
    assert.is(document.querySelector("time")?.textContent, product.legalEffectiveDate);
    assert.ok(document.querySelector(`a[href="mailto:${placeholders.support}"]`));
    assert.ok(document.querySelector(`a[href="${other}"]`));
    assert.ok(document.querySelector('a[href="/"]'));
    const contents = [...document.querySelectorAll<HTMLAnchorElement>(".toc a")];
    assert.ok(contents.length >= 10);
    assert.equal(
      contents.map((link) => link.textContent),
      texts(document, "section > h2"),
    );
    for (const link of document.querySelectorAll('a[href^="#"]'))
      assert.ok(document.querySelector(link.getAttribute("href") ?? ""), link.outerHTML);
  }
});

test("each page of the help is short, links to the others, and names whom to write to", async () => {
  const paths = ["/help", "/help/coach", "/help/manager"];
  for (const [index, file] of helpFiles.entries()) {
    const { document } = await openBuilt(file);
    const text = document.querySelector("main")?.textContent ?? "";
    const words = text.split(/\s+/).length;
    assert.ok(words <= 300, `${file}: ${words} words`);
    const links = [...document.querySelectorAll<HTMLAnchorElement>("header nav a")];
    assert.equal(
      links.map((link) => [link.getAttribute("href"), link.getAttribute("aria-current")]),
      paths.map((path, at) => [path, at === index ? "page" : null]),
    );
    for (const href of ["/", "/privacy", "/terms", `mailto:${placeholders.support}`])
      assert.ok(document.querySelector(`a[href="${href}"]`), `${file}: ${href}`);
    for (const link of document.querySelectorAll('a[href^="#"]'))
      assert.ok(document.querySelector(link.getAttribute("href") ?? ""), link.outerHTML);
  }
});

test("pictures of the help wait until they are near, hold their place, and exist for light and dark", async () => {
  const names = new Set<string>();
  for (const file of helpFiles) {
    const { document } = await openBuilt(file);
    const pictures = [...document.querySelectorAll("picture")];
    assert.ok(pictures.length > 0, file);
    for (const picture of pictures) {
      const image = picture.querySelector("img");
      assert.is(image?.getAttribute("loading"), "lazy");
      assert.ok((image?.getAttribute("alt") ?? "").length > 20);
      const dark = picture.querySelector("source")?.getAttribute("srcset") ?? "";
      for (const address of [image?.getAttribute("src") ?? "", dark]) {
        const bytes = await readFile(join(await builtDist(), "public", address));
        assert.ok(bytes.length <= 32_000, `${address}: ${bytes.length} bytes`);
        // An extended WebP says its size in 24 bits each, less one.
        assert.is(bytes.toString("latin1", 12, 16), "VP8X");
        assert.equal(
          [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1],
          ["width", "height"].map((name) => Number(image?.getAttribute(name))),
          address,
        );
        names.add(address.slice(1));
      }
    }
  }
  const files = await listBuilt(await builtDist());
  const built = files.flatMap((name) => (name.startsWith("public/help/") ? [name.slice(7)] : []));
  assert.equal([...names].toSorted(), built.toSorted(), "none is left over");
});

test("claims must be brought within one year", async () => {
  const { document } = await openBuilt("terms.html");
  assert.match(document.querySelector("#claims")?.textContent ?? "", /within one year/);
});

test("the sign-in page shows its three buttons, in order, before any script runs", async () => {
  const { document } = await openBuilt("app-sign-in.html");
  assert.equal(
    [...document.querySelectorAll("button")].map((button) => [
      button.textContent,
      button.getAttribute("aria-disabled"),
      button.dataset.press ?? null,
    ]),
    [
      ["Continue with a social networkSoon", "true", null],
      ["Sign in with Google", null, "google"],
      ["Sign in with e-mail", null, "email"],
    ],
  );
});

test("the shell's markup contains no sign-in buttons", async () => {
  const { document } = await openBuilt("app.html");
  assert.not(document.querySelector("button, a, h1"));
  assert.ok(document.querySelector("#app main[aria-busy=true] svg"));
});

test("the app's pages have their placeholders, and every inline element has the nonce", async () => {
  for (const file of ["app.html", "app-sign-in.html"]) {
    const { html, document } = await openBuilt(file);
    assert.is(document.querySelector("#drip-config")?.textContent, "__CONFIG__");
    assert.is(html.split("__CONFIG__").length, 2);
    for (const part of document.querySelectorAll('style, script:not([type="application/json"])'))
      assert.is(part.getAttribute("nonce"), "__NONCE__", part.outerHTML.slice(0, 80));
    assert.ok((document.querySelector("style#_goober")?.textContent?.length ?? 0) > 0);
    for (const name of document.querySelector("#app")?.innerHTML.match(/go\d{6,}/g) ?? [])
      assert.ok(
        document.querySelector("style#_goober")?.textContent?.includes(`.${name}`),
        `${file}: ${name} has no style`,
      );
  }
});

test("in the app's head, goober's style element and nonce come before the bundle", async () => {
  const { html } = await openBuilt("app-sign-in.html");
  const order = [
    'id="_goober"',
    "__nonce__",
    'id="drip-config"',
    'type="module"',
    'id="app"',
    // In the head it would delay the first paint.
    'rel="preload"',
  ];
  const places = order.map((part) => html.indexOf(part));
  assert.equal(
    places,
    [...places].sort((a, b) => a - b),
  );
  assert.not(places.includes(-1));
});

test.run();

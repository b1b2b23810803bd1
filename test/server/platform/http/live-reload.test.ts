import { suite } from "uvu";
import * as assert from "uvu/assert";
import { openPageSource, type PageFile, type Pages } from "../../../../server/platform/http/pages";
import { openTestServer } from "../../../support/server/server";

const test = suite("live reload");

const file = (text: string): PageFile => ({
  type: "text/javascript; charset=utf-8",
  tag: text,
  encodings: ["identity"],
  load: async () => Buffer.from(text),
});

const pagesOf = (name: string, text: string): Pages => ({
  pages: new Map([
    ["/", { ...file(`landing ${text}`), scriptHashes: [], styleHashes: [], makesMarkup: false }],
  ]),
  notFound: { ...file("lost"), scriptHashes: [], styleHashes: [], makesMarkup: false },
  files: new Map([[`/assets/${name}`, file(text)]]),
  signIn: "",
  shell: `shell ${text} __CONFIG__`,
  hasGallery: false,
  inspector: null,
  isLive: true,
});

test("a page is told the current build and each new one, whose files are then served", async () => {
  const source = openPageSource(pagesOf("main-1.js", "one"));
  const server = await openTestServer({ pages: source });
  const origin = await server.app.listen({ host: "127.0.0.1", port: 0 });
  const get = async (path: string) => (await fetch(origin + path)).text();
  const reply = await fetch(`${origin}/live-reload`);
  assert.is(reply.headers.get("content-type"), "text/event-stream");
  assert.is(reply.headers.get("cache-control"), "no-store");
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = async () => /^data: (\S+)$/m.exec((await reader?.read())?.value ?? "")?.[1];
  const first = await next();
  assert.ok(first);
  assert.is(await get("/assets/main-1.js"), "one");

  source.replace(pagesOf("main-2.js", "two"));
  assert.is.not(await next(), first);
  assert.is(await get("/assets/main-2.js"), "two");
  assert.is((await fetch(`${origin}/assets/main-1.js`)).status, 404);
  assert.is(await get("/"), "landing two");
  assert.match(await get("/app/teams"), "shell two {");

  // The open connection does not delay closing.
  await server.close();
  assert.is((await reader?.read())?.done, true);
});

test("a build without a dev server has no event stream", async () => {
  const server = await openTestServer({
    pages: openPageSource({ ...pagesOf("main.js", "one"), isLive: false }),
  });
  assert.is((await server.app.inject("/live-reload")).statusCode, 404);
  await server.close();
});

test.run();

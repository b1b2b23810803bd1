import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { placeholders } from "../../../domain/base/operator";
import type { Settings } from "../config/config";

export type Encoding = "br" | "gzip" | "identity";

export interface PageFile {
  type: string;
  /** A strong ETag, from the file's hashed name or its bytes. */
  tag: string;
  load(encoding: Encoding): Promise<Buffer>;
  encodings: readonly Encoding[];
}

interface PageRules {
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
  /** Whether its script writes markup as text, which Trusted Types would refuse. */
  makesMarkup: boolean;
}

export interface StaticPage extends PageFile, PageRules {}

/** A page that the server fills in at each request, with placeholders in its HTML. */
export interface PageTemplate extends PageRules {
  html: string;
}

/** The build's output in dist/. */
export interface Pages {
  /** By path. */
  pages: ReadonlyMap<string, StaticPage>;
  notFound: StaticPage;
  /** Behind an event's public link: the event's page, and the one of a dead link. */
  sharedEvent?: { page: PageTemplate; dead: StaticPage };
  /** By path below dist/public, such as /assets/main-1a2b.js. */
  files: ReadonlyMap<string, PageFile>;
  signIn: string;
  shell: string;
  hasGallery: boolean;
  /** Null if the build has none. */
  inspector: string | null;
  /** True under `npm run dev`: pages are rebuilt while the server runs. */
  isLive: boolean;
}

/** The current pages. */
export interface PageSource {
  readonly current: Pages;
  /** Under `npm run dev` a new build replaces them. */
  replace(next: Pages): void;
  onReplaced(listener: () => void): void;
}

export function openPageSource(current: Pages): PageSource {
  const listeners: (() => void)[] = [];
  return {
    get current() {
      return current;
    },
    replace(next) {
      current = next;
      for (const listener of listeners) listener();
    },
    onReplaced: (listener) => void listeners.push(listener),
  };
}

interface BuiltPage {
  file: string;
  scriptHashes: string[];
  styleHashes: string[];
  makesMarkup?: boolean;
}

interface Build {
  pages: Record<string, BuiltPage>;
  notFound: BuiltPage;
  sharedEvent?: { page: BuiltPage; dead: BuiltPage };
  app: { signIn: string; shell: string; hasGallery?: boolean; inspector?: string; isLive?: boolean };
}

export async function readPages(
  dist: string,
  { publicOrigin, operator }: Pick<Settings, "publicOrigin" | "operator">,
): Promise<Pages> {
  const folder = join(dist, "public");
  const build: Build = JSON.parse(await readFile(join(dist, "build.json"), "utf8"));
  const names = new Set(
    (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) =>
        relative(folder, join(entry.parentPath ?? entry.path, entry.name))
          .split(sep)
          .join("/"),
      ),
  );
  const hidden = new Set(
    [
      ...Object.values(build.pages),
      build.notFound,
      ...Object.values(build.sharedEvent ?? {}),
      ...Object.values(build.app),
    ].map(fileOf),
  );
  const isVariant = (name: string) =>
    /\.(br|gz)$/.test(name) && names.has(name.slice(0, name.lastIndexOf(".")));
  const values = {
    [placeholders.origin]: publicOrigin,
    [placeholders.operator]: operator.name,
    [placeholders.postalAddress]: operator.postalAddress,
    [placeholders.support]: operator.supportEmailAddress,
  };
  const openTemplate = async ({
    file,
    scriptHashes,
    styleHashes,
    makesMarkup = false,
  }: BuiltPage): Promise<PageTemplate> => ({
    html: fillIn(await readFile(join(folder, file), "utf8"), values),
    scriptHashes,
    styleHashes,
    makesMarkup,
  });
  const openPage = async (page: BuiltPage): Promise<StaticPage> => {
    const { html, ...rules } = await openTemplate(page);
    return { ...packedText(".html", html), ...rules };
  };
  const openShared = async ({ page, dead }: NonNullable<Build["sharedEvent"]>) => ({
    page: await openTemplate(page),
    dead: await openPage(dead),
  });
  const template = (file: string) => readFile(join(folder, file), "utf8");
  // Read in parallel: the event loop turns slowly while the database starts, and sequential reads would take
  // one turn each.
  const [pages, notFound, sharedEvent, files, signIn, shell, inspector] = await Promise.all([
    Promise.all(
      Object.entries(build.pages).map(async ([path, page]) => [path, await openPage(page)] as const),
    ),
    openPage(build.notFound),
    build.sharedEvent && openShared(build.sharedEvent),
    Promise.all(
      [...names]
        .filter((name) => !isVariant(name) && !hidden.has(name))
        .map(async (name) => [`/${name}`, await openFile(folder, name, names)] as const),
    ),
    template(build.app.signIn),
    template(build.app.shell),
    build.app.inspector ? template(build.app.inspector) : null,
  ]);
  return {
    pages: new Map(pages),
    notFound,
    ...(sharedEvent && { sharedEvent }),
    files: new Map(files),
    signIn,
    shell,
    hasGallery: build.app.hasGallery === true,
    inspector,
    isLive: build.app.isLive === true,
  };
}

const fileOf = (entry: { file: string } | string | boolean) =>
  typeof entry === "object" ? entry.file : entry;

async function openFile(folder: string, name: string, names: ReadonlySet<string>): Promise<PageFile> {
  const suffix: Record<Encoding, string> = { br: ".br", gzip: ".gz", identity: "" };
  const encodings = (["br", "gzip", "identity"] as const).filter((encoding) =>
    names.has(name + suffix[encoding]),
  );
  const read = (encoding: Encoding) => readFile(join(folder, name + suffix[encoding]));
  const kept = new Map<Encoding, Promise<Buffer>>();
  return {
    type: types[extname(name)] ?? "application/octet-stream",
    tag: createHash("sha256")
      .update(await read("identity"))
      .digest("base64url")
      .slice(0, 22),
    encodings,
    load(encoding) {
      const known = kept.get(encoding) ?? read(encoding);
      kept.set(encoding, known);
      return known;
    },
  };
}

/** A text that is made by the server, compressed at the first request for it. */
export function packedText(extension: string, text: string): PageFile {
  const packed = new Map<Encoding, Promise<Buffer>>();
  const pack = async (encoding: Encoding): Promise<Buffer> => {
    if (encoding === "br") return promisify(brotliCompress)(text);
    return encoding === "gzip" ? promisify(gzip)(text) : Buffer.from(text);
  };
  return {
    type: types[extension] ?? "text/plain; charset=utf-8",
    tag: createHash("sha256").update(text).digest("base64url").slice(0, 22),
    encodings: ["br", "gzip", "identity"],
    load(encoding) {
      const made = packed.get(encoding) ?? pack(encoding);
      packed.set(encoding, made);
      return made;
    },
  };
}

/** Puts values as text of HTML in the place of placeholders. What a value holds is never taken for one. */
export const fillIn = (html: string, values: Readonly<Record<string, string>>): string =>
  html.replace(/\[\[[\w-]+\]\]/g, (placeholder) =>
    Object.hasOwn(values, placeholder) ? escapeHtml(values[placeholder] ?? "") : placeholder,
  );

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".yaml": "application/yaml; charset=utf-8",
  ".woff2": "font/woff2",
};

declare module "fastify" {
  interface FastifyInstance {
    /** Null for a server of the API alone. */
    pages: PageSource | null;
  }
}

import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { fillPattern, type Params, routes } from "../../../domain/shell/routes";
import type { Settings } from "../config/config";
import type { Encoding, PageFile, PageSource, Pages } from "./pages";
import {
  appPagePolicy,
  galleryHeaders,
  inspectorHeaders,
  staticPagePolicy,
  workerHeaders,
} from "./security-headers";

/** The built pages and files, all known by name, so that no request's path reaches the disk. */
export function servePages(app: FastifyInstance, source: PageSource, settings: Settings) {
  const pages = source.current;
  for (const path of pages.pages.keys()) {
    const answer = (request: FastifyRequest, reply: FastifyReply) => {
      const page = source.current.pages.get(path);
      if (!page) return reply.callNotFound();
      reply.header("content-security-policy", staticPagePolicy(page)).header("cache-control", "no-cache");
      return sendFile(request, reply, page);
    };
    app.get(path, answer);
    if (path !== "/") app.get(`${path}/`, dropSlash(path));
  }
  const answerFile = (path: string) => (request: FastifyRequest, reply: FastifyReply) => {
    const { files } = source.current;
    const file = files.get(path);
    if (!file) return reply.callNotFound();
    const map = `${path}.map`;
    reply.headers({
      "cache-control": path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
      ...(path === "/sw.js" && workerHeaders),
      ...(files.has(map) && { sourcemap: map }),
    });
    return sendFile(request, reply, file);
  };
  for (const path of pages.files.keys()) app.get(path, answerFile(path));
  if (pages.isLive)
    app.get<{ Params: { "*": string } }>("/assets/*", (request, reply) =>
      answerFile(`/assets/${request.params["*"]}`)(request, reply),
    );

  const config = JSON.stringify(browserConfig(settings)).replaceAll("<", "\\u003c");
  const fill = (template: string) => template.replaceAll("__CONFIG__", () => config).split("__NONCE__");
  const filled = new WeakMap<Pages, ReturnType<typeof fillAll>>();
  const fillAll = ({ signIn, shell, inspector }: Pages) => ({
    signIn: fill(signIn),
    shell: fill(shell),
    inspector: inspector === null ? null : fill(inspector),
  });
  const templates = () => {
    const known = filled.get(source.current) ?? fillAll(source.current);
    filled.set(source.current, known);
    return known;
  };
  const appHeaders = (nonce: string) => ({
    "content-security-policy": appPagePolicy(nonce, settings),
  });
  const sendApp = async (
    request: FastifyRequest,
    reply: FastifyReply,
    parts: readonly string[],
    headers: (nonce: string) => Record<string, string> = appHeaders,
  ) => {
    const nonce = randomBytes(18).toString("base64url");
    reply
      .headers(headers(nonce))
      .header("cache-control", "no-store")
      .header("vary", "accept-encoding, cookie")
      .type("text/html; charset=utf-8");
    return sendPacked(request, reply, parts.join(nonce));
  };
  // The sign-in page is prerendered only for visitors without the hint cookie; members get the empty shell.
  app.get("/app", (request, reply) =>
    sendApp(request, reply, templates()[request.cookies.drip_signed_in === "1" ? "shell" : "signIn"]),
  );
  for (const { pattern } of Object.values(routes)) {
    if (pattern !== routes.signIn.pattern)
      app.get(pattern, (request, reply) => sendApp(request, reply, templates().shell));
    app.get(`${pattern}/`, dropSlash(pattern));
  }
  app.get("/app/*", (request, reply) => sendApp(request, reply.code(404), templates().shell));
  if (pages.hasGallery)
    app.get("/gallery", (request, reply) => sendApp(request, reply, templates().shell, galleryHeaders));
  if (pages.inspector !== null) {
    app.get("/inspector", (request, reply) =>
      sendApp(request, reply, templates().inspector ?? [], inspectorHeaders),
    );
  }
}

const browserConfig = ({ operator, identity, telemetry, isProduction }: Settings) => ({
  supportEmailAddress: operator.supportEmailAddress,
  identity: identity.emulatorHost === null ? "firebase" : "emulator",
  firebase: { apiKey: identity.apiKey, authDomain: identity.authDomain, projectId: identity.projectId },
  telemetry: {
    sentry: telemetry.sentryDsn && {
      dsn: telemetry.sentryDsn,
      environment: isProduction ? "production" : "development",
    },
    analytics: telemetry.analytics,
  },
});

/** The address is built from the pattern, so that it cannot lead to another host. */
const dropSlash = (pattern: string) => (request: FastifyRequest, reply: FastifyReply) => {
  const path = fillPattern(pattern, request.params as Params);
  const query = request.url.indexOf("?");
  return reply.redirect(query < 0 ? path : path + request.url.slice(query), 308);
};

export async function sendFile(request: FastifyRequest, reply: FastifyReply, file: PageFile) {
  const encoding = chooseEncoding(request, file.encodings);
  const tag = `"${file.tag}${encoding === "identity" ? "" : `-${encoding}`}"`;
  reply.header("etag", tag);
  if (file.encodings.length > 1) reply.header("vary", "accept-encoding");
  const known = (request.headers["if-none-match"] ?? "").split(",").map((part) => part.trim());
  if (known.some((part) => part === "*" || part.replace(/^W\//, "") === tag)) return reply.code(304).send();
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.type(file.type).send(await file.load(encoding));
}

/**
 * Compresses per response, since each one contains a new nonce. The page contains nothing of the request, so
 * compression cannot reveal a secret.
 */
async function sendPacked(request: FastifyRequest, reply: FastifyReply, text: string) {
  const encoding = chooseEncoding(request, ["br", "gzip", "identity"]);
  if (encoding === "identity") return reply.send(text);
  const pack = encoding === "br" ? promisify(brotliCompress) : promisify(gzip);
  const options = encoding === "br" ? { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } : {};
  return reply.header("content-encoding", encoding).send(await pack(text, options));
}

/** The first of the offered encodings that the client accepts. */
export function chooseEncoding(request: FastifyRequest, offered: readonly Encoding[]): Encoding {
  const accepted = new Map(
    String(request.headers["accept-encoding"] ?? "")
      .toLowerCase()
      .split(",")
      .map((part) => {
        const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
        return [name, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))] as const;
      }),
  );
  return (
    offered.find((name) => name === "identity" || (accepted.get(name) ?? accepted.get("*"))) ?? "identity"
  );
}

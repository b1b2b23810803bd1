import { randomUUID } from "node:crypto";
import cookie from "@fastify/cookie";
import fastify, { type FastifyInstance, type FastifyRequest, LogController } from "fastify";
import { isEmailAddress } from "../../domain/account/email-address";
import { guardRoutes } from "../core/access/guard";
import type { Services } from "../core/base/services";
import { leadToStopPage } from "../core/notification/mail-stop";
import { logOutage } from "../platform/db/log-outage";
import { findUnfitText } from "../platform/http/body-text";
import { answerBrokenRequest } from "../platform/http/broken-request";
import { compressReply } from "../platform/http/compress-reply";
import { type OperationId, readContract } from "../platform/http/contract";
import { fieldProblem, operationIdOf, toProblem } from "../platform/http/failure";
import { serveLiveReload } from "../platform/http/live-reload";
import { refuseUnknown } from "../platform/http/not-found";
import { addOperations } from "../platform/http/operations";
import type { PageSource } from "../platform/http/pages";
import { type MessageCode, Problem } from "../platform/http/problem";
import { servePublicFiles } from "../platform/http/public-files";
import { checkReplies } from "../platform/http/reply-check";
import { securityHeaders } from "../platform/http/security-headers";
import { buildSerializers } from "../platform/http/serializers";
import { servePages } from "../platform/http/static";
import { compileOnce } from "../platform/http/validators";
import { openHub } from "../reads/live/hub";
import { ringAfterChanges } from "../reads/live/live.routes";
import { proxyEmulator } from "./emulator/emulator-proxy";
import { makeHandlers } from "./handlers";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Of a route of the contract. */
    operationId?: OperationId;
  }
}

/** Milliseconds until a request has to be complete, body included. */
const mostRequestTime = 15_000;

/** The whole server except its port. `pages` is the build's output; without it there is only the API. */
export async function createApp(services: Services, pages?: PageSource): Promise<FastifyInstance> {
  const { config, log, onAnswered } = services;
  const contract = readContract();
  const headers = { ...securityHeaders(config), "cache-control": "no-store" };
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "request_id" }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: 16 * 1024,
    trustProxy: trust(config.trustedProxies),
    requestTimeout: mostRequestTime,
    return503OnClosing: false,
    schemaController: { compilersFactory: { buildSerializer: buildSerializers } },
    clientErrorHandler: answerBrokenRequest(headers),
    http: {
      // The onRequest hook refuses a missing Host header, because Node's own refusal would lack our headers.
      requireHostHeader: false,
      // Node allows 60 s by default, and takes the longer of the two for the body.
      headersTimeout: mostRequestTime,
      // Node checks every 30 s by default, so a slow body could last up to 45.
      connectionsCheckingInterval: 1_000,
    },
    // Fastify runs no hooks for a malformed URL, so the headers are written here.
    frameworkErrors: (_error, request, reply) => {
      const problem = new Problem("REQUEST_400_INVALID");
      reply.raw
        .writeHead(problem.status, { ...headers, "content-type": "application/json; charset=utf-8" })
        .end(JSON.stringify(problem.body(request.id)));
    },
    ajv: {
      onCreate: compileOnce,
      customOptions: {
        coerceTypes: false,
        removeAdditional: false,
        useDefaults: false,
        allErrors: true,
        formats: { "idn-email": isEmailAddress },
        keywords: ["x-message-code", "x-addition", "example"],
      },
    },
  });

  // Route requests with an unknown Expect header through Fastify, because Node's own 417 would lack our
  // headers.
  app.server.on("checkExpectation", (request, reply) => app.server.emit("request", request, reply));

  const warnOfProxy = warnOnceOfProxy(services);
  let isClosing = false;
  app.addHook("preClose", async () => {
    isClosing = true;
  });
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(headers);
    if (!hasOneHost(request)) {
      const problem = new Problem("REQUEST_400_INVALID");
      // As plain text: no operation documents a reply to malformed HTTP, so the reply check would refuse JSON.
      return reply
        .code(problem.status)
        .type("application/json; charset=utf-8")
        .send(JSON.stringify(problem.body(request.id)));
    }
    warnOfProxy(request);
    if (isClosing) throw new Problem("SERVER_503_SHUTDOWN", { retryAfter: 5 });
  });
  app.addHook("onSend", async (_request, reply) => {
    if (isClosing) reply.header("connection", "close");
  });
  app.addHook("onSend", compressReply);
  const codes = new WeakMap<FastifyRequest, MessageCode>();
  app.addHook("onResponse", async (request, reply) => {
    // Of a stream that ends: it was answered when it opened.
    if (reply.getHeader("content-type") === "text/event-stream") return;
    onAnswered?.({
      operation: operationIdOf(request) || (request.is404 ? "unknown" : "page"),
      code: codes.get(request) ?? String(reply.statusCode),
      seconds: reply.elapsedTime / 1000,
    });
    const isProbe = request.routeOptions.url?.startsWith("/health") === true;
    log[isProbe ? "debug" : "info"](
      {
        request_id: request.id,
        method: request.method,
        route: request.routeOptions.url ?? "unknown",
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      "answered",
    );
  });
  app.addHook("preValidation", async (request) => {
    const field = findUnfitText(request.body);
    if (field !== null) throw fieldProblem(contract, operationIdOf(request), { field, rule: "text" });
  });
  app.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error, request, contract);
    codes.set(request, problem.messageCode);
    if (problem.status >= 500 && !logOutage(services, problem.cause)) {
      const level = problem.messageCode === "SERVER_500" ? "error" : "warn";
      log[level]({ request_id: request.id, err: problem.cause ?? problem }, problem.messageCode);
    }
    if (problem.retryAfter !== undefined) reply.header("retry-after", problem.retryAfter);
    reply.code(problem.status).header("cache-control", "no-store").send(problem.body(request.id));
  });
  if (!config.isProduction) checkReplies(app);
  refuseUnknown(app, pages);

  app.removeContentTypeParser("text/plain");
  await app.register(cookie);
  app.decorateRequest("viewer");
  app.decorate("pages", pages ?? null);
  app.addHook("onRoute", guardRoutes(services));
  const hub = openHub(services);
  app.addHook("preClose", async () => hub.close());
  ringAfterChanges(app, hub, services);
  services.scheduleChanges?.subscribe(hub.scheduleChanged);
  services.seenPosts?.subscribe(hub.postsSeen);
  servePublicFiles(app, contract.specification, services);
  addOperations(app, makeHandlers(services, hub));
  if (config.identity.emulatorHost !== null) await app.register(proxyEmulator(config.identity.emulatorHost));
  if (pages) {
    servePages(app, pages, config);
    leadToStopPage(app);
  }
  if (pages?.current.isLive) serveLiveReload(app, pages);
  return app;
}

/** Node keeps the first of several Host headers; a proxy may have used another one. HTTP/1.0 may go without. */
function hasOneHost({ raw }: FastifyRequest): boolean {
  const hosts = raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === "host");
  return hosts.length === 1 || (hosts.length === 0 && raw.httpVersion === "1.0");
}

/** Behind an untrusted proxy all clients count as one: the proxy. */
function warnOnceOfProxy({ config, log }: Services) {
  let hasWarned = config.trustedProxies !== false;
  return ({ headers }: FastifyRequest) => {
    if (hasWarned || headers["x-forwarded-for"] === undefined) return;
    hasWarned = true;
    log.warn(
      "X-Forwarded-For arrived, and no proxy is trusted: rate limits count all clients as one. Set TRUSTED_PROXIES.",
    );
  };
}

const trust = (proxies: Services["config"]["trustedProxies"]) =>
  typeof proxies === "number" ? (_address: string, hop: number) => hop < proxies : proxies;

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { BrowserContext, Page, Route } from "playwright-core";

export const faultNames = [
  "offline",
  "timeout",
  "500",
  "HTML",
  "empty",
  "cut",
  "wrong type",
  "slow",
] as const;
export type FaultName = (typeof faultNames)[number];

/** Sends half of the promised body, then drops the connection. */
export async function openCutter() {
  const server = createServer((_request, reply) => {
    reply.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
    reply.write('{"id":"half of', () => reply.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function within<V>(milliseconds: number, promise: Promise<V>, sentence: string) {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error(sentence)), milliseconds).unref(),
  );
  const first = Promise.race([promise, late]);
  // A press that fails leaves nobody waiting for this.
  first.catch(() => {});
  return first;
}

export type Cutter = Awaited<ReturnType<typeof openCutter>>;

/** Lets the test control the page's clock, which the app's timeouts use. Call it before the first page opens. */
export async function holdClock(context: BrowserContext) {
  await context.clock.install();
  await context.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const limit = new AbortController();
      setTimeout(() => limit.abort(new DOMException("Past its time", "TimeoutError")), milliseconds);
      return limit.signal;
    };
  });
}

export interface Fault {
  fault: FaultName;
  path: string;
  method?: string | undefined;
  /** The reply of a wrong type that the fault sends. */
  wrong: unknown;
  /** The app's timeout in milliseconds. */
  patience: number;
}

/** Holds every matching request until released, then applies the fault. */
export async function armFault(page: Page, cutter: Cutter, { fault, path, method, wrong, patience }: Fault) {
  const context = page.context();
  const letting = deferred();
  const reaching = deferred();
  const answering: Promise<void>[] = [];
  const isMeant = (route: Route) => !method || route.request().method() === method;
  const answer = async (route: Route) => {
    reaching.resolve();
    await letting.promise;
    await meet(route);
  };
  const meet = async (route: Route) => {
    const json = (status: number, body: unknown) => route.fulfill({ status, json: body });
    if (fault === "offline") {
      await context.setOffline(true);
      return route.abort("internetdisconnected");
    }
    if (fault === "500") return json(500, { message_code: "SERVER_500", request_id: "r1" });
    if (fault === "HTML")
      return route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Café Wi-Fi</title>" });
    if (fault === "empty") return route.fulfill({ status: 200, body: "" });
    if (fault === "cut")
      return route.continue({ url: cutter.origin + new URL(route.request().url()).pathname });
    if (fault === "wrong type") return json(200, wrong);
    if (fault === "slow") return route.continue();
  };
  const hear = (route: Route) => {
    if (!isMeant(route)) return route.fallback();
    answering.push(answer(route).catch(() => {}));
  };
  await page.route(path, hear);
  return {
    reached: within(120_000, reaching.promise, `${path} was not asked.`),
    /** Applies the fault; a timeout is passed by the clock at once. */
    async letGo() {
      letting.resolve();
      if (fault === "timeout") return page.clock.fastForward(patience + 100);
      await Promise.all(answering);
    },
    async end() {
      await page.unroute(path, hear);
      if (fault === "offline") await context.setOffline(false);
    },
  };
}

function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

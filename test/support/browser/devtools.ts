import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import * as assert from "uvu/assert";
import { findChromium, howToInstall } from "../../../scripts/steps/chromium.mjs";
import { until } from "../until";
import { ownFonts, quiet } from "./browser";

export type Command = readonly [method: string, params?: object];
type Send = (...command: Command) => Promise<object>;
type Page = { isPrerendered: boolean; targetId: string; send: Send };
type TargetInfo = { targetId: string; type: string; subtype?: string };
type ProtocolEvents = {
  "Target.attachedToTarget": { sessionId: string; targetInfo: TargetInfo };
  "Target.detachedFromTarget": { sessionId: string };
  "Target.targetInfoChanged": { targetInfo: TargetInfo };
};

/**
 * A tab of a Chromium with prerendering, which Playwright disables: speaks the DevTools protocol over pipes. The
 * commands are sent to each page before it starts.
 */
export async function openPrerenderingTab(commands: readonly Command[] = []) {
  const { child, close } = await launch();
  const pages = new Map<string, Page>();
  const { send, forget } = speak(child, {
    "Target.attachedToTarget": ({ sessionId, targetInfo: { targetId, type, subtype } }) => {
      const own: Send = (...command) => send(command, sessionId);
      const isPage = type === "page";
      const tabs: readonly Command[] = type === "tab" ? [["Target.setAutoAttach", attach([])]] : [];
      if (isPage) pages.set(sessionId, { isPrerendered: subtype === "prerender", targetId, send: own });
      // A page paused for its debugger answers nothing until it is resumed.
      for (const command of [
        ...tabs,
        ...(isPage ? commands : []),
        ["Runtime.runIfWaitingForDebugger"] as const,
      ])
        own(...command).catch(() => {});
    },
    "Target.detachedFromTarget": ({ sessionId }) => {
      pages.delete(sessionId);
      forget(sessionId);
    },
    "Target.targetInfoChanged": ({ targetInfo: { targetId, subtype } }) => {
      for (const page of pages.values())
        if (page.targetId === targetId) page.isPrerendered = subtype === "prerender";
    },
  });
  await send(["Target.setDiscoverTargets", { discover: true }]);
  await send(["Target.setAutoAttach", attach([{ type: "page", exclude: true }])]);
  await until(() => pages.size > 0);
  const find = (isPrerendered: boolean) =>
    [...pages.values()].find((page) => page.isPrerendered === isPrerendered);

  return {
    close,
    go: (url: string) => find(false)?.send("Page.navigate", { url }),
    /** Evaluates an expression in the visible or the prerendered page; undefined if there is none or it closes. */
    async read(expression: string, isPrerendered = false): Promise<unknown> {
      const reply = find(isPrerendered)?.send("Runtime.evaluate", {
        expression,
        awaitPromise: true,
        returnByValue: true,
      });
      const { result }: { result?: { value?: unknown } } = (await reply?.catch(() => undefined)) ?? {};
      return result?.value;
    },
  };
}

const attach = (filter: object[]) => ({
  autoAttach: true,
  waitForDebuggerOnStart: true,
  flatten: true,
  filter: [...filter, {}],
});

async function launch() {
  const executablePath = findChromium({ isWhole: true });
  assert.ok(executablePath, howToInstall);
  const folder = await mkdtemp(join(tmpdir(), "drip-chromium-"));
  // On an overloaded machine Chromium estimates a slow connection and prerenders nothing.
  const fastLine = "--force-effective-connection-type=4G";
  const flags = [...quiet, fastLine, "--headless", "--remote-debugging-pipe", `--user-data-dir=${folder}`];
  const child = spawn(executablePath, [...flags, "about:blank"], {
    env: { ...process.env, ...ownFonts },
    stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
  });
  const gone = new Promise((resolve) => child.once("exit", resolve));
  return {
    child,
    async close() {
      child.kill();
      await gone;
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The protocol over pipes: JSON messages, each followed by a zero byte. */
function speak(
  { stdio }: { stdio: unknown[] },
  handlers: { [Name in keyof ProtocolEvents]: (params: ProtocolEvents[Name]) => void },
) {
  const [input, output] = [stdio[3] as Writable, stdio[4] as Readable];
  const waiting = new Map<
    number,
    { sessionId?: string; resolve: (result: object) => void; reject: (fault: Error) => void }
  >();
  let asked = 0;
  let rest = "";
  input.on("error", () => {});
  output.setEncoding("utf8").on("data", (part: string) => {
    const texts = (rest + part).split("\0");
    rest = texts.pop() ?? "";
    for (const text of texts) {
      const { id, method, params, result, error } = JSON.parse(text);
      if (method in handlers) handlers[method as keyof ProtocolEvents](params);
      const asker = waiting.get(id);
      waiting.delete(id);
      if (error) asker?.reject(new Error(error.message));
      else asker?.resolve(result);
    }
  });
  return {
    send: ([method, params = {}]: Command, sessionId?: string) =>
      new Promise<object>((resolve, reject) => {
        asked++;
        waiting.set(asked, { ...(sessionId !== undefined && { sessionId }), resolve, reject });
        input.write(`${JSON.stringify({ id: asked, method, params, sessionId })}\0`);
      }),
    /** Resolves pending calls of a page that is gone. */
    forget(gone: string) {
      for (const { sessionId, reject } of waiting.values())
        if (sessionId === gone) reject(new Error("The page is gone."));
    },
  };
}

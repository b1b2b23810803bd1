import { fromCallback } from "xstate";
import {
  type AppUpdateEvent,
  type PageMessage,
  workerPath,
  workerScope,
} from "../../../domain/app-update/app-update";

/** Registers the service worker once the page is loaded, and reports a worker of another release than the page's. */
export const releasesOf = (page: Window) =>
  fromCallback<{ type: "look" }>(({ sendBack, receive }) => {
    const stop = new AbortController();
    const tell = (event: AppUpdateEvent) => sendBack(event);
    const opening = whenIdle(page, stop.signal).then(() =>
      watchReleases(page.navigator.serviceWorker, ownScript(page.document), tell, stop.signal),
    );
    opening.catch(() => {});
    receive(() => void opening.then((registration) => registration.update()).catch(() => {}));
    return () => stop.abort();
  });

/** The URL of the page's entry script identifies its release: its hash changes with any source. */
const ownScript = (page: Document) => {
  const script = page.querySelector<HTMLScriptElement>("script[type=module][src]");
  return script ? new URL(script.src).pathname : "";
};

export async function watchReleases(
  container: ServiceWorkerContainer,
  ownScript: string,
  tell: (event: AppUpdateEvent) => void,
  signal: AbortSignal,
) {
  const judge = async (worker: ServiceWorker | null) => {
    if (!worker) return;
    const script = await askRelease(worker);
    if (signal.aborted) return;
    if (script !== ownScript) return tell({ type: "release.found" });
    // The page is already of the waiting worker's release, so let that worker take over.
    if (worker.state === "installed") say(worker, "release.accepted");
  };
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener(
      "statechange",
      () => {
        if (worker.state === "installed") void judge(worker);
      },
      { signal },
    );
  container.addEventListener("controllerchange", () => void judge(container.controller), { signal });
  container.addEventListener(
    "message",
    ({ data }: MessageEvent<unknown>) => {
      if (data === "script.missing") tell({ type: "script.missing" });
    },
    { signal },
  );
  container.startMessages();
  const registration = await container.register(workerPath, { scope: workerScope });
  registration.addEventListener("updatefound", () => follow(registration.installing), { signal });
  follow(registration.installing);
  void judge(registration.waiting);
  return registration;
}

const say = (worker: ServiceWorker, message: PageMessage, ports: MessagePort[] = []) =>
  worker.postMessage(message, ports);

function askRelease(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      port1.close();
      resolve(data);
    };
    say(worker, "release.asked", [port2]);
  });
}

/** Resolves when the page is idle, so that the work does not compete with anything a person waits for. */
const whenIdle = (page: Window, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const rest = () => {
      if (page.requestIdleCallback) page.requestIdleCallback(() => resolve(), { timeout: 10_000 });
      else page.setTimeout(resolve);
    };
    if (page.document.readyState === "complete") rest();
    else page.addEventListener("load", rest, { once: true, signal });
  });

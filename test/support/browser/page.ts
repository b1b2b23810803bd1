import { fakeStorage } from "../storage";
import { openListened } from "./listened";

/** A fake page with what the app uses, discarded after the test. */
export function openPage({
  cookie = "",
  prerendering = false,
  path = "/app/home",
  config = {},
  locks = undefined as LockManager | undefined,
} = {}) {
  const [pathname = "", query = ""] = path.split("?");
  const document = Object.assign(new EventTarget(), {
    cookie,
    prerendering,
    visibilityState: "visible",
    readyState: "complete",
    getElementById: (id: string) => (id === "drip-config" ? { textContent: JSON.stringify(config) } : null),
  });
  const reloads: string[] = [];
  const faults: unknown[] = [];
  const opened = openListened({
    document,
    localStorage: fakeStorage(),
    sessionStorage: fakeStorage(),
    navigator: { locks, onLine: true, doNotTrack: null as string | null },
    location: {
      origin: "https://drip.example",
      pathname,
      search: query && `?${query}`,
      reload: () => reloads.push(path),
    },
    reportError: (fault: unknown) => faults.push(fault),
    setTimeout: (run: () => void, milliseconds: number) => setTimeout(run, milliseconds),
  });
  const show = () => {
    document.prerendering = false;
    document.dispatchEvent(new Event("prerenderingchange"));
  };
  return { page: opened.page as unknown as Window, names: opened.names, reloads, faults, show, document };
}

const { fetch } = globalThis;
let handle: ((request: Request) => Promise<Response>) | null = null;
/** One for all tests of a process, since Sentry keeps the first that it finds. */
const handled: typeof fetch = (...parts) => (handle ? handle(new Request(...parts)) : fetch(...parts));

/** Replaces fetch until restored: records every request, and replies as the test says. */
export function openNetwork(answer: (request: Request) => Response | Promise<Response>) {
  const requests: Request[] = [];
  globalThis.fetch = handled;
  handle = async (request) => {
    requests.push(request.clone());
    return answer(request);
  };
  const paths = () => requests.map(({ url }) => new URL(url).pathname);
  const close = () => {
    handle = null;
    globalThis.fetch = fetch;
  };
  return { requests, paths, close };
}

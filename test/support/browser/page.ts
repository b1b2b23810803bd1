import { fakeStorage } from "../storage";
import { openListened } from "./listened";

/** A page of one's own, as far as the wiring looks at it: nothing of it outlives the test. */
export function openPage({
  cookie = "",
  prerendering = false,
  path = "/app/home",
  config = {},
  locks = undefined as LockManager | undefined,
} = {}) {
  const document = Object.assign(new EventTarget(), {
    cookie,
    prerendering,
    visibilityState: "visible",
    readyState: "complete",
    getElementById: (id: string) => (id === "drip-config" ? { textContent: JSON.stringify(config) } : null),
  });
  const reloads: string[] = [];
  const opened = openListened({
    document,
    localStorage: fakeStorage(),
    sessionStorage: fakeStorage(),
    navigator: { locks, onLine: true, doNotTrack: null as string | null },
    location: { origin: "https://drip.example", pathname: path, reload: () => reloads.push(path) },
    setTimeout: (run: () => void, milliseconds: number) => setTimeout(run, milliseconds),
  });
  const show = () => {
    document.prerendering = false;
    document.dispatchEvent(new Event("prerenderingchange"));
  };
  return { page: opened.page as unknown as Window, names: opened.names, reloads, show, document };
}

/** The network of this process until it is given back: every request, and the reply that the test gives. */
export function openNetwork(answer: (request: Request) => Response | Promise<Response>) {
  const { fetch } = globalThis;
  const requests: Request[] = [];
  globalThis.fetch = async (...parts) => {
    const request = new Request(...parts);
    requests.push(request.clone());
    return answer(request);
  };
  const paths = () => requests.map(({ url }) => new URL(url).pathname);
  const close = () => {
    globalThis.fetch = fetch;
  };
  return { requests, paths, close };
}

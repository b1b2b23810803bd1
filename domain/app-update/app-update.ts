/** One build of the app, for its service worker. */
export type Release = {
  /** Name of the cache, unique for each build. */
  name: string;
  /** The path of the entry script. */
  script: string;
  /** Paths of all files that its pages may request offline. */
  files: readonly string[];
};

export const workerPath = "/sw.js";
/** The service worker's scope; landing and legal pages need none. */
export const workerScope = "/app";

/** Messages from a page to the service worker. */
export type PageMessage = "release.asked" | "release.accepted";
/** Messages from the service worker to a page. */
export type WorkerMessage = "script.missing";

/** Another release was found, or the server no longer has a script of this one. */
export type AppUpdateEvent = { type: "release.found" } | { type: "script.missing" };

export const updateTexts = {
  ready: "New version ready.",
  reload: "Reload",
  announcement: "A new version is ready. Reload when it suits you.",
} as const;

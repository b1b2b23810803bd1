/** One build of the app, as its service worker knows it. */
export type Release = {
  /** Names the cache: another build, another name. */
  name: string;
  /** The path of the script that its pages start with. */
  script: string;
  /** Paths of all files that its pages may ask for offline. */
  files: readonly string[];
};

export const workerPath = "/sw.js";
/** The pages that the service worker looks after: the landing and legal pages need none. */
export const workerScope = "/app";

/** What a page says to a service worker. */
export type PageMessage = "release.asked" | "release.accepted";
/** What a service worker says to a page. */
export type WorkerMessage = "script.missing";

/** What a page hears: another release is there, or the server no longer has a script of this one. */
export type AppUpdateEvent = { type: "release.found" } | { type: "script.missing" };

export const updateTexts = {
  ready: "New version ready.",
  reload: "Reload",
  announcement: "A new version is ready. Reload when it suits you.",
} as const;

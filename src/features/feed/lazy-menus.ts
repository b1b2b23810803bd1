import { lazy } from "react";

/** Loaded when the first one opens. */
export const LazyCardMenu = lazy(async () => ({ default: (await import("./card-menu")).CardMenu }));

/** For those who may post. */
export const LazyFeedCompose = lazy(async () => ({ default: (await import("./feed-compose")).FeedCompose }));

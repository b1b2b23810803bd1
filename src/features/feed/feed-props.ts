import type { ActorRefFrom } from "xstate";
import type { FeedMachine } from "../../../machines/feed/feed.machine";

export type FeedActor = ActorRefFrom<FeedMachine>;

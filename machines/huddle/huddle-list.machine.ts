import type { HuddleLine } from "../../domain/huddle/talk-outcomes";
import { collectionOf } from "../base/collection.setup";

/** The huddles that the person reads, the newest first. */
export const huddleListMachine = collectionOf<HuddleLine>("huddleList");

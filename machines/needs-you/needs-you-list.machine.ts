import type { SnapshotFrom } from "xstate";
import type { NeedsYouLine } from "../../domain/needs-you/needs-you-list";
import { collectionOf } from "../base/collection.setup";

/** What waits for the person's decision. A decided item is removed from the list. */
export const needsYouListMachine = collectionOf<NeedsYouLine>("needsYouList");

export const selectItems = (snapshot: SnapshotFrom<typeof needsYouListMachine>) => snapshot.context.items;

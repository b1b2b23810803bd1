import type { SnapshotFrom } from "xstate";
import type { WaitingLine } from "../../domain/waiting/waiting-list";
import { collectionOf } from "../base/collection.setup";

/** What waits for the person's decision. A decided item is removed from the list. */
export const waitingListMachine = collectionOf<WaitingLine>("waitingList");

export const selectItems = (snapshot: SnapshotFrom<typeof waitingListMachine>) => snapshot.context.items;

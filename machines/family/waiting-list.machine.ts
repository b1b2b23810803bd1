import type { WaitingLine } from "../../domain/family/waiting-list";
import { collectionOf } from "../base/collection.setup";

/** What waits for somebody. A decision takes its line away. */
export const waitingListMachine = collectionOf<WaitingLine>("waitingList");

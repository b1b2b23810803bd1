import type { FamilyLine } from "../../domain/schedule/receipt/call-list";
import { collectionOf } from "../base/collection.setup";

/** What staff read of each family and an event's last change. */
export const whoKnowsMachine = collectionOf<FamilyLine>("whoKnows");
export type WhoKnowsMachine = typeof whoKnowsMachine;

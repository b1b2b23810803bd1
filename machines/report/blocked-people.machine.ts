import type { BlockedPerson } from "../../domain/report/report";
import { collectionOf } from "../base/collection.setup";

/** Whom the person has blocked. Unfolding removes the line. */
export const blockedPeopleMachine = collectionOf<BlockedPerson>("blockedPeople");

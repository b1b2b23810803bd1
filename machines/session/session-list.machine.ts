import type { OwnSession } from "../../domain/session/device";
import { collectionOf } from "../base/collection.setup";

/** The person's sessions. Ending one removes it from the list. */
export const sessionListMachine = collectionOf<OwnSession>("sessionList");

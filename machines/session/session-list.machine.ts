import type { OwnSession } from "../../domain/session/device";
import { collectionOf } from "../base/collection.setup";

/** Where one is signed in. Ending a session removes it from the list. */
export const sessionListMachine = collectionOf<OwnSession>("sessionList");

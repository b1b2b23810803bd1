import type { UsualLine } from "../../domain/absence/usual";
import { collectionOf } from "../base/collection.setup";

/** The household's players in each team, and whether they come to practices as usual. */
export const usualListMachine = collectionOf<UsualLine>("usualList");

import type { RosterLine } from "../../domain/team/roster";
import { collectionOf } from "../base/collection.setup";

/** Everybody on a team whom the reader may see. The change of a line is a nudge: a spot's mails leave once more. */
export const rosterMachine = collectionOf<RosterLine>("roster");

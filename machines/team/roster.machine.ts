import type { RosterLine } from "../../domain/team/roster";
import { collectionOf } from "../base/collection.setup";

/** Everybody on a team whom the reader may see. The only change of a line is a nudge, which sends the invitation mails of a spot again. */
export const rosterMachine = collectionOf<RosterLine>("roster");

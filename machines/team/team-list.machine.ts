import type { TeamEntry } from "../../domain/team/team-list";
import { collectionOf } from "../base/collection.setup";

/** One's teams, and through whom. */
export const teamListMachine = collectionOf<TeamEntry>("teamList");

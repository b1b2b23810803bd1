import type { TeamEntry } from "../../domain/team/team-list";
import { collectionOf } from "../base/collection.setup";

/** The person's teams, with the memberships and children through which they belong to each. */
export const teamListMachine = collectionOf<TeamEntry>("teamList");

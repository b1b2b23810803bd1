import { type SeasonClosing, type SeasonField, seasonFields } from "../../domain/team/season";
import type { Team } from "../../domain/team/team-page";
import { savedFormOf } from "../base/saved-form.setup";

/** Closes a team's season, and opens the next one if it is named. */
export const seasonCloseMachine = savedFormOf<SeasonClosing, SeasonField, Team>("seasonClose", seasonFields);

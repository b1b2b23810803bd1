import { type SeasonField, type SeasonForm, seasonFields } from "../../domain/team/season";
import type { Team } from "../../domain/team/team-page";
import { savedFormOf } from "../base/saved-form.setup";

/** Names a team's season and its days. */
export const seasonFormMachine = savedFormOf<SeasonForm, SeasonField, Team>("seasonForm", seasonFields);

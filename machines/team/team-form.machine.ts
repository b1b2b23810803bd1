import { type Team, type TeamField, type TeamForm, teamFields } from "../../domain/team/team-form";
import { savedFormOf, selectIsUnready } from "../base/saved-form.setup";

/** Starts a team, or changes its name, sport, age group and colours. */
export const teamFormMachine = savedFormOf<TeamForm, TeamField, Team>("teamForm", teamFields);

export const selectIsTeamUnready = selectIsUnready(teamFields);

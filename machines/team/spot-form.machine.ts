import { type KeptSpot, type SpotField, type SpotForm, spotFields } from "../../domain/team/spot";
import { savedFormOf } from "../base/saved-form.setup";

/** Adds a spot on the roster for a player who is expected. */
export const spotFormMachine = savedFormOf<SpotForm, SpotField, KeptSpot>("spotForm", spotFields);

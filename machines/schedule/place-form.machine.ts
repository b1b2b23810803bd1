import { type PlaceField, type PlaceForm, placeFields, type Venue } from "../../domain/schedule/place";
import { savedFormOf, selectIsUnready } from "../base/saved-form.setup";

/** Adds a place to those of a team. */
export const placeFormMachine = savedFormOf<PlaceForm, PlaceField, Venue>("placeForm", placeFields);

export const selectIsPlaceUnready = selectIsUnready(placeFields);

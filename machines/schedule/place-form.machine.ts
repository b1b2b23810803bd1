import { type PlaceField, type PlaceForm, placeFields, type Venue } from "../../domain/schedule/place";
import { savedFormOf, selectIsUnready } from "../base/saved-form.setup";

/** Adds a venue to a team. */
export const placeFormMachine = savedFormOf<PlaceForm, PlaceField, Venue>("placeForm", placeFields);

export const selectIsPlaceUnready = selectIsUnready(placeFields);

import { type CardField, type CardForm, cardFields, type SavedCard } from "../../domain/feed/card-form";
import { savedFormOf, selectIsUnready } from "../base/saved-form.setup";

/** A new post or poll, or other words for a post. */
export const cardFormMachine = savedFormOf<CardForm, CardField, SavedCard>("cardForm", cardFields);

export const selectIsCardUnready = selectIsUnready(cardFields);
export type CardFormMachine = typeof cardFormMachine;

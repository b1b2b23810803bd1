import type { Huddle } from "../../domain/huddle/huddle";
import { savedFormOf } from "../base/saved-form.setup";

/** A group's own name. Null: it goes by its people. */
export const renameMachine = savedFormOf<{ title: string | null }, "title", Huddle>("rename", ["title"]);

export type RenameMachine = typeof renameMachine;

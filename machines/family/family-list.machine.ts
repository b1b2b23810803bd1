import type { Child } from "../../domain/family/child-form";
import { collectionOf } from "../base/collection.setup";

/** The children whom one looks after, then those whom one follows. */
export const familyListMachine = collectionOf<Child>("familyList");

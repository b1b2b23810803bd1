import type { FamilyLine } from "../../domain/family/family";
import { collectionOf } from "../base/collection.setup";

/** The children whom one looks after, then those whom one follows, then profiles that can be brought back. Its one change brings one back. */
export const familyListMachine = collectionOf<FamilyLine>("familyList");

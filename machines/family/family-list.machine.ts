import type { FamilyLine } from "../../domain/family/family";
import { collectionOf } from "../base/collection.setup";

/** The children whom the person guards, then those whom they follow, then deleted profiles. Its only change restores a profile. */
export const familyListMachine = collectionOf<FamilyLine>("familyList");

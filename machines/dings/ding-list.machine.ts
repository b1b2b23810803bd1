import type { Ding } from "../../domain/dings/ding-texts";
import { collectionOf } from "../base/collection.setup";

/** News for the person, by day. Opening one marks it as read. */
export const dingListMachine = collectionOf<Ding>("dingList");

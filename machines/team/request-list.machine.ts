import type { RequestLine } from "../../domain/team/requests";
import { collectionOf } from "../base/collection.setup";

/** Who asks to come in. */
export const requestListMachine = collectionOf<RequestLine>("requestList");

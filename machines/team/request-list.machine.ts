import type { RequestLine } from "../../domain/team/requests";
import { collectionOf } from "../base/collection.setup";

/** The open requests to join a team. */
export const requestListMachine = collectionOf<RequestLine>("requestList");

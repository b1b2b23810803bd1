import type { StoppedTeam } from "../../domain/dings/stopped-mail";
import { collectionOf } from "../base/collection.setup";

/** Teams whose mails the person stopped. One that mails again keeps its line until the list is opened anew. */
export const stoppedMailMachine = collectionOf<StoppedTeam>("stoppedMail");

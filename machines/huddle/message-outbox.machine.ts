import { messageKind, type QueuedMessage, type SettledMessage } from "../../domain/huddle/queued-message";
import { outboxOf } from "../outbox/outbox.setup";

/** Messages until the server has them; one that is refused or asked about stands in its place. */
export const messageOutboxMachine = outboxOf<QueuedMessage, SettledMessage>("messageOutbox", messageKind);

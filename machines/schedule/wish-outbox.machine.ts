import { type Settled, type Wish, wishKind } from "../../domain/schedule/answer/wish";
import { outboxOf } from "../outbox/outbox.setup";

/** Answers and *Got its* that were made offline. */
export const wishOutboxMachine = outboxOf<Wish, Settled>("wishOutbox", wishKind);

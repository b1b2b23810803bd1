import {
  type PendingChange,
  pendingChangeKind,
  type Settled,
} from "../../domain/schedule/answer/pending-change";
import { outboxOf } from "../outbox/outbox.setup";

/** Answers and *Got its* that were made offline. */
export const pendingChangesMachine = outboxOf<PendingChange, Settled>("pendingChanges", pendingChangeKind);

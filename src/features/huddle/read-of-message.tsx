import { useActorRef, useSelector } from "@xstate/react";
import { type ReactNode, useState } from "react";
import type { MessageKey } from "../../../domain/huddle/talk-outcomes";
import {
  type ReadOfMessage as Machine,
  selectRefusal,
  selectValue,
} from "../../../machines/huddle/read-of-message.setup";
import { Button } from "../../ui/base/button";
import { InlineNotice } from "../../ui/base/inline-notice";
import { Skeleton } from "../../ui/base/skeleton";

export type ReadOfMessageProps<Value> = {
  machine: Machine<Value>;
  /** What is read; fixed while this is mounted. */
  target: MessageKey;
  /** Names what is being read. */
  opening: string;
  children: (value: Value) => ReactNode;
};

/** Shows what is read about a message, or why it could not be. */
export function ReadOfMessage<Value>({ machine, target, opening, children }: ReadOfMessageProps<Value>) {
  const [input] = useState(target);
  const actor = useActorRef(machine, { input });
  const value = useSelector(actor, selectValue<Value>);
  const refusal = useSelector(actor, selectRefusal<Value>);
  if (refusal !== null)
    return (
      <InlineNotice
        role="alert"
        tone="needs-you"
        title={refusal}
        actions={
          <Button kind="secondary" onClick={() => actor.send({ type: "retry.pressed" })}>
            Try again
          </Button>
        }
      />
    );
  return value === null ? <Skeleton rows={2} label={opening} /> : children(value);
}

import { useActorRef, useSelector } from "@xstate/react";
import { useState } from "react";
import { type Cheer, cheerNames } from "../../../domain/huddle/cheers";
import { cheersTexts } from "../../../domain/huddle/dialog-texts";
import { chatTexts } from "../../../domain/huddle/huddle-texts";
import type { HuddleKey } from "../../../domain/huddle/talk-outcomes";
import {
  type CheersMachine,
  selectCheers,
  selectIsAsking,
  selectRefusal,
} from "../../../machines/huddle/cheers.machine";
import { Button } from "../../ui/base/button";
import { InlineNotice } from "../../ui/base/inline-notice";
import { List, ListRow } from "../../ui/base/list-row";
import { Muted } from "../../ui/base/page";
import { Skeleton } from "../../ui/base/skeleton";
import { CheerBar } from "../../ui/huddle/cheer-bar";
import { CheerIcon } from "../../ui/huddle/talk-icons";
import { Face } from "./huddle-list";

export type WhoCheeredProps = {
  machine: CheersMachine;
  aim: HuddleKey & { messageId: string };
  me: string;
  mine: Cheer | null;
  /** Null where nothing can be cheered any more. */
  onCheered: ((cheer: Cheer) => void) | null;
};

/** The six cheers, to join in, and who gave which. */
export function WhoCheered({ machine, aim, me, mine, onCheered }: WhoCheeredProps) {
  const [input] = useState(aim);
  const actor = useActorRef(machine, { input });
  const cheers = useSelector(actor, selectCheers);
  const refusal = useSelector(actor, selectRefusal);
  const isAsking = useSelector(actor, selectIsAsking);
  if (isAsking) return <Skeleton rows={2} label={cheersTexts.opening} />;
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
  return (
    <>
      {onCheered && <CheerBar mine={mine} onCheered={onCheered} />}
      {cheers.length === 0 && <Muted>{cheersTexts.none}</Muted>}
      <List>
        {cheers.map(({ userId, cheer, person }) => (
          <ListRow
            key={userId}
            start={person && <Face person={person} />}
            title={nameOf(person?.shown_name, userId === me)}
            detail={cheerNames[cheer]}
            end={<CheerIcon cheer={cheer} />}
          />
        ))}
      </List>
    </>
  );
}

const nameOf = (name: string | undefined, isMe: boolean) =>
  isMe ? chatTexts.you : name || chatTexts.somebody;

import { useActorRef, useSelector } from "@xstate/react";
import { useState } from "react";
import { saidTexts } from "../../../domain/huddle/huddle-texts";
import { type Names, plainText } from "../../../domain/huddle/message-parts";
import type { HuddleKey } from "../../../domain/huddle/talk-outcomes";
import {
  selectIsAsking,
  selectRefusal,
  selectVersions,
  type VersionsMachine,
} from "../../../machines/huddle/versions.machine";
import { Button } from "../../ui/base/button";
import { InlineNotice } from "../../ui/base/inline-notice";
import { Muted, Stack } from "../../ui/base/page";
import { Skeleton } from "../../ui/base/skeleton";
import { Bubble } from "../../ui/huddle/bubble";
import { longTime } from "../../ui/huddle/talk-time";

export type EarlierWordsProps = {
  machine: VersionsMachine;
  aim: HuddleKey & { messageId: string };
  names: Names;
  now: () => number;
};

/** What a message said before it was edited or taken back. */
export function EarlierWords({ machine, aim, names, now }: EarlierWordsProps) {
  const [input] = useState(aim);
  const actor = useActorRef(machine, { input });
  const versions = useSelector(actor, selectVersions);
  const refusal = useSelector(actor, selectRefusal);
  const isAsking = useSelector(actor, selectIsAsking);
  if (isAsking) return <Skeleton rows={2} label={saidTexts.earlierOpening} />;
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
    <Stack $gap={3}>
      {versions.map(({ number, text, until }) => {
        const when = saidTexts.until(longTime(until, now()));
        return (
          <Bubble key={number} isOwn={false} spoken={when} foot={<Muted>{when}</Muted>}>
            {plainText(
              text,
              [...text.matchAll(/@\{([^}]+)\}/g)].map(([, id = ""]) => id),
              names,
            )}
          </Bubble>
        );
      })}
    </Stack>
  );
}

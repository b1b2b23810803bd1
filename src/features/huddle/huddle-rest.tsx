import { useSelector } from "@xstate/react";
import { threadTexts } from "../../../domain/huddle/huddle-texts";
import { selectFault, selectStep } from "../../../machines/huddle/huddle.machine";
import { Button } from "../../ui/base/button";
import { InlineNotice } from "../../ui/base/inline-notice";
import { Skeleton } from "../../ui/base/skeleton";
import { HuddleEnd } from "../../ui/huddle/chat-frame";
import type { HuddleBodyProps } from "./huddle-body";
import type { Opened } from "./huddle-props";
import { LeftOver } from "./unsent-lines";

/** In place of the messages: while they are read, if they could not be, or if the huddle is not the reader's. */
export function HuddleRest({
  actor,
  huddleKey,
  me,
  outbox,
  readDraft,
}: HuddleBodyProps & Pick<Opened, "actor">) {
  const step = useSelector(actor, selectStep);
  const fault = useSelector(actor, selectFault);
  return (
    <HuddleEnd data-rest="">
      {step === "opening" && <Skeleton rows={6} label={threadTexts.opening} />}
      {step === "failed" && (
        <InlineNotice
          role="alert"
          tone="needs-you"
          title={fault}
          actions={
            <Button kind="secondary" onClick={() => actor.send({ type: "retry.pressed" })}>
              Try again
            </Button>
          }
        />
      )}
      {(step === "gone" || step === "left") && (
        <InlineNotice title={threadTexts.gone}>{threadTexts.goneLine}</InlineNotice>
      )}
      {step === "gone" && <LeftOver huddleKey={huddleKey} me={me} outbox={outbox} text={readDraft().text} />}
    </HuddleEnd>
  );
}

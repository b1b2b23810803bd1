import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";
import type { Huddle } from "../../../domain/huddle/huddle";
import { threadTexts } from "../../../domain/huddle/huddle-texts";
import {
  selectIsOpening,
  selectRefusal,
  type TalkAboutMachine,
} from "../../../machines/huddle/talk-about.machine";
import { Button } from "../../ui/base/button";
import { ChatIcon } from "../../ui/base/icons";
import { InlineNotice } from "../../ui/base/inline-notice";

export type TalkAboutProps = {
  machine: TalkAboutMachine;
  teamId: string;
  eventId: string;
  onOpened: (huddle: Huddle) => void;
};

/** The way to the huddle of an event's grown-ups. */
export function TalkAbout({ machine, teamId, eventId, onOpened }: TalkAboutProps) {
  const [input] = useState({ teamId, eventId });
  const actor = useActorRef(machine, { input });
  const isOpening = useSelector(actor, selectIsOpening);
  const refusal = useSelector(actor, selectRefusal);
  const tell = useEffectEvent(onOpened);
  useEffect(() => {
    const subscription = actor.on("huddle.opened", ({ huddle }) => tell(huddle));
    return () => subscription.unsubscribe();
  }, [actor]);
  return (
    <>
      <p>
        <Button
          kind="secondary"
          icon={<ChatIcon size={20} />}
          isBusy={isOpening}
          onClick={() => actor.send({ type: "talk.pressed" })}
        >
          {threadTexts.talkAbout}
        </Button>
      </p>
      {refusal !== null && <InlineNotice role="alert" tone="needs-you" title={refusal} />}
    </>
  );
}

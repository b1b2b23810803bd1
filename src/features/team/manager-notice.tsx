import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";
import { managerStateTexts } from "../../../domain/team/manager-state-texts";
import { managerStateOf, type Team } from "../../../domain/team/team-page";
import { selectIsBusy, selectRefusal, type TakeOverMachine } from "../../../machines/team/take-over.machine";
import { Button } from "../../ui/base/button";
import { InlineNotice } from "../../ui/base/inline-notice";
import { Stack } from "../../ui/base/page";
import { showDate } from "../../ui/dates/show-date";

export type ManagerNoticeProps = {
  team: Team;
  machine: TakeOverMachine;
  onSaved: (team: Team) => void;
};

/** For a coach: the team has no active manager. For a manager: a coach asks to become one. */
export function ManagerNotice({ team, machine, onSaved }: ManagerNoticeProps) {
  const takeOver = useActorRef(machine, { input: { teamId: team.id } });
  const isBusy = useSelector(takeOver, selectIsBusy);
  const refusal = useSelector(takeOver, selectRefusal);
  const [now] = useState(Date.now);
  const tell = useEffectEvent(onSaved);
  useEffect(() => {
    const subscription = takeOver.on("team.saved", (saved) => tell(saved.team));
    return () => subscription.unsubscribe();
  }, [takeOver]);
  const state = managerStateOf(team, now);
  if (state === null) return null;
  const { name = "", due_at = "" } = team.take_over ?? {};
  const { title, body, press } = managerStateTexts[state](name, due_at && showDate(due_at));
  return (
    <Stack $gap={2}>
      <InlineNotice
        tone={press === null ? "plain" : "needs-you"}
        title={title}
        actions={
          press !== null && (
            <Button
              kind="secondary"
              isBusy={isBusy}
              onClick={() =>
                takeOver.send({ type: state === "asked_of_me" ? "dismiss.pressed" : "take-over.pressed" })
              }
            >
              {press}
            </Button>
          )
        }
      >
        {body}
      </InlineNotice>
      {refusal && <InlineNotice role="alert" tone="needs-you" title={refusal} />}
    </Stack>
  );
}

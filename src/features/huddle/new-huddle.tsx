import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";
import { problemTexts } from "../../../domain/base/texts";
import { newHuddleTexts } from "../../../domain/huddle/dialog-texts";
import type { Huddle } from "../../../domain/huddle/huddle";
import type { WantedPeople } from "../../../domain/huddle/new-huddle";
import { pickable, readerParts } from "../../../domain/huddle/people-texts";
import { firstName, peopleRead } from "../../../domain/huddle/readers-texts";
import type { Reader } from "../../../domain/huddle/talk-outcomes";
import {
  type Circle,
  type NewHuddleMachine,
  selectCircle,
  selectPeople,
  selectPicked,
  selectRefusal,
  selectStep,
} from "../../../machines/huddle/new-huddle.machine";
import { useHold } from "../../controls/dialogs/held-dialog";
import { Button } from "../../ui/base/button";
import { InlineNotice } from "../../ui/base/inline-notice";
import { Muted, Stack } from "../../ui/base/page";
import { Skeleton } from "../../ui/base/skeleton";
import { DialogFoot } from "../../ui/dialogs/dialog-foot";
import { ChoiceChips } from "../../ui/fields/choice-chips";
import { Tick, Ticks } from "../../ui/fields/tick";
import { ReadersLine } from "../../ui/huddle/readers-line";
import { TextInput } from "../../ui/huddle/text-input";

export type NewHuddleProps = {
  machine: NewHuddleMachine;
  circles: readonly Circle[];
  /** The group into which people are brought. */
  into: Huddle | null;
  /** Whom the URL names. */
  wanted?: WantedPeople | null;
  me: string;
  hold: (isHeld: boolean) => void;
  onStarted: (huddle: Huddle) => void;
};

/** People of one team to pick, staff first; below them, who will read it. */
export function NewHuddle({ machine, circles, into, wanted = null, me, hold, onStarted }: NewHuddleProps) {
  const [input] = useState({
    circles,
    into,
    wanted: wanted && { ...wanted, userIds: wanted.userIds.filter((id) => id !== me) },
  });
  const actor = useActorRef(machine, { input });
  const step = useSelector(actor, selectStep);
  const circle = useSelector(actor, selectCircle);
  const people = useSelector(actor, selectPeople);
  const picked = useSelector(actor, selectPicked);
  const refusal = useSelector(actor, selectRefusal);
  const [sought, setSought] = useState("");
  useHold(hold, step === "starting");
  const tell = useEffectEvent(() => {
    const { output } = actor.getSnapshot();
    if (output) onStarted(output);
  });
  useEffect(() => {
    const subscription = actor.subscribe({ complete: () => tell() });
    return () => subscription.unsubscribe();
  }, [actor]);
  const { staff, others } = pickable(people, new Set([me]));
  const fits = ({ person }: Reader) => person.shown_name.toLowerCase().includes(sought.trim().toLowerCase());
  const ticks = (of: readonly Reader[]) =>
    of
      .filter(fits)
      .map(({ user_id: userId, person, ...reader }) => (
        <Tick
          key={userId}
          name="person"
          label={person.shown_name}
          detail={readerParts(reader)}
          isTicked={picked.includes(userId)}
          onTicked={() => actor.send({ type: "person.ticked", userId })}
        />
      ));
  const names = picked.flatMap((id) => {
    const reader = people.find(({ user_id: userId }) => userId === id);
    return reader ? [firstName(reader.person.shown_name)] : [];
  });
  return (
    <Stack $gap={4}>
      {circles.length > 1 && (
        <ChoiceChips
          legend={newHuddleTexts.team}
          name="team"
          options={circles.map(({ teamId, name }) => ({ value: teamId, label: name }))}
          value={circle?.teamId ?? ""}
          onChosen={(teamId) => actor.send({ type: "team.chosen", teamId })}
        />
      )}
      {step === "reading" && <Skeleton rows={4} label={newHuddleTexts.opening} />}
      {step === "failed" && (
        <InlineNotice
          role="alert"
          tone="needs-you"
          title={problemTexts.unreachable}
          actions={
            <Button kind="secondary" onClick={() => actor.send({ type: "retry.pressed" })}>
              Try again
            </Button>
          }
        />
      )}
      {(step === "picking" || step === "starting") && (
        <>
          {staff.length + others.length === 0 && <Muted>{newHuddleTexts.nobody}</Muted>}
          {staff.length + others.length > 8 && (
            <TextInput label={newHuddleTexts.find} value={sought} onEntered={setSought} />
          )}
          {staff.some(fits) && (
            <Ticks>
              <legend>{newHuddleTexts.staff}</legend>
              {ticks(staff)}
            </Ticks>
          )}
          {others.some(fits) && (
            <Ticks>
              <legend>{newHuddleTexts.others}</legend>
              {ticks(others)}
            </Ticks>
          )}
          {refusal !== null && <InlineNotice role="alert" tone="needs-you" title={refusal} />}
          <DialogFoot>
            {into === null && <ReadersLine>{`${peopleRead(names)}.`}</ReadersLine>}
            <Button
              isBusy={step === "starting"}
              isUnready={picked.length === 0}
              onClick={() => actor.send({ type: "start.pressed" })}
            >
              {into === null ? newHuddleTexts.start : newHuddleTexts.bring}
            </Button>
          </DialogFoot>
        </>
      )}
    </Stack>
  );
}

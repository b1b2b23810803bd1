import { useActorRef, useSelector } from "@xstate/react";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { chatTexts, threadTexts } from "../../../domain/huddle/huddle-texts";
import { readersCount } from "../../../domain/huddle/readers-texts";
import type { HuddleAction } from "../../../domain/huddle/talk-outcomes";
import { selectHuddle, selectStep } from "../../../machines/huddle/huddle.machine";
import { ArrowBackIcon } from "../../ui/base/icons";
import { inPlace } from "../../ui/base/in-place";
import { HuddleHead, HuddlePane } from "../../ui/huddle/chat-frame";
import { useSight } from "../../ui/huddle/use-sight";
import { HuddleBody, type HuddleBodyProps } from "./huddle-body";
import { TeamFace } from "./huddle-list";
import { HuddleMenu } from "./huddle-menu";
import type { HuddleActor } from "./huddle-props";
import { HuddleRest } from "./huddle-rest";

export type OpenHuddleProps = HuddleBodyProps & {
  back: { href: string; onOpened: () => void };
  onLeft: () => void;
  onNamed: (name: string) => void;
  /** The dialogs over the huddle. */
  dialogs: (actor: HuddleActor) => ReactNode;
};

/** The machine of an opened huddle, and what the page shows of it. */
export function useHuddle({ huddleKey, around, me, machines }: HuddleBodyProps) {
  const [input] = useState({ key: huddleKey, me, around });
  const actor = useActorRef(machines.huddle, { input });
  const step = useSelector(actor, selectStep);
  const huddle = useSelector(actor, selectHuddle);
  useSight();
  return { actor, step, huddle, input };
}

/** One huddle: who reads it, what was said, and the field. */
export function OpenHuddle(props: OpenHuddleProps) {
  const { around, back } = props;
  const { actor, step, huddle, input } = useHuddle(props);
  const leave = useEffectEvent(props.onLeft);
  useEffect(() => {
    const subscription = actor.on("huddle.left", () => leave());
    return () => subscription.unsubscribe();
  }, [actor]);
  // A hit in the huddle that is open already.
  useEffect(() => {
    if (around !== null && around !== input.around) actor.send({ type: "place.wanted", seq: around });
  }, [actor, around, input]);
  const sendName = useEffectEvent(props.onNamed);
  const name = huddle?.name;
  useEffect(() => {
    if (name !== undefined) sendName(name);
  }, [name]);
  const head = (title: string, rest?: ReactNode) => (
    <HuddleHead>
      {!props.isWide && (
        <a href={back.href} aria-label={threadTexts.back} onClick={inPlace(back.onOpened)}>
          <ArrowBackIcon />
        </a>
      )}
      <TeamFace team={props.team} />
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        {huddle && step === "shown" && (
          <button type="button" aria-haspopup="dialog" onClick={() => props.onDialog("readers")}>
            {readersCount(huddle)}
          </button>
        )}
      </div>
      {rest}
    </HuddleHead>
  );
  if (step === "shown" && huddle)
    return (
      <HuddlePane>
        {head(
          huddle.name,
          <HuddleMenu
            huddle={huddle}
            team={props.team}
            isWide={props.isWide}
            now={props.now}
            onAction={(action: HuddleAction) => actor.send({ type: "action.chosen", action })}
            onDialog={props.onDialog}
          />,
        )}
        <HuddleBody {...props} actor={actor} huddle={huddle} />
        {props.dialogs(actor)}
      </HuddlePane>
    );
  return (
    <HuddlePane>
      {head(huddle?.name ?? chatTexts.title)}
      <HuddleRest {...props} actor={actor} />
    </HuddlePane>
  );
}

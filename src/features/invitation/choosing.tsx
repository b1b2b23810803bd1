import { useSelector } from "@xstate/react";
import type { FormEvent } from "react";
import { type InvitationOffer, kidAt, kidName, purposeOf, self } from "../../../domain/invitation/join";
import { selectKids, selectOffer, selectTicked } from "../../../machines/invitation/join.machine";
import { Button } from "../../ui/base/button";
import { PlusIcon } from "../../ui/base/icons";
import { Muted, Stack } from "../../ui/base/page";
import { Form } from "../../ui/fields/form";
import { Tick, Ticks } from "../../ui/fields/tick";
import type { JoinActor } from "./join-actor";
import { headlineOf, sentBy, sightOf, yesOf } from "./join-texts";
import { useThread } from "./use-thread";
import { Words } from "./words";

export type ChoosingProps = { actor: JoinActor; isDeclining: boolean };

/** The signed-in page of an invitation: who joins, who will see what, and the button to accept. */
export function Choosing({ actor, isDeclining }: ChoosingProps) {
  const offer = useSelector(actor, selectOffer);
  const ticked = useSelector(actor, selectTicked);
  const thread = useThread(actor);
  if (offer === null) return null;
  const isForPlayers = purposeOf(offer) === "players";
  const isDone = !isForPlayers && offer.my_state !== "free";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: "accept.pressed", idempotencyKey: crypto.randomUUID(), at: Date.now() });
  };
  return (
    <Words thread={thread} team={offer.team} title={headlineOf(offer)} text={sentBy(offer.from)}>
      <Form onSubmit={submit} noValidate>
        {isForPlayers && <Players actor={actor} offer={offer} ticked={ticked} />}
        <Muted>{isDone ? states[offer.my_state] : sightOf(offer)}</Muted>
        {!isDone && (
          <Button isWide type="submit" isUnready={isForPlayers && ticked.length === 0}>
            {isForPlayers && offer.kind === "team" && !offer.needs_approval ? "I'm in" : yesOf(offer)}
          </Button>
        )}
      </Form>
      {purposeOf(offer) === "circle" && (
        <Button kind="quiet" isBusy={isDeclining} onClick={() => actor.send({ type: "decline.pressed" })}>
          {offer.kind === "guardian" ? "That's not me" : "Not now"}
        </Button>
      )}
    </Words>
  );
}

type PlayersProps = Pick<ChoosingProps, "actor"> & { offer: InvitationOffer; ticked: readonly string[] };

function Players({ actor, offer, ticked }: PlayersProps) {
  const kids = useSelector(actor, selectKids);
  const isOneOf = offer.kind === "spot";
  const tickOf = (who: string) => ({
    name: "who",
    isOneOf,
    isTicked: ticked.includes(who),
    onTicked: (isTicked: boolean) => actor.send({ type: "person.ticked", who, isTicked }),
  });
  return (
    <Stack $gap={3}>
      <Ticks>
        <legend>Who's playing?</legend>
        {offer.my_children.map(({ child_id, first_name, last_initial, state }) => (
          <Tick
            key={child_id}
            {...tickOf(child_id)}
            label={`${first_name} ${last_initial}.`}
            detail={states[state]}
            isUnavailable={state !== "free"}
          />
        ))}
        {kids.map((kid, index) => (
          <Tick
            key={kidAt(index)}
            {...tickOf(kidAt(index))}
            label={kidName(kid)}
            detail="New on your family roster"
          />
        ))}
        <Tick
          {...tickOf(self)}
          label="Me"
          detail={states[offer.my_state]}
          isUnavailable={offer.my_state !== "free"}
        />
      </Ticks>
      <Button kind="secondary" icon={<PlusIcon />} onClick={() => actor.send({ type: "kid.wanted" })}>
        Add a kid
      </Button>
    </Stack>
  );
}

const states: Record<string, string> = {
  asked: "Asked already. Waiting to be approved.",
  in: "In already.",
};

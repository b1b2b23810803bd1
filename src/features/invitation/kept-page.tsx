import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { kidName, kidsOf, listNames } from "../../../domain/invitation/join";
import { selectAsk, selectTerms } from "../../../machines/invitation/join.machine";
import { Button } from "../../ui/base/button";
import { Stack } from "../../ui/base/page";
import type { JoinActor } from "./join-actor";
import { useThread } from "./use-thread";
import { Words } from "./words";

type KeptPageProps = { actor: JoinActor; isWaiting?: boolean; children: ReactNode };

/** The stored form waits for an account, or for its verified address. */
export function KeptPage({ actor, isWaiting = false, children }: KeptPageProps) {
  const terms = useSelector(actor, selectTerms);
  const ask = useSelector(actor, selectAsk);
  const thread = useThread(actor);
  const kids = kidsOf(ask?.wishes ?? []);
  const names = kids.length > 0 ? listNames(kids.map(kidName)) : null;
  const goal = terms?.team ? `to join the ${terms.team.name}` : "to come in";
  const asks = names ? `${names} ${kids.length > 1 ? "ask" : "asks"} ${goal}` : `You ask ${goal}`;
  return (
    <Words
      thread={thread}
      team={terms?.team}
      title={isWaiting ? "Check your inbox." : "Almost there."}
      text={
        isWaiting
          ? `${asks} as soon as you've pressed the button in our mail.`
          : `${asks} as soon as you're in.`
      }
    >
      {children}
      <Stack $gap={2}>
        {kids.length === 1 && (
          <Button kind="secondary" onClick={() => actor.send({ type: "change.pressed" })}>
            Change
          </Button>
        )}
        <Button kind="quiet" onClick={() => actor.send({ type: "withdrawn" })}>
          Cancel request
        </Button>
      </Stack>
    </Words>
  );
}

import { useSelector } from "@xstate/react";
import {
  selectKidForm,
  selectMe,
  selectReason,
  selectTerms,
} from "../../../machines/invitation/join.machine";
import { Button } from "../../ui/base/button";
import { Muted, QuietPage, Stack } from "../../ui/base/page";
import { Elsewhere } from "./elsewhere";
import type { JoinActor } from "./join-actor";
import { formYesOf, headlineOf, sentBy, sightOf } from "./join-texts";
import { type DateMachine, KidForm } from "./kid-form";
import { useThread } from "./use-thread";
import { Words } from "./words";

type KidsPageProps = { actor: JoinActor; dateField: DateMachine; isInsideApp: boolean };

/** The form for a child; signed out it is the whole page of the invitation. */
export function KidsPage({ actor, dateField, isInsideApp }: KidsPageProps) {
  const terms = useSelector(actor, selectTerms);
  const reason = useSelector(actor, selectReason);
  const form = useSelector(actor, selectKidForm);
  const isCold = useSelector(actor, selectMe) === null;
  const thread = useThread(actor);
  if (!form || !terms) return <QuietPage />;
  const yes = reason === "added" ? "Add" : formYesOf(terms);
  return (
    <Words
      thread={thread}
      team={terms.team}
      title={isCold ? headlineOf(terms) : "Who's coming along?"}
      text={isCold && sentBy(terms.from)}
    >
      {isCold && <Elsewhere actor={actor} isInsideApp={isInsideApp} />}
      <KidForm
        key={form.id + form.sessionId}
        form={form}
        dateField={dateField}
        yes={yes}
        back={isCold ? null : "Back"}
      />
      <Muted>{sightOf(terms)}</Muted>
      {isCold && (
        <Stack $gap={1}>
          <Muted>On Drip already, or playing yourself?</Muted>
          <Button kind="quiet" onClick={() => actor.send({ type: "sign-in.pressed" })}>
            Sign in first
          </Button>
        </Stack>
      )}
    </Words>
  );
}

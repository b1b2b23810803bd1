import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { selectHasLink, selectTerms } from "../../../machines/invitation/join.machine";
import { Button } from "../../ui/base/button";
import { ShareIcon } from "../../ui/base/icons";
import type { JoinActor } from "./join-actor";
import { Words } from "./words";

/** For minors, who can only share the link with an adult. */
export function MinorPage({ actor, children }: { actor: JoinActor; children: ReactNode }) {
  const terms = useSelector(actor, selectTerms);
  const hasLink = useSelector(actor, selectHasLink) && terms?.needs_approval === true;
  return (
    <Words
      team={terms?.team}
      title="A grown-up has to take this one."
      text={`${terms?.team ? `${terms.team.name} want you. ` : ""}${hasLink ? "Send it to a parent or guardian." : "Send Drip to a parent or guardian."}`}
    >
      <Button icon={<ShareIcon />} onClick={() => actor.send({ type: "share.pressed" })}>
        {hasLink ? "Share this link" : "Share Drip"}
      </Button>
      {children}
    </Words>
  );
}

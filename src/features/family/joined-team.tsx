import { useActorRef, useSelector } from "@xstate/react";
import { useEffect } from "react";
import { joinedTexts, type RememberedRequest } from "../../../domain/needs-you/joined-team";
import { fillPattern, routes } from "../../../domain/shell/routes";
import {
  type JoinedTeamMachine,
  selectIsCelebrating,
  selectJoined,
} from "../../../machines/needs-you/joined-team.machine";
import { ModalDialog } from "../../controls/dialogs/modal-dialog";
import { inPlace } from "../../ui/base/in-place";
import { LinkButton } from "../../ui/base/link-button";
import { Celebration } from "../../ui/brand/celebration";
import { FullPage } from "../../ui/dialogs/full-page";
import { Crest, initialOf } from "../../ui/team/crest";

export type JoinedTeamProps = {
  machine: JoinedTeamMachine;
  /** The open requests; null while they are not read. */
  open: readonly RememberedRequest[] | null;
  onGo: (path: string) => void;
};

/** Covers the page once when a team has let somebody of the household in. */
export function JoinedTeam({ machine, open, onGo }: JoinedTeamProps) {
  const actor = useActorRef(machine);
  const isCelebrating = useSelector(actor, selectIsCelebrating);
  const joined = useSelector(actor, selectJoined);
  const ids = open?.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a request never changes, so their ids say all
  useEffect(() => {
    if (open !== null) actor.send({ type: "requests.read", open });
  }, [actor, ids]);
  if (joined === null) return null;
  const { firstName, team } = joined;
  const href = fillPattern(routes.team.pattern, { id: team.id });
  return (
    <ModalDialog
      isOpen={isCelebrating}
      title={joinedTexts.title(firstName)}
      description={joinedTexts.text(team.name)}
      onClosed={() => actor.send({ type: "closed" })}
    >
      <FullPage>
        <Celebration crest={<Crest team={team} size={64} initial={initialOf(team)} />} />
        <LinkButton isWide href={href} onClick={inPlace(() => onGo(href))}>
          {joinedTexts.toTeam}
        </LinkButton>
      </FullPage>
    </ModalDialog>
  );
}

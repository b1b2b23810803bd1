import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import type { ActorRefFrom } from "xstate";
import { familyAddress } from "../../../domain/family/family-address";
import { fillPattern, routes } from "../../../domain/shell/routes";
import type { phoneMachine } from "../../../machines/account/phone.machine";
import {
  selectAskedKid,
  selectPage,
  selectResult,
  selectTerms,
} from "../../../machines/invitation/join.machine";
import { Button } from "../../ui/base/button";
import { PlusIcon } from "../../ui/base/icons";
import { inPlace } from "../../ui/base/in-place";
import { LinkButton } from "../../ui/base/link-button";
import { Muted, Stack } from "../../ui/base/page";
import { SectionHead } from "../../ui/base/section-head";
import type { JoinActor } from "./join-actor";
import { useThread } from "./use-thread";
import { Words } from "./words";

export type AfterProps = {
  actor: JoinActor;
  onGo: (path: string) => void;
  phoneForm: (form: ActorRefFrom<typeof phoneMachine>) => ReactNode;
};

/** The result of joining, and the next steps. */
export function After({ actor, onGo, phoneForm }: AfterProps) {
  const page = useSelector(actor, selectPage);
  const terms = useSelector(actor, selectTerms);
  const result = useSelector(actor, selectResult);
  const thread = useThread(actor);
  const isCircle = terms?.kind === "guardian" || terms?.kind === "follower";
  const go = (path: string) => ({ href: path, onClick: inPlace(() => onGo(path)) });
  const home = (
    <LinkButton kind="secondary" {...go(routes.home.pattern)}>
      To the home field
    </LinkButton>
  );
  if (page === "asked" && isCircle)
    return (
      <Words title="Almost." text={`${terms.from} only has to say it's you.`}>
        {home}
      </Words>
    );
  if (page === "asked") return <Asked actor={actor} home={home} go={go} phoneForm={phoneForm} />;
  const team = result?.team_id ? fillPattern(routes.team.pattern, { id: result.team_id }) : null;
  return (
    <Words
      thread={thread}
      team={terms?.team}
      title="You're in!"
      text={isCircle ? inCircle(terms) : "See you on the field."}
    >
      {team ? (
        <LinkButton isWide {...go(team)}>
          To the team
        </LinkButton>
      ) : terms?.kind === "guardian" ? (
        <LinkButton isWide {...go(familyAddress(null))}>
          To your family
        </LinkButton>
      ) : null}
      {!team && home}
    </Words>
  );
}

type AskedProps = Pick<AfterProps, "actor" | "phoneForm"> & {
  home: ReactNode;
  go: (path: string) => { href: string; onClick: ReturnType<typeof inPlace> };
};

function Asked({ actor, home, go, phoneForm }: AskedProps) {
  const terms = useSelector(actor, selectTerms);
  const kid = useSelector(actor, selectAskedKid);
  const phone = useSelector(actor, (snapshot) => snapshot.children.phone);
  return (
    <Words
      thread={useThread(actor)}
      team={terms?.team}
      title="Asked!"
      text="Waiting for a coach to approve. We'll ding you."
    >
      <Button kind="secondary" icon={<PlusIcon />} onClick={() => actor.send({ type: "kid.wanted" })}>
        One more kid
      </Button>
      {kid && (
        <Stack $gap={2}>
          <SectionHead>Who else looks after {kid.name}?</SectionHead>
          <LinkButton kind="secondary" {...go(familyAddress(kid.childId))}>
            Invite a guardian
          </LinkButton>
        </Stack>
      )}
      {kid && phone && (
        <Stack $gap={2}>
          <SectionHead>Phone number</SectionHead>
          <Muted>Only {kid.name}'s coaches see it. For the day a knee gets scraped.</Muted>
          {phoneForm(phone)}
        </Stack>
      )}
      {home}
    </Words>
  );
}

const inCircle = ({
  kind,
  child_first_name: first = "them",
}: {
  kind: string;
  child_first_name?: string | undefined;
}) => (kind === "guardian" ? `You look after ${first} now.` : `You follow ${first} now.`);

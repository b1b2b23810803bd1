import { useSelector } from "@xstate/react";
import { Fragment } from "react";
import type { ActorRefFrom } from "xstate";
import { requestText } from "../../../domain/needs-you/request-texts";
import { fillPattern, routes } from "../../../domain/shell/routes";
import { partsIn, type TeamEntry, waitingIn } from "../../../domain/team/team-list";
import { selectFault, selectPhase, selectRows } from "../../../machines/base/collection.setup";
import type { teamListMachine } from "../../../machines/team/team-list.machine";
import { Collection } from "../../controls/base/collection";
import { CrewIcon, InvitationIcon, PlusIcon, TrophyIcon } from "../../ui/base/icons";
import { inPlace } from "../../ui/base/in-place";
import { ListRow } from "../../ui/base/list-row";
import { SheetItem, SheetText } from "../../ui/dialogs/sheet";
import { Crest, initialOf } from "../../ui/team/crest";
import { NeedsYouCount } from "../../ui/team/needs-you-count";
import { SideTeams } from "../../ui/team/side-teams";
import { type TeamRequest, TeamRequests } from "../../ui/team/team-requests";

export type TeamListProps = {
  list: ActorRefFrom<typeof teamListMachine>;
  /** Minors are added by their guardians. */
  isMinor: boolean;
  /** One's own requests to join; null before they are read. */
  requests: readonly TeamRequest[] | null;
  onOpened: (href: string) => void;
  onShared: () => void;
};

/** The person's teams in the sheet, with links to create and join. */
export function TeamList({ list, isMinor, requests, onOpened, onShared }: TeamListProps) {
  return (
    <>
      <SheetText>
        <Collection
          of={list}
          opening="Looking for your teams"
          empty={requests?.length === 0 && <NoTeam of={isMinor ? forMinors : forGrownUps} />}
          gone={null}
        >
          {({ item }) => (
            <ListRow
              start={<Crest team={item} initial={initialOf(item)} />}
              title={item.name}
              detail={partsIn(item).map((part) => (
                <Fragment key={part}>
                  {part}
                  <br />
                </Fragment>
              ))}
              end={waitingIn(item) > 0 && <NeedsYouCount count={waitingIn(item)} />}
              href={pathOf(item)}
              onPressed={() => onOpened(pathOf(item))}
            />
          )}
        </Collection>
        <TeamRequests of={requests ?? []} />
      </SheetText>
      {isMinor ? (
        <SheetItem icon={<InvitationIcon />} onPressed={onShared}>
          Share Drip
        </SheetItem>
      ) : (
        ways.map(({ dialog, label, icon }) => (
          <SheetItem key={dialog} icon={icon} onPressed={() => onOpened(`${routes.next.pattern}?${dialog}`)}>
            {label}
          </SheetItem>
        ))
      )}
    </>
  );
}

/** The teams' names in the sidebar, with a link to more. */
export function SideTeamList({ list, isMinor, requests, path, onOpened }: SideTeamListProps) {
  const rows = useSelector(list, selectRows<TeamEntry>);
  const phase = useSelector(list, selectPhase);
  const fault = useSelector(list, selectFault);
  const link = (href: string) => ({
    href,
    "aria-current": href === path ? ("page" as const) : undefined,
    onClick: inPlace(() => onOpened(href)),
  });
  return (
    <SideTeams aria-label="Your teams" aria-busy={phase === "opening"}>
      {rows.map(({ item }) => (
        <li key={item.id}>
          <a {...link(pathOf(item))}>
            <Crest team={item} size={24} initial={initialOf(item)} />
            <span>{item.name}</span>
            <NeedsYouCount count={waitingIn(item)} />
          </a>
        </li>
      ))}
      {requests?.map(({ id, team_name, child_first_name }) => (
        <li key={id}>
          <p>{requestText(team_name, child_first_name)}</p>
        </li>
      ))}
      {fault !== null && (
        <li>
          <p role="alert">{fault}</p>
          <button type="button" onClick={() => list.send({ type: "retry.pressed" })}>
            Try again
          </button>
        </li>
      )}
      {isMinor
        ? rows.length === 0 && (
            <li>
              <p>{forMinors.title}</p>
            </li>
          )
        : fault === null && (
            <li>
              <a {...link(routes.next.pattern)}>
                <PlusIcon size={24} />
                <span>Start or join</span>
              </a>
            </li>
          )}
    </SideTeams>
  );
}

export type SideTeamListProps = Omit<TeamListProps, "onShared"> & { path: string };

const NoTeam = ({ of: { title, line } }: { of: { title: string; line: string } }) => (
  <div>
    <p>
      <strong>{title}</strong>
    </p>
    <p>{line}</p>
  </div>
);

const forGrownUps = { title: "No team yet.", line: "Got a code? Got kids? Got a whistle? Pick one." };
const forMinors = { title: "No team here yet.", line: "Your grown-up adds you and keeps you posted." };

const ways = [
  { dialog: "code", label: "Join with a code", icon: <InvitationIcon /> },
  { dialog: "kids", label: "Add my kids", icon: <CrewIcon /> },
  { dialog: "team", label: "Start a team", icon: <TrophyIcon /> },
];

const pathOf = ({ id }: TeamEntry) => fillPattern(routes.team.pattern, { id });

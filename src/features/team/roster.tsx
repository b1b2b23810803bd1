import { useSelector } from "@xstate/react";
import { type ReactNode, useId } from "react";
import type { ActorRefFrom } from "xstate";
import type { Row } from "../../../domain/base/collection";
import { isStaffRole } from "../../../domain/team/roles";
import { groupOf, type RosterGroup, type RosterLine, rolesText } from "../../../domain/team/roster";
import { canDo, groupRoster, isEmptyRoster, opensMember, type Team } from "../../../domain/team/team-page";
import { teamPageTexts } from "../../../domain/team/texts";
import { selectFault, selectPhase, selectRows } from "../../../machines/base/collection.setup";
import type { rosterMachine } from "../../../machines/team/roster.machine";
import { Avatar } from "../../ui/account/avatar";
import { RoleBadge } from "../../ui/account/role-badge";
import { Button } from "../../ui/base/button";
import { ListRow, RowGroup } from "../../ui/base/list-row";
import { SectionHead } from "../../ui/base/section-head";
import { Skeleton } from "../../ui/base/skeleton";
import { Poster } from "../../ui/brand/poster";
import { BasesDrawing } from "../../ui/brand/poster-drawings";
import { CapAvatar } from "../../ui/team/cap-avatar";
import { SquadGrid } from "../../ui/team/squad-grid";
import { ReadingFault } from "./team-head";

export type RosterActor = ActorRefFrom<typeof rosterMachine>;

export type RosterProps = {
  team: Team;
  roster: RosterActor;
  memberHref: (id: string) => string;
  onMemberOpened: (id: string) => void;
  /** Link or button to invite, for those who may. */
  invite: ReactNode;
  /** Link to import a list, for those who may. */
  importList: ReactNode;
};

/** The members whom the reader may see, in groups. */
export function Roster({ team, roster, invite, importList, ...opening }: RosterProps) {
  const phase = useSelector(roster, selectPhase);
  const rows = useSelector(roster, selectRows<RosterLine>);
  const fault = useSelector(roster, selectFault);
  if (phase === "opening") return <Skeleton rows={6} label={teamPageTexts.openingRoster} />;
  const groups = groupRoster(rows.map(({ item }) => item));
  const isAlone = phase !== "failed" && isEmptyRoster(groups);
  const firstGroup = groupsInOrder.find(({ group }) => groups[group].length > 0)?.group;
  return (
    <>
      {fault !== null && (
        <ReadingFault fault={fault} onRetried={() => roster.send({ type: "retry.pressed" })} />
      )}
      {groupsInOrder.map(({ group, name }) => {
        const shown = rows.filter(({ item }) => groupOf(item) === group);
        const ofGroup = { ...opening, team, roster, group, rows: shown, isBusy: phase !== "shown" };
        return shown.length === 0 ? null : (
          <Group
            key={group}
            name={name}
            count={shown.length}
            end={!isAlone && group === firstGroup && importList}
          >
            {(id) =>
              group === "players" || group === "spots" ? (
                <Caps {...ofGroup} labelledBy={id} />
              ) : (
                <RowGroup aria-labelledby={id} aria-busy={ofGroup.isBusy}>
                  {shown.map((row) => (
                    <Line key={row.item.id} {...row} {...opening} team={team} />
                  ))}
                </RowGroup>
              )
            }
          </Group>
        );
      })}
      {isAlone && (
        <Poster tone="chalk" title={teamPageTexts.empty} drawing={<BasesDrawing />}>
          {invite && <p>{teamPageTexts.emptyWhy}</p>}
          {invite}
          {importList && <p>{importList}</p>}
        </Poster>
      )}
    </>
  );
}

const groupsInOrder: readonly { group: RosterGroup; name: string }[] = [
  { group: "players", name: teamPageTexts.squad },
  { group: "spots", name: "Not joined yet" },
  { group: "staff", name: "Staff" },
  { group: "followers", name: "Followers" },
];

type GroupProps = { name: string; count: number; end: ReactNode; children: (headingId: string) => ReactNode };

function Group({ name, count, end, children }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} count={count} end={end}>
        {name}
      </SectionHead>
      {children(id)}
    </section>
  );
}

type Opening = Pick<RosterProps, "team" | "memberHref" | "onMemberOpened">;

type CapsProps = Opening &
  Pick<RosterProps, "roster"> & {
    group: RosterGroup;
    rows: readonly Row<RosterLine>[];
    labelledBy: string;
    isBusy: boolean;
  };

/** Players and spots. Staff send a spot's invitation again with Remind. */
function Caps({ team, roster, group, rows, labelledBy, isBusy, memberHref, onMemberOpened }: CapsProps) {
  const mayNudge = group === "spots" && canDo(team, "keep_spot");
  return (
    <SquadGrid
      team={team}
      labelledBy={labelledBy}
      isBusy={isBusy}
      onOpened={onMemberOpened}
      players={rows.map(({ item, change, refusal }) => {
        const opens = opensMember(team, item);
        return {
          id: item.id,
          name: item.shown_name,
          number: item.number,
          isMine: item.is_mine,
          isOpen: item.kind === "spot",
          detail: detailOf(item),
          href: opens ? memberHref(item.id) : undefined,
          isBusy: change !== null,
          fault: refusal,
          action: mayNudge && (item.invited ?? 0) > 0 && (
            <Button
              kind="secondary"
              isBusy={change !== null}
              aria-label={`Remind ${item.shown_name}'s family`}
              onClick={() => roster.send({ type: "item.changed", change: { id: item.id, to: item } })}
            >
              Remind
            </Button>
          ),
        };
      })}
    />
  );
}

function Line({ item, change, refusal, team, memberHref, onMemberOpened }: Row<RosterLine> & Opening) {
  return (
    <ListRow
      start={<Face {...item} />}
      title={item.shown_name}
      detail={item.kind === "adult" ? <Roles {...item} /> : detailOf(item)}
      isBusy={change !== null}
      fault={refusal}
      {...(opensMember(team, item) && {
        href: memberHref(item.id),
        onPressed: () => onMemberOpened(item.id),
      })}
    />
  );
}

function Face({ kind, user_id, avatar, shown_name, is_mine }: RosterLine) {
  if (kind === "adult")
    return (
      <Avatar user={{ id: user_id ?? "", avatar: avatar ?? null, is_deleted: false }} name={shown_name} />
    );
  return <CapAvatar initial={[...shown_name][0] ?? ""} isMine={is_mine} />;
}

const Roles = ({ roles, is_mine }: RosterLine) => (
  <>
    {is_mine && "You "}
    {roles.some(isStaffRole) ? <RoleBadge>{rolesText(roles)}</RoleBadge> : rolesText(roles)}
  </>
);

/** A child's guardians are named in its sheet. */
function detailOf({ kind, invited }: RosterLine): string | undefined {
  if (kind === "spot") return (invited ?? 0) > 0 ? teamPageTexts.noAnswer : teamPageTexts.noAddress;
  if (kind === "resting") return teamPageTexts.frozenPlayer;
  return undefined;
}

import { useSelector } from "@xstate/react";
import { type ReactNode, useId } from "react";
import type { ActorRefFrom } from "xstate";
import type { Row } from "../../../domain/base/collection";
import { type RosterGroup, type RosterLine, rolesText } from "../../../domain/team/roster";
import { canDo, groupRoster, isEmptyRoster, opensMember, type Team } from "../../../domain/team/team-page";
import { teamPageTexts } from "../../../domain/team/texts";
import { selectFault, selectPhase, selectRows } from "../../../machines/base/collection.setup";
import type { rosterMachine } from "../../../machines/team/roster.machine";
import { Avatar } from "../../ui/account/avatar";
import { Button } from "../../ui/base/button";
import { ListRow, RowGroup } from "../../ui/base/list-row";
import { SectionHead } from "../../ui/base/section-head";
import { Skeleton } from "../../ui/base/skeleton";
import { Poster } from "../../ui/brand/poster";
import { BasesDrawing } from "../../ui/brand/poster-drawings";
import { CapAvatar } from "../../ui/family/cap-avatar";
import { ReadingFault } from "./team-head";

export type RosterActor = ActorRefFrom<typeof rosterMachine>;

export type RosterProps = {
  team: Team;
  roster: RosterActor;
  memberHref: (id: string) => string;
  onMemberOpened: (id: string) => void;
  /** Link or button to invite, for those who may. */
  invite: ReactNode;
};

/** The members whom the reader may see, in groups. */
export function Roster({ team, roster, invite, ...opening }: RosterProps) {
  const phase = useSelector(roster, selectPhase);
  const rows = useSelector(roster, selectRows<RosterLine>);
  const fault = useSelector(roster, selectFault);
  if (phase === "opening") return <Skeleton rows={6} label={teamPageTexts.openingRoster} />;
  const groups = groupRoster(rows.map(({ item }) => item));
  const rowOf = (line: RosterLine) => rows.find(({ item }) => item.id === line.id);
  const isAlone = phase !== "failed" && isEmptyRoster(groups);
  return (
    <>
      {fault !== null && (
        <ReadingFault fault={fault} onRetried={() => roster.send({ type: "retry.pressed" })} />
      )}
      {groupsInOrder.map(({ group, name }) =>
        groups[group].length === 0 ? null : (
          <Group key={group} name={name} count={groups[group].length} isBusy={phase !== "shown"}>
            {groups[group].map((line) => {
              const row = rowOf(line);
              return (
                row && (
                  <Line
                    key={line.id}
                    {...row}
                    team={team}
                    group={group}
                    {...opening}
                    onNudged={() => roster.send({ type: "item.changed", change: { id: line.id, to: line } })}
                  />
                )
              );
            })}
          </Group>
        ),
      )}
      {isAlone && (
        <Poster tone="chalk" title={teamPageTexts.empty} drawing={<BasesDrawing />}>
          {invite && <p>{teamPageTexts.emptyWhy}</p>}
          {invite}
        </Poster>
      )}
    </>
  );
}

const groupsInOrder: readonly { group: RosterGroup; name: string }[] = [
  { group: "staff", name: "Staff" },
  { group: "players", name: "Players" },
  { group: "spots", name: "Spots" },
  { group: "followers", name: "Followers" },
];

type GroupProps = { name: string; count: number; isBusy: boolean; children: ReactNode };

function Group({ name, count, isBusy, children }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} count={count}>
        {name}
      </SectionHead>
      <RowGroup aria-labelledby={id} aria-busy={isBusy}>
        {children}
      </RowGroup>
    </section>
  );
}

type LineProps = Row<RosterLine> &
  Pick<RosterProps, "team" | "memberHref" | "onMemberOpened"> & { group: RosterGroup; onNudged: () => void };

function Line({ item, change, refusal, team, group, memberHref, onMemberOpened, onNudged }: LineProps) {
  const isPlayer = group === "players" || group === "spots";
  const nudge = group === "spots" && canDo(team, "keep_spot") && (item.invited ?? 0) > 0;
  return (
    <ListRow
      {...(isPlayer && { number: item.number })}
      start={<Face {...item} />}
      title={item.shown_name}
      detail={detailOf(item)}
      isBusy={change !== null}
      fault={refusal}
      {...(opensMember(team, item) && {
        href: memberHref(item.id),
        onPressed: () => onMemberOpened(item.id),
      })}
      end={
        nudge && (
          <Button
            kind="secondary"
            isBusy={change !== null}
            aria-label={`Nudge ${item.shown_name}'s family`}
            onClick={onNudged}
          >
            Nudge
          </Button>
        )
      }
    />
  );
}

/** The number has a column of its own, so the cap shows the initial. */
function Face({ kind, user_id, avatar, shown_name, is_mine }: RosterLine) {
  if (kind === "adult")
    return <Avatar user={{ id: user_id ?? "", avatar: avatar ?? null, is_deleted: false }} />;
  return <CapAvatar initial={[...shown_name][0] ?? ""} isMine={is_mine} />;
}

function detailOf({ kind, roles, guardians, invited, is_mine }: RosterLine): string | undefined {
  if (kind === "spot") return (invited ?? 0) > 0 ? teamPageTexts.noAnswer : teamPageTexts.noAddress;
  if (kind === "resting") return teamPageTexts.restingPlayer;
  if (kind === "adult") return is_mine ? `You · ${rolesText(roles).toLowerCase()}` : rolesText(roles);
  return guardians && guardians.length > 0 ? guardians.map(({ name }) => name).join(", ") : undefined;
}

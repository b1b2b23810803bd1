import { useState } from "react";
import type { ActorRefFrom } from "xstate";
import type { HuddlePerson, LastMessage } from "../../../domain/huddle/huddle";
import { chatTexts } from "../../../domain/huddle/huddle-texts";
import { beginning } from "../../../domain/huddle/message-parts";
import { firstName } from "../../../domain/huddle/readers-texts";
import { noTeamColours, type TeamColours } from "../../../domain/team/colours";
import type { huddleListMachine } from "../../../machines/huddle/huddle-list.machine";
import { Collection } from "../../controls/base/collection";
import { Avatar } from "../../ui/account/avatar";
import { Poster } from "../../ui/brand/poster";
import { ChatDrawing } from "../../ui/brand/poster-drawings";
import { HuddleRow } from "../../ui/huddle/huddle-row";
import { listTime } from "../../ui/huddle/talk-time";
import { Crest, initialOf } from "../../ui/team/crest";

export type HuddleListProps = {
  list: ActorRefFrom<typeof huddleListMachine>;
  me: string;
  /** Null until the teams are read. */
  teams: ReadonlyMap<string, TeamColours & { name: string }>;
  /** Id of the opened huddle's line. */
  openId: string | null;
  hrefOf: (id: string) => string;
  onOpened: (href: string) => void;
};

/** The huddles, the newest first. */
export function HuddleList({ list, me, teams, openId, hrefOf, onOpened }: HuddleListProps) {
  const [now] = useState(Date.now);
  return (
    <Collection of={list} opening={chatTexts.opening} empty={<EmptyBench />} gone={<EmptyBench />}>
      {({ item: { id, huddle, people } }) => {
        const author = people.find(({ user_id: userId }) => userId === huddle.last?.author_id);
        const href = hrefOf(id);
        return (
          <HuddleRow
            key={id}
            face={
              huddle.kind === "group" && author && author.user_id !== me ? (
                <Face person={author} />
              ) : (
                <TeamFace team={teams.get(huddle.team_id) ?? null} />
              )
            }
            name={huddle.name}
            last={lastWords(huddle.last, author, people, me)}
            time={huddle.last ? listTime(huddle.last.made_at, now) : null}
            unread={huddle.unread}
            isMuted={huddle.muted_until !== null}
            isCurrent={id === openId}
            href={href}
            onOpened={() => onOpened(href)}
          />
        );
      }}
    </Collection>
  );
}

const EmptyBench = () => (
  <Poster tone="ink" title={chatTexts.empty} drawing={<ChatDrawing />}>
    <p>{chatTexts.emptyLine}</p>
  </Poster>
);

/** Minors' accounts reach no huddle. */
export const MinorsBench = () => (
  <Poster tone="ink" title={chatTexts.minors} drawing={<ChatDrawing />}>
    <p>{chatTexts.minorsLine}</p>
  </Poster>
);

/** "Kim: see you there". */
function lastWords(
  last: LastMessage | undefined,
  author: HuddlePerson | undefined,
  people: readonly HuddlePerson[],
  me: string,
): string {
  if (!last) return chatTexts.nothingYet;
  const by = last.author_id === me ? chatTexts.you : firstName(author?.shown_name ?? "");
  if (last.withdrawn_as !== null) return `${by}: ${chatTexts.takenBack}`;
  if (last.text === null) return chatTexts.folded;
  const names = new Map(people.map(({ user_id: id, shown_name: name }) => [id, firstName(name)]));
  return `${by}: ${beginning(last.text, names)}`;
}

export const Face = ({ person, size = 40 }: { person: HuddlePerson; size?: number }) => (
  <Avatar
    user={{ id: person.user_id, avatar: person.avatar, is_deleted: false }}
    name={person.shown_name}
    size={size}
  />
);

export const TeamFace = ({
  team,
  size = 40,
}: {
  team: (TeamColours & { name: string }) | null;
  size?: 24 | 40;
}) =>
  team ? (
    <Crest team={team} size={size} initial={initialOf(team)} />
  ) : (
    <Crest team={noTeamColours} size={size} />
  );

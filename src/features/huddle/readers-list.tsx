import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import type { ActorRefFrom } from "xstate";
import { problemTexts } from "../../../domain/base/texts";
import { chatTexts, newHuddleTexts } from "../../../domain/huddle/huddle-texts";
import { readerParts } from "../../../domain/huddle/readers-words";
import {
  type ReadersMachine,
  selectHasFailed,
  selectReaders,
} from "../../../machines/huddle/readers.machine";
import { Button } from "../../ui/base/button";
import { InlineNotice } from "../../ui/base/inline-notice";
import { List, ListRow } from "../../ui/base/list-row";
import { Skeleton } from "../../ui/base/skeleton";
import { Face } from "./huddle-list";

export type ReadersListProps = { of: ActorRefFrom<ReadersMachine>; me: string };

/** Everybody who reads a huddle, and whose guardian they are. */
export function ReadersList({ of, me }: ReadersListProps) {
  const readers = useSelector(of, selectReaders);
  const hasFailed = useSelector(of, selectHasFailed);
  const want = () => of.send({ type: "readers.wanted" });
  useEffect(() => of.send({ type: "readers.wanted" }), [of]);
  if (hasFailed)
    return (
      <InlineNotice
        role="alert"
        tone="needs-you"
        title={problemTexts.unreachable}
        actions={
          <Button kind="secondary" onClick={want}>
            Try again
          </Button>
        }
      />
    );
  if (readers === null) return <Skeleton rows={4} label={newHuddleTexts.opening} />;
  return (
    <List>
      {readers.map(({ user_id: userId, person, ...reader }) => (
        <ListRow
          key={userId}
          start={<Face person={person} />}
          title={userId === me ? `${person.shown_name} (${chatTexts.you})` : person.shown_name}
          detail={readerParts(reader)}
        />
      ))}
    </List>
  );
}

import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import { problemTexts } from "../../../domain/base/texts";
import { newHuddleTexts } from "../../../domain/huddle/dialog-texts";
import { chatTexts } from "../../../domain/huddle/huddle-texts";
import { readerParts } from "../../../domain/huddle/people-texts";
import type { HuddleKey } from "../../../domain/huddle/talk-outcomes";
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

export type ReadersListProps = { machine: ReadersMachine; of: HuddleKey; me: string };

/** Everybody who reads a huddle, and whose guardian they are. */
export function ReadersList({ machine, of, me }: ReadersListProps) {
  const [input] = useState(of);
  const actor = useActorRef(machine, { input });
  const readers = useSelector(actor, selectReaders);
  const hasFailed = useSelector(actor, selectHasFailed);
  const want = () => actor.send({ type: "readers.wanted" });
  useEffect(() => actor.send({ type: "readers.wanted" }), [actor]);
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

import { useActorRef, useSelector } from "@xstate/react";
import { useState } from "react";
import { type CardKey, messageKeyOf, type Poll } from "../../../domain/feed/card";
import type { Voters } from "../../../domain/feed/feed-outcomes";
import { feedTexts } from "../../../domain/feed/feed-texts";
import { votersTexts } from "../../../domain/feed/form-texts";
import { chatTexts } from "../../../domain/huddle/huddle-texts";
import type { votersMachine } from "../../../machines/feed/voters.machine";
import { selectRefusal, selectValue } from "../../../machines/huddle/read-of-message.setup";
import { Avatar } from "../../ui/account/avatar";
import { Button } from "../../ui/base/button";
import { InlineNotice } from "../../ui/base/inline-notice";
import { ListRow, RowGroup } from "../../ui/base/list-row";
import { Muted, Stack } from "../../ui/base/page";
import { SectionHead } from "../../ui/base/section-head";
import { Skeleton } from "../../ui/base/skeleton";

export type PollVotersProps = { machine: typeof votersMachine; of: CardKey; poll: Poll; me: string };

/** By option, who voted for it. */
export function PollVoters({ machine, of, poll, me }: PollVotersProps) {
  const [input] = useState(messageKeyOf(of));
  const actor = useActorRef(machine, { input });
  const value = useSelector(actor, selectValue<Voters>);
  const refusal = useSelector(actor, selectRefusal<Voters>);
  if (refusal !== null)
    return (
      <InlineNotice
        role="alert"
        tone="needs-you"
        title={refusal}
        actions={
          <Button kind="secondary" onClick={() => actor.send({ type: "retry.pressed" })}>
            {feedTexts.again}
          </Button>
        }
      />
    );
  if (value === null) return <Skeleton rows={3} label={votersTexts.opening} />;
  if (value.voters.length === 0) return <Muted>{votersTexts.none}</Muted>;
  const people = new Map(value.people.map((person) => [person.user_id, person]));
  return (
    <Stack $gap={3}>
      {poll.options.map((option, at) => {
        const voters = value.voters.filter(({ picks }) => picks.includes(at + 1));
        return (
          <section key={option} aria-label={option}>
            <SectionHead level={3} count={voters.length}>
              {option}
            </SectionHead>
            {voters.length > 0 && (
              <RowGroup>
                {voters.map(({ user_id: id }) => (
                  <ListRow
                    key={id}
                    start={
                      <Avatar user={{ id, avatar: people.get(id)?.avatar ?? null, is_deleted: false }} />
                    }
                    title={id === me ? chatTexts.you : people.get(id)?.shown_name || chatTexts.somebody}
                  />
                ))}
              </RowGroup>
            )}
          </section>
        );
      })}
    </Stack>
  );
}

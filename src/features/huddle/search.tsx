import { useActorRef, useSelector } from "@xstate/react";
import { useState } from "react";
import { searchTexts } from "../../../domain/huddle/dialog-texts";
import { beginning } from "../../../domain/huddle/message-parts";
import { markedParts } from "../../../domain/huddle/search-hits";
import type { Hit } from "../../../domain/huddle/talk-outcomes";
import {
  type SearchMachine,
  selectHasMore,
  selectHits,
  selectRefusal,
  selectStep,
  selectWords,
} from "../../../machines/huddle/search.machine";
import { Button } from "../../ui/base/button";
import { InlineNotice } from "../../ui/base/inline-notice";
import { Muted, Stack } from "../../ui/base/page";
import { Skeleton } from "../../ui/base/skeleton";
import { Found, HitRow } from "../../ui/huddle/hit-row";
import { listTime } from "../../ui/huddle/talk-time";
import { TextInput } from "../../ui/huddle/text-input";

export type SearchProps = {
  machine: SearchMachine;
  /** The name of a hit's huddle. */
  nameOf: (hit: Hit) => string;
  hrefOf: (hit: Hit) => string;
  onOpened: (hit: Hit) => void;
};

/** Messages with these words; a press opens the huddle around one. */
export function Search({ machine, nameOf, hrefOf, onOpened }: SearchProps) {
  const actor = useActorRef(machine);
  const step = useSelector(actor, selectStep);
  const hits = useSelector(actor, selectHits);
  const words = useSelector(actor, selectWords);
  const hasMore = useSelector(actor, selectHasMore);
  const refusal = useSelector(actor, selectRefusal);
  const [typed, setTyped] = useState("");
  const [now] = useState(Date.now);
  const isFound = step === "found" || step === "reachingBack" || step === "askingAgain";
  return (
    <Stack $gap={4}>
      <TextInput
        label={searchTexts.field}
        hint={searchTexts.hint}
        isFirst
        value={typed}
        onEntered={(text) => {
          setTyped(text);
          actor.send({ type: "text.entered", text });
        }}
      />
      {step === "asking" && <Skeleton rows={3} label={searchTexts.asking} />}
      {isFound && hits.length === 0 && <Muted role="status">{searchTexts.none}</Muted>}
      {isFound && hits.length > 0 && (
        <Found>
          {hits.map((hit) => (
            <HitRow
              key={hit.id}
              huddle={nameOf(hit)}
              author={hit.author}
              time={listTime(hit.message.made_at, now)}
              parts={markedParts(beginning(hit.message.text, new Map()), words)}
              href={hrefOf(hit)}
              onOpened={() => onOpened(hit)}
            />
          ))}
        </Found>
      )}
      {isFound && hasMore && (
        <Button
          kind="secondary"
          isBusy={step !== "found"}
          onClick={() => actor.send({ type: "more.wanted" })}
        >
          Show more
        </Button>
      )}
      {refusal !== null && (
        <InlineNotice
          role="alert"
          tone="needs-you"
          title={refusal}
          actions={
            step === "refused" && (
              <Button kind="secondary" onClick={() => actor.send({ type: "retry.pressed" })}>
                Try again
              </Button>
            )
          }
        />
      )}
    </Stack>
  );
}

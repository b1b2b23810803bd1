import { useActorRef } from "@xstate/react";
import { blockedTexts } from "../../../domain/report/report-texts";
import type { blockedPeopleMachine } from "../../../machines/report/blocked-people.machine";
import { Collection } from "../../controls/base/collection";
import { Avatar } from "../../ui/account/avatar";
import { Button } from "../../ui/base/button";
import { ListRow } from "../../ui/base/list-row";
import { Muted, Stack } from "../../ui/base/page";

export type BlockedPeopleProps = { machine: typeof blockedPeopleMachine };

/** Whom the person has blocked, each with a button that undoes it. */
export function BlockedPeople({ machine }: BlockedPeopleProps) {
  const list = useActorRef(machine, { input: {} });
  return (
    <Stack $gap={4}>
      <Muted>{blockedTexts.why}</Muted>
      <Collection
        of={list}
        opening={blockedTexts.opening}
        empty={<Muted>{blockedTexts.none}</Muted>}
        gone={<Muted>{blockedTexts.none}</Muted>}
      >
        {({ item: { id, name, avatar }, change, refusal }) => (
          <ListRow
            start={<Avatar user={{ id, avatar, is_deleted: false }} name={name} />}
            title={name}
            isBusy={change !== null}
            fault={refusal}
            end={
              <Button
                kind="secondary"
                isBusy={change !== null}
                aria-label={`${blockedTexts.unfold} ${name}`}
                onClick={() => list.send({ type: "item.changed", change: { id, to: null } })}
              >
                {blockedTexts.unfold}
              </Button>
            }
          />
        )}
      </Collection>
    </Stack>
  );
}

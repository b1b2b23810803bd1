import { useActorRef } from "@xstate/react";
import { foldedTexts } from "../../../domain/report/report-texts";
import type { blockedPeopleMachine } from "../../../machines/report/blocked-people.machine";
import { Collection } from "../../controls/base/collection";
import { Avatar } from "../../ui/account/avatar";
import { Button } from "../../ui/base/button";
import { ListRow } from "../../ui/base/list-row";
import { Muted, Stack } from "../../ui/base/page";

export type BlockedPeopleProps = { machine: typeof blockedPeopleMachine };

/** Whom the person has folded away, each with a button that undoes it. */
export function BlockedPeople({ machine }: BlockedPeopleProps) {
  const list = useActorRef(machine, { input: {} });
  return (
    <Stack $gap={4}>
      <Muted>{foldedTexts.why}</Muted>
      <Collection
        of={list}
        opening={foldedTexts.opening}
        empty={<Muted>{foldedTexts.none}</Muted>}
        gone={<Muted>{foldedTexts.none}</Muted>}
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
                aria-label={`${foldedTexts.unfold} ${name}`}
                onClick={() => list.send({ type: "item.changed", change: { id, to: null } })}
              >
                {foldedTexts.unfold}
              </Button>
            }
          />
        )}
      </Collection>
    </Stack>
  );
}

import { useState } from "react";
import type { ActorRefFrom } from "xstate";
import type { Row } from "../../../domain/base/collection";
import { deviceName, lastUsed, type OwnSession } from "../../../domain/session/device";
import type { sessionListMachine } from "../../../machines/session/session-list.machine";
import { Collection } from "../../controls/base/collection";
import { Button } from "../../ui/base/button";
import { DeviceIcon } from "../../ui/base/icons";
import { ListRow } from "../../ui/base/list-row";
import { Muted, Stack } from "../../ui/base/page";
import { showDate } from "../../ui/dates/show-date";
import { FormButtons } from "../../ui/fields/form";

export type SessionListProps = {
  list: ActorRefFrom<typeof sessionListMachine>;
  onBack: () => void;
};

/** The person's sessions, each with a sign-out button. */
export function SessionList({ list, onBack }: SessionListProps) {
  return (
    <Stack $gap={4}>
      <Muted>Don't know one of these? Sign it out, then change your password.</Muted>
      <Collection
        of={list}
        opening="Looking where you're signed in"
        empty={<Muted>Nowhere but here.</Muted>}
        gone={<Muted>Nowhere but here.</Muted>}
      >
        {(row) => (
          <SessionRow
            {...row}
            onEnded={() => list.send({ type: "item.changed", change: { id: row.item.id, to: null } })}
          />
        )}
      </Collection>
      <FormButtons>
        <Button kind="quiet" onClick={onBack}>
          Back
        </Button>
      </FormButtons>
    </Stack>
  );
}

function SessionRow({ item, change, refusal, onEnded }: Row<OwnSession> & { onEnded: () => void }) {
  const [now] = useState(Date.now);
  const name = deviceName(item);
  const since = `signed in ${showDate(item.created_at)}`;
  return (
    <ListRow
      start={<DeviceIcon />}
      title={name}
      detail={
        item.is_this_one
          ? `This one · ${since}`
          : `${capital(lastUsed(item.last_used_at, now, showDate))} · ${since}`
      }
      isBusy={change !== null}
      fault={refusal}
      end={
        !item.is_this_one && (
          <Button
            kind="secondary"
            isBusy={change !== null}
            aria-label={`Sign out ${name}, ${since}`}
            onClick={onEnded}
          >
            Sign out
          </Button>
        )
      }
    />
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

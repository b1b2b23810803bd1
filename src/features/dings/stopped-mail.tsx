import { useActorRef, useSelector } from "@xstate/react";
import { useId } from "react";
import { type StoppedTeam, stoppedMailTexts } from "../../../domain/dings/stopped-mail";
import { selectRows } from "../../../machines/base/collection.setup";
import type { stoppedMailMachine } from "../../../machines/dings/stopped-mail.machine";
import { Button } from "../../ui/base/button";
import { keepFocus } from "../../ui/base/keep-focus";
import { List, ListRow } from "../../ui/base/list-row";
import { Stack } from "../../ui/base/page";
import { SectionHead } from "../../ui/base/section-head";

export type StoppedMailProps = { machine: typeof stoppedMailMachine };

/** Teams whose mails the person stopped, each with a button that begins them again. Nothing for everybody else, or if they cannot be read. */
export function StoppedMail({ machine }: StoppedMailProps) {
  const list = useActorRef(machine, { input: {} });
  const rows = useSelector(list, selectRows<StoppedTeam>);
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <Stack $gap={2} role="group" aria-labelledby={id} ref={keepFocus}>
      <SectionHead level={3} id={id}>
        {stoppedMailTexts.title}
      </SectionHead>
      <List>
        {rows.map(({ item, change, refusal }) => (
          <ListRow
            key={item.id}
            title={<span role="status">{item.isBegun ? stoppedMailTexts.begun(item.name) : item.name}</span>}
            isBusy={change !== null}
            fault={refusal}
            end={
              !item.isBegun && (
                <Button
                  kind="secondary"
                  isBusy={change !== null}
                  aria-label={stoppedMailTexts.beginFrom(item.name)}
                  onClick={() =>
                    list.send({
                      type: "item.changed",
                      change: { id: item.id, to: { ...item, isBegun: true } },
                    })
                  }
                >
                  {stoppedMailTexts.begin}
                </Button>
              )
            }
          />
        ))}
      </List>
    </Stack>
  );
}

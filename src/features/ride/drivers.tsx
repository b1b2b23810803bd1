import { useActorRef, useSelector } from "@xstate/react";
import { useId } from "react";
import { type DriverLine, driverTexts } from "../../../domain/ride/drivers";
import { selectPhase, selectRows } from "../../../machines/base/collection.setup";
import type { DriverListMachine } from "../../../machines/ride/driver-list.machine";
import { Collection } from "../../controls/base/collection";
import { Button } from "../../ui/base/button";
import { keepFocus } from "../../ui/base/keep-focus";
import { ListRow } from "../../ui/base/list-row";
import { Muted, Stack } from "../../ui/base/page";
import { SectionHead } from "../../ui/base/section-head";
import { CarIcon } from "../../ui/ride/car-icon";

export type DriversProps = { machine: DriverListMachine; firstName: string };

/** Who may drive a child also alone; any guardian takes it back with one press. Nothing while it is nobody. */
export function Drivers({ machine, firstName }: DriversProps) {
  const list = useActorRef(machine, { input: {} });
  const phase = useSelector(list, selectPhase);
  const isEmpty = useSelector(list, (snapshot) => selectRows<DriverLine>(snapshot).length === 0);
  const id = useId();
  if (isEmpty && phase !== "failed") return null;
  return (
    <section aria-labelledby={id}>
      <Stack $gap={2} ref={keepFocus}>
        <SectionHead level={3} id={id}>
          {driverTexts.title(firstName)}
        </SectionHead>
        <Muted>{driverTexts.why(firstName)}</Muted>
        <Collection<DriverLine> of={list} opening={driverTexts.opening} empty={null} gone={null}>
          {({ item, change, refusal }) => (
            <ListRow
              start={<CarIcon />}
              title={item.name}
              detail={driverTexts.until(item)}
              isBusy={change !== null}
              fault={refusal}
              end={
                <Button
                  kind="secondary"
                  aria-label={`${driverTexts.takeBack}, ${item.name}`}
                  isBusy={change !== null}
                  onClick={() => list.send({ type: "item.changed", change: { id: item.id, to: null } })}
                >
                  {driverTexts.takeBack}
                </Button>
              }
            />
          )}
        </Collection>
      </Stack>
    </section>
  );
}

import { useActorRef } from "@xstate/react";
import { useEffect, useRef, useState } from "react";
import { type CalendarLine, calendarHref } from "../../../domain/calendar-link/lines";
import { calendarLinkTexts } from "../../../domain/calendar-link/texts";
import type { calendarLinksMachine } from "../../../machines/calendar-link/calendar-links.machine";
import { Collection } from "../../controls/base/collection";
import { Button } from "../../ui/base/button";
import { CalendarIcon, CopyIcon, PlusIcon } from "../../ui/base/icons";
import { LinkButton } from "../../ui/base/link-button";
import { ListRow } from "../../ui/base/list-row";
import { Muted, Stack } from "../../ui/base/page";
import { FullHeight } from "../../ui/dialogs/full-height";
import { LinkCard } from "./link-card";

export type CalendarLinksProps = {
  machine: typeof calendarLinksMachine;
  now: () => number;
  onCopied: (link: string) => void;
};

/** What one has a calendar link of, and what one may make one of with a press. */
export function CalendarLinks({ machine, now, onCopied }: CalendarLinksProps) {
  const list = useActorRef(machine, { input: {} });
  const [wanted, setWanted] = useState<string | null>(null);
  return (
    <FullHeight>
      <Stack $gap={4}>
        <Muted>{calendarLinkTexts.whoSees}</Muted>
        <Collection<CalendarLine> of={list} opening={calendarLinkTexts.opening} empty={null} gone={null}>
          {(row) => {
            const { item, change, refusal } = row;
            const send = (to: CalendarLine) =>
              list.send({ type: "item.changed", change: { id: item.id, to } });
            if (item.link === null)
              return (
                <ListRow
                  title={item.title}
                  detail={calendarLinkTexts.make}
                  end={<PlusIcon size={20} />}
                  isBusy={change !== null}
                  isDisabled={change !== null}
                  fault={refusal}
                  onPressed={() => {
                    setWanted(item.id);
                    send({ ...item, pendingAction: "make" });
                  }}
                />
              );
            return (
              <LinkCard
                row={row}
                link={item.link}
                now={now}
                ways={(address) => (
                  <>
                    <CopyButton address={address} title={item.title} onCopied={onCopied} />
                    {item.link?.guest_name === null && (
                      <AddLink address={address} isNew={item.id === wanted} />
                    )}
                  </>
                )}
                onChanged={send}
              />
            );
          }}
        </Collection>
      </Stack>
    </FullHeight>
  );
}

/** The next press after the one that made the link, so it takes the focus then. */
function AddLink({ address, isNew }: { address: string; isNew: boolean }) {
  const ref = useRef<HTMLAnchorElement>(null);
  const [isFirst] = useState(isNew);
  useEffect(() => {
    if (isFirst) ref.current?.focus();
  }, [isFirst]);
  return (
    <LinkButton ref={ref} href={calendarHref(address)} icon={<CalendarIcon />}>
      {calendarLinkTexts.add}
    </LinkButton>
  );
}

type CopyButtonProps = Pick<CalendarLinksProps, "onCopied"> & { address: string; title: string };

const CopyButton = ({ address, title, onCopied }: CopyButtonProps) => (
  <Button
    kind="secondary"
    icon={<CopyIcon />}
    aria-label={`${calendarLinkTexts.copy}, ${title}`}
    onClick={() => onCopied(address)}
  >
    {calendarLinkTexts.copy}
  </Button>
);

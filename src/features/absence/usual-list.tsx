import { useActorRef, useSelector } from "@xstate/react";
import { type ReactNode, useId } from "react";
import type { UsualLine } from "../../../domain/absence/usual";
import { stillInText } from "../../../domain/absence/usual-asked";
import { usualTexts } from "../../../domain/absence/usual-texts";
import type { usualListMachine } from "../../../machines/absence/usual-list.machine";
import { selectPhase, selectRows } from "../../../machines/base/collection.setup";
import { Collection } from "../../controls/base/collection";
import { Button } from "../../ui/base/button";
import { ListRow } from "../../ui/base/list-row";
import { Muted, Stack } from "../../ui/base/page";
import { SectionHead } from "../../ui/base/section-head";
import { CapAvatar } from "../../ui/team/cap-avatar";

export type UsualListProps = {
  machine: typeof usualListMachine;
  /** Appears with the list, which would push it away. */
  below: ReactNode;
};

/** Who comes to practices as usual, and who answers each time. */
export function UsualList({ machine, below }: UsualListProps) {
  const list = useActorRef(machine, { input: {} });
  const id = useId();
  const phase = useSelector(list, selectPhase);
  const isEmpty = useSelector(list, (snapshot) => selectRows<UsualLine>(snapshot).length === 0);
  if (isEmpty && phase !== "failed") return phase !== "opening" && below;
  return (
    <>
      <section aria-labelledby={id}>
        <Stack $gap={3}>
          <SectionHead level={3} id={id}>
            {usualTexts.practices}
          </SectionHead>
          <Muted>{usualTexts.why}</Muted>
          <Collection of={list} opening={usualTexts.opening} empty={null} gone={null}>
            {({ item, change, refusal }) => {
              const { isIn } = change?.to ?? item;
              const { first_name: name, team_name: team, usual } = item;
              const isPaused = item.isIn && usual?.is_paused === true;
              const button = (text: string, willBeIn: boolean) => (
                <Button
                  kind="secondary"
                  isBusy={change?.to?.isIn === willBeIn}
                  aria-disabled={change !== null}
                  onClick={() =>
                    list.send({
                      type: "item.changed",
                      change: { id: item.id, to: { ...item, isIn: willBeIn } },
                    })
                  }
                >
                  {text}
                </Button>
              );
              return (
                <ListRow
                  start={<CapAvatar team={item} number={item.number} initial={[...name][0] ?? ""} isMine />}
                  title={`${name}, ${team}`}
                  detail={
                    isPaused
                      ? usualTexts.paused
                      : isIn && usual
                        ? usualTexts.until(usual.until)
                        : usualTexts.answersEach
                  }
                  isBusy={change !== null}
                  fault={refusal}
                  end={
                    <>
                      {isPaused && button(stillInText, true)}
                      {item.isIn
                        ? button(usualTexts.weAnswer, false)
                        : button(usualTexts.countIn(name), true)}
                    </>
                  }
                />
              );
            }}
          </Collection>
        </Stack>
      </section>
      {below}
    </>
  );
}

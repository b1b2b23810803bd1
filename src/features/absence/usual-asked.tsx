import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { askAgainText, stillInText } from "../../../domain/absence/usual-asked";
import { needsYouText } from "../../../domain/needs-you/count-texts";
import type { NeedsYouLine } from "../../../domain/needs-you/needs-you-list";
import { detailOf, titleOf } from "../../../domain/needs-you/needs-you-texts";
import { selectRows } from "../../../machines/base/collection.setup";
import type { needsYouListMachine } from "../../../machines/needs-you/needs-you-list.machine";
import { Button } from "../../ui/base/button";
import { ListRow, RowGroup } from "../../ui/base/list-row";

export type UsualAskedProps = { of: ActorRefFrom<typeof needsYouListMachine> };

/** Whether a paused usual yes still holds, on a page that draws *Needs you* itself. */
export function UsualAsked({ of: list }: UsualAskedProps) {
  const asked = useSelector(list, selectRows<NeedsYouLine>).filter(({ item }) => item.kind === "usual_ended");
  if (asked.length === 0) return null;
  return (
    <RowGroup aria-label={needsYouText}>
      {asked.map(({ item, change, refusal }) => {
        const button = (decision: "confirmed" | "ended", text: string, isMain: boolean) => (
          <Button
            kind={isMain ? "secondary" : "quiet"}
            aria-label={`${text}, ${titleOf(item)}`}
            isBusy={change?.to?.decision === decision}
            aria-disabled={change !== null}
            onClick={() =>
              list.send({ type: "item.changed", change: { id: item.id, to: { ...item, decision } } })
            }
          >
            {text}
          </Button>
        );
        return (
          <ListRow
            key={item.id}
            title={titleOf(item)}
            detail={detailOf(item, null)}
            isBusy={change !== null}
            fault={refusal}
            end={
              <>
                {button("ended", askAgainText, false)}
                {button("confirmed", stillInText, true)}
              </>
            }
          />
        );
      })}
    </RowGroup>
  );
}

import { type FormEvent, useEffect, useRef } from "react";
import { fieldOfFault, type JudgedSpot } from "../../../domain/team/roster-import";
import {
  faultTexts,
  nameOfSpot,
  rosterImportTexts,
  spotRemarkTexts,
} from "../../../domain/team/roster-import-texts";
import type { SpotLine as ReadLine } from "../../../domain/team/roster-lines";
import { Button } from "../../ui/base/button";
import { Form, FormButtons } from "../../ui/fields/form";
import { ImportLine } from "../../ui/schedule/import-line";
import { CapAvatar } from "../../ui/team/cap-avatar";
import type { ListStepProps } from "./roster-mapping";
import { readSpot, SpotFields } from "./spot-fields";

type LineProps<Spot> = Pick<ListStepProps, "actor" | "team"> & {
  spot: Spot;
  /** No other line is being corrected. */
  isIdle: boolean;
};

/** One player of the list, with what is wrong; a press opens the fields in its place. */
export function SpotLine({ actor, team, spot, isOpen, isIdle }: LineProps<JudgedSpot> & { isOpen: boolean }) {
  const { line, faults, remarks } = spot;
  const isBroken = faults.length > 0;
  const name = nameOfSpot(spot);
  const { emailAddresses } = spot.spot;
  return (
    <ImportLine
      start={<Cap team={team} spot={spot} />}
      title={name}
      line={line}
      detail={emailAddresses.join(", ") || rosterImportTexts.noMail}
      tone={isBroken ? "fault" : "new"}
      said=""
      faults={faultTexts(spot)}
      remarks={remarks.map((remark) => spotRemarkTexts[remark])}
      end={
        isIdle && (
          <Button
            kind={isBroken ? "secondary" : "quiet"}
            aria-label={rosterImportTexts.mendOne(name)}
            onClick={() => actor.send({ type: "row.opened", line })}
          >
            {rosterImportTexts.change}
          </Button>
        )
      }
    >
      {isOpen && <LineForm actor={actor} spot={spot} />}
    </ImportLine>
  );
}

type FormProps = Pick<ListStepProps, "actor"> & { spot: JudgedSpot };

/** The field that is wrong has the focus. */
function LineForm({ actor, spot: { line, spot, faults } }: FormProps) {
  const ref = useRef<HTMLFormElement>(null);
  const field = fieldOfFault(faults[0]);
  useEffect(() => ref.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus(), [field]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    actor.send({ type: "row.corrected", spot: readSpot(event.currentTarget) });
  };
  return (
    <Form ref={ref} onSubmit={submit} noValidate>
      <div style={pairs}>
        <SpotFields spot={spot} />
      </div>
      <FormButtons>
        <Button kind="quiet" onClick={() => actor.send({ type: "row.dropped", line })}>
          {rosterImportTexts.drop}
        </Button>
        <Button kind="secondary" onClick={() => actor.send({ type: "back.pressed" })}>
          {rosterImportTexts.back}
        </Button>
        <Button type="submit">{rosterImportTexts.apply}</Button>
      </FormButtons>
    </Form>
  );
}

/** Two fields side by side if there is room. */
const pairs = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 11rem), 1fr))",
  columnGap: "var(--space-3)",
} as const;

/** A line that was left out by a press. */
export const DroppedLine = ({ actor, team, spot, isIdle }: LineProps<ReadLine>) => (
  <ImportLine
    start={<Cap team={team} spot={spot} />}
    title={nameOfSpot(spot)}
    detail=""
    tone="same"
    said=""
    end={
      isIdle && (
        <Button
          kind="quiet"
          aria-label={`${rosterImportTexts.restore}: ${nameOfSpot(spot)}`}
          onClick={() => actor.send({ type: "row.restored", line: spot.line })}
        >
          {rosterImportTexts.restore}
        </Button>
      )
    }
  />
);

const Cap = ({ team, spot: { spot } }: Pick<ListStepProps, "team"> & { spot: ReadLine | JudgedSpot }) => (
  <CapAvatar
    team={team}
    number={/^\d{1,2}$/.test(spot.number) ? spot.number : null}
    initial={[...spot.firstName][0] ?? ""}
    isOpen
    size={44}
  />
);

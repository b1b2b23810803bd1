import { useMemo, useRef, useState } from "react";
import type { CardDraft, DraftFaults } from "../../../domain/feed/card-form";
import { cardFormTexts } from "../../../domain/feed/form-texts";
import { mostOptions, optionLength } from "../../../domain/feed/limits";
import { readTime, timeRule } from "../../../domain/schedule/event/event-fields";
import { TimeField } from "../../controls/dates/time-field";
import { TypedDateField, type TypedDateFieldProps } from "../../controls/dates/typed-date-field";
import { Button } from "../../ui/base/button";
import { CloseIcon, PlusIcon } from "../../ui/base/icons";
import { InlineNotice } from "../../ui/base/inline-notice";
import { Muted } from "../../ui/base/page";
import { OptionRow, OptionRows } from "../../ui/feed/option-rows";
import { Tick } from "../../ui/fields/tick";
import { deviceWall } from "../../ui/schedule/device-clock";
import { FieldPair } from "../../ui/schedule/field-pair";

export type PollFieldsProps = {
  draft: CardDraft;
  onChanged: (part: Partial<CardDraft>) => void;
  faults: DraftFaults;
  areGapsShown: boolean;
  now: () => number;
};

export type PollFieldsPorts = { dateField: TypedDateFieldProps["machine"] };

/** What a poll asks for beside its question: the answers, how one votes, and until when. */
export function PollFields({
  draft,
  onChanged,
  faults,
  areGapsShown,
  dateField,
  now,
}: PollFieldsProps & PollFieldsPorts) {
  const { options, closes } = draft;
  const change = (at: number, text: string) =>
    onChanged({ options: options.map((each, nth) => (nth === at ? text : each)) });
  const [lastCloses, setLastCloses] = useState(closes);
  return (
    <>
      <OptionRows legend={cardFormTexts.options} problem={areGapsShown ? faults.options.all : null}>
        {options.map((option, at) => (
          <OptionRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity
            key={at}
            label={cardFormTexts.option(at + 1)}
            value={option}
            max={optionLength}
            problem={faults.options.lines[at] ?? null}
            onEntered={(text) => change(at, text)}
            end={
              options.length > 2 && (
                <Button
                  kind="quiet"
                  aria-label={cardFormTexts.dropOption(at + 1)}
                  icon={<CloseIcon size={20} />}
                  onClick={() => onChanged({ options: options.filter((_, nth) => nth !== at) })}
                />
              )
            }
          />
        ))}
        {options.length < mostOptions && (
          <Button
            kind="quiet"
            icon={<PlusIcon size={20} />}
            onClick={() => onChanged({ options: [...options, ""] })}
          >
            {cardFormTexts.addOption}
          </Button>
        )}
      </OptionRows>
      <Muted>{cardFormTexts.optionsDetail}</Muted>
      <Tick
        name="multiple"
        label={cardFormTexts.isMultiple}
        isTicked={draft.isMultiple}
        onTicked={(isMultiple) => onChanged({ isMultiple })}
      />
      <Tick
        name="voters"
        label={cardFormTexts.showsVoters}
        detail={cardFormTexts.showsVotersDetail}
        isTicked={draft.showsVoters}
        onTicked={(showsVoters) => onChanged({ showsVoters })}
      />
      <Tick
        name="open"
        label={cardFormTexts.isOpenEnded}
        isTicked={closes === ""}
        onTicked={(isOpen) => {
          if (isOpen) setLastCloses(closes);
          const tomorrow = deviceWall(new Date(now() + 86_400_000).toISOString()).slice(0, 16);
          onChanged({ closes: isOpen ? "" : lastCloses || tomorrow });
        }}
      />
      {closes !== "" && (
        <Closing
          closes={closes}
          problem={faults.closes}
          areGapsShown={areGapsShown}
          dateField={dateField}
          onChanged={(moment) => onChanged({ closes: moment })}
        />
      )}
    </>
  );
}

type ClosingProps = Pick<PollFieldsProps, "areGapsShown"> &
  PollFieldsPorts & {
    /** "2026-12-04T20:00". */
    closes: string;
    problem: string | null;
    onChanged: (closes: string) => void;
  };

/** The day and the time when voting closes. What is missing or unreadable its field says; what is wrong with both stands below. */
function Closing({ closes, problem, areGapsShown, dateField, onChanged }: ClosingProps) {
  const [begun] = useState(() => closes.split("T"));
  const typed = useRef({ day: begun[0] ?? "", time: begun[1] ?? "" });
  const [areBothFit, setBothFit] = useState(true);
  const value = useMemo(() => ({ startDate: begun[0] ?? null, endDate: null }), [begun]);
  const take = (part: Partial<{ day: string; time: string }>) => {
    typed.current = { ...typed.current, ...part };
    const { day, time } = typed.current;
    const isWhole = day !== "" && time !== "";
    setBothFit(isWhole);
    onChanged(isWhole ? `${day}T${time}` : noMoment);
  };
  return (
    <>
      <FieldPair>
        <TypedDateField
          label={cardFormTexts.closes}
          name="closes"
          machine={dateField}
          rules={required}
          value={value}
          isChecked={areGapsShown}
          onChange={({ startDate }, hasFailed) =>
            take({ day: hasFailed ? "" : (startDate?.slice(0, 10) ?? "") })
          }
        />
        <TimeField
          label={cardFormTexts.closesAt}
          name="closesAt"
          isRequired
          rule={timeRule}
          defaultTime={begun[1] ?? ""}
          onJudged={({ value: time, problem: fault }) =>
            take({ time: fault === null ? (readTime(time) ?? "") : "" })
          }
        />
      </FieldPair>
      <Muted>{cardFormTexts.closesDetail}</Muted>
      {areBothFit && problem !== null && <InlineNotice role="alert" tone="needs-you" title={problem} />}
    </>
  );
}

const required = { isRequired: true } as const;
/** Neither a moment nor never. */
const noMoment = "-";

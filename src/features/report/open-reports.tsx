import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { beginning } from "../../../domain/huddle/message-parts";
import type { Decision, OpenReport } from "../../../domain/report/open-reports";
import type { ReportCopy } from "../../../domain/report/report";
import { openReportTexts, reasonTexts } from "../../../domain/report/report-texts";
import { selectRows } from "../../../machines/base/collection.setup";
import type { openReportsMachine } from "../../../machines/report/open-reports.machine";
import { Collection } from "../../controls/base/collection";
import { Button } from "../../ui/base/button";
import { InlineNotice } from "../../ui/base/inline-notice";
import { Muted, Stack } from "../../ui/base/page";
import { SectionHead } from "../../ui/base/section-head";
import { FormButtons } from "../../ui/fields/form";
import { Bubble } from "../../ui/huddle/bubble";
import { AuthorGroup } from "../../ui/huddle/thread";
import { asOfWhen, whenOf } from "../../ui/schedule/device-clock";

export type OpenReportsProps = {
  machine: typeof openReportsMachine;
  now: () => number;
  /** Called after a decision, so that what counts reports is read again. */
  onDecided: () => void;
};

const decisions = ["kept", "sent_on", "withdrawn"] as const satisfies readonly Decision[];

/** What was reported to a team's managers, each with its decisions. */
export function OpenReports({ machine, now, onDecided }: OpenReportsProps) {
  const list = useActorRef(machine, { input: {} });
  const count = useSelector(list, (snapshot) => selectRows<OpenReport>(snapshot).length);
  const before = useRef(count);
  const tell = useEffectEvent(onDecided);
  useEffect(() => {
    if (count < before.current) tell();
    before.current = count;
  }, [count]);
  return (
    <Stack $gap={4}>
      <Muted>
        {openReportTexts.quiet} {openReportTexts.sentOnLine}
      </Muted>
      <Collection
        of={list}
        opening={openReportTexts.opening}
        empty={<InlineNotice title={openReportTexts.none}>{openReportTexts.noneLine}</InlineNotice>}
        gone={<InlineNotice title={openReportTexts.none}>{openReportTexts.noneLine}</InlineNotice>}
      >
        {({ item, change, refusal }) => (
          <Reported
            report={item}
            sent={change?.to?.decision ?? null}
            refusal={refusal}
            now={now()}
            onDecided={(decision) =>
              list.send({ type: "item.changed", change: { id: item.id, to: { ...item, decision } } })
            }
          />
        )}
      </Collection>
    </Stack>
  );
}

type ReportedProps = {
  report: OpenReport;
  /** The decision that is being sent. */
  sent: Decision | null;
  refusal: string | null;
  now: number;
  onDecided: (decision: Decision) => void;
};

function Reported({ report, sent, refusal, now, onDecided }: ReportedProps) {
  const { reason, note, copy, names, made_at: madeAt } = report;
  const [isAround, setAround] = useState(false);
  const id = useId();
  const hasAround = copy.before.length + copy.after.length > 0;
  const author = names[copy.message.author_id] || openReportTexts.somebody;
  return (
    <section aria-labelledby={id}>
      <Stack $gap={3}>
        <SectionHead id={id} level={3}>
          {reasonTexts[reason]}
        </SectionHead>
        <Muted>{openReportTexts.at(asOfWhen(Date.parse(madeAt), now))}</Muted>
        <div>
          {isAround && copy.before.map((each) => <Said key={each.seq} {...each} names={names} now={now} />)}
          <Said {...copy.message} names={names} now={now} isReported />
          {isAround && copy.after.map((each) => <Said key={each.seq} {...each} names={names} now={now} />)}
        </div>
        {copy.message.withdrawn_as !== null && <Muted>{openReportTexts.gone}</Muted>}
        {hasAround ? (
          <div>
            <Button kind="quiet" aria-expanded={isAround} onClick={() => setAround(!isAround)}>
              {openReportTexts.around}
            </Button>
          </div>
        ) : (
          <Muted>{openReportTexts.noAround}</Muted>
        )}
        {note !== null && <InlineNotice title={openReportTexts.note}>{note}</InlineNotice>}
        {refusal && <InlineNotice role="alert" tone="needs-you" title={refusal} />}
        <FormButtons>
          {decisions.map((decision) => (
            <Button
              key={decision}
              kind={decision === "withdrawn" ? "primary" : decision === "kept" ? "secondary" : "quiet"}
              isBusy={sent === decision}
              aria-disabled={sent !== null || undefined}
              aria-label={`${openReportTexts.decisions[decision]}: ${author}`}
              onClick={() => onDecided(decision)}
            >
              {openReportTexts.decisions[decision]}
            </Button>
          ))}
        </FormButtons>
      </Stack>
    </section>
  );
}

type SaidProps = ReportCopy["message"] & {
  names: OpenReport["names"];
  now: number;
  isReported?: boolean;
};

function Said({ author_id, text, made_at, names, now, isReported = false }: SaidProps) {
  const name = names[author_id] || openReportTexts.somebody;
  const when = whenOf(made_at, now);
  return (
    <AuthorGroup isOwn={false} name={name} time={when}>
      <Bubble isOwn={false} spoken={`${name}, ${when}`} isMarked={isReported}>
        {beginning(text, new Map(Object.entries(names)))}
      </Bubble>
    </AuthorGroup>
  );
}

import { useSelector } from "@xstate/react";
import { useEffect, useEffectEvent, useRef } from "react";
import { brokenSpots, fitSpots, lineAfter, mailsOf, spotCalls } from "../../../domain/team/roster-import";
import { rosterImportTexts, sendNoticeTexts } from "../../../domain/team/roster-import-texts";
import {
  selectDropped,
  selectImportStep,
  selectNotice,
  selectOpened,
  selectOthers,
  selectSpots,
  selectTable,
} from "../../../machines/team/roster-import.machine";
import { Button } from "../../ui/base/button";
import { FocusedStep } from "../../ui/base/focused-step";
import { InlineNotice } from "../../ui/base/inline-notice";
import { keepFocus } from "../../ui/base/keep-focus";
import { Muted, Stack } from "../../ui/base/page";
import { SectionHead } from "../../ui/base/section-head";
import { DialogFoot } from "../../ui/dialogs/dialog-foot";
import { ImportLines } from "../../ui/schedule/import-line";
import { KeptHere } from "./roster-kept-here";
import { DroppedLine, SpotLine } from "./roster-line";
import { ListButton, type ListStepProps } from "./roster-mapping";

/** Who comes in, line by line, before anything is sent. */
export function RosterChecking({
  actor,
  team,
  onPicked,
  onClosed,
}: ListStepProps & { onClosed: () => void }) {
  const isCorrecting = useSelector(actor, selectImportStep) === "correcting";
  const table = useSelector(actor, selectTable);
  const spots = useSelector(actor, selectSpots);
  const others = useSelector(actor, selectOthers);
  const dropped = useSelector(actor, selectDropped);
  const opened = useSelector(actor, selectOpened);
  const notice = useSelector(actor, selectNotice);
  const [broken, fit] = [brokenSpots(spots), fitSpots(spots)];
  const list = useRef<HTMLDivElement>(null);
  const before = useRef<{ line: number; isBroken: boolean } | null>(null);
  const goOn = useEffectEvent((from: number | null) => {
    if (from !== null) {
      before.current = { line: from, isBroken: broken.some(({ line }) => line === from) };
      return;
    }
    const next = before.current && lineAfter(spots, before.current);
    before.current = null;
    if (next !== null) list.current?.querySelector<HTMLElement>(`[data-line="${next}"] button`)?.focus();
  });
  useEffect(() => goOn(opened), [opened]);
  const lines = (shown: typeof spots) =>
    shown.map((spot) => (
      <SpotLine
        key={spot.line}
        actor={actor}
        team={team}
        spot={spot}
        isOpen={spot.line === opened}
        isIdle={!isCorrecting}
      />
    ));
  return (
    <FocusedStep label={rosterImportTexts.preview}>
      <Stack $gap={4} ref={list}>
        {notice && <InlineNotice role="alert" tone="needs-you" title={sendNoticeTexts[notice]} />}
        {table && <KeptHere table={table} />}
        {broken.length > 0 && (
          <>
            <SectionHead level={3} count={broken.length} needsYou>
              {rosterImportTexts.mend}
            </SectionHead>
            <ImportLines aria-label={rosterImportTexts.mend}>{lines(broken)}</ImportLines>
          </>
        )}
        <div>
          <SectionHead
            level={3}
            count={fit.length}
            end={
              !isCorrecting && (
                <Button kind="quiet" onClick={() => actor.send({ type: "columns.pressed" })}>
                  {rosterImportTexts.wrongColumns}
                </Button>
              )
            }
          >
            {rosterImportTexts.preview}
          </SectionHead>
          <Muted>{fit.length > 0 ? rosterImportTexts.tells(mailsOf(fit)) : rosterImportTexts.nothing}</Muted>
        </div>
        {fit.length > 0 && <ImportLines aria-label={rosterImportTexts.list}>{lines(fit)}</ImportLines>}
        {dropped.length > 0 && (
          <>
            <SectionHead level={3} count={dropped.length}>
              {rosterImportTexts.dropped}
            </SectionHead>
            <ImportLines aria-label={rosterImportTexts.dropped} ref={keepFocus}>
              {dropped.map((spot) => (
                <DroppedLine key={spot.line} actor={actor} team={team} spot={spot} isIdle={!isCorrecting} />
              ))}
            </ImportLines>
          </>
        )}
        {others.length > 0 && <Muted>{rosterImportTexts.others(others)}</Muted>}
      </Stack>
      {!isCorrecting && (
        <DialogFoot>
          {broken.length > 0 && (
            <Muted role="status" style={wholeLine}>
              {rosterImportTexts.broken(broken.length)}
            </Muted>
          )}
          <ListButton kind="quiet" onPicked={onPicked} />
          {fit.length > 0 ? (
            <Button
              onClick={() =>
                actor.send({ type: "send.pressed", calls: spotCalls(fit, () => crypto.randomUUID()) })
              }
            >
              {rosterImportTexts.save(fit.length, mailsOf(fit))}
            </Button>
          ) : (
            <Button onClick={onClosed}>{rosterImportTexts.close}</Button>
          )}
        </DialogFoot>
      )}
    </FocusedStep>
  );
}

/** Above the buttons. */
const wholeLine = { flexBasis: "100%" } as const;

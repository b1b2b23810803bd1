import type { ReactNode } from "react";
import { agendaTexts } from "../../../../domain/schedule/week/agenda-texts";
import { inPlace } from "../../../ui/base/in-place";
import { LinkButton } from "../../../ui/base/link-button";
import { Stack } from "../../../ui/base/page";
import { Poster } from "../../../ui/brand/poster";
import { WeeksDrawing } from "../../../ui/brand/poster-drawings";

export type ChalkUpProps = {
  newHref: (kind: "weekly" | "game") => string;
  onOpened: (href: string) => void;
  /** Other ways to events, between both. */
  children?: ReactNode;
};

/** What staff of a team without events begin with. */
export function ChalkUp({ newHref, onOpened, children }: ChalkUpProps) {
  const way = (kind: "weekly" | "game", text: string) => (
    <LinkButton
      kind={kind === "weekly" ? "primary" : "secondary"}
      href={newHref(kind)}
      onClick={inPlace(() => onOpened(newHref(kind)))}
    >
      {text}
    </LinkButton>
  );
  return (
    <Poster tone="signature" title={agendaTexts.chalkUp} drawing={<WeeksDrawing />}>
      <p>{agendaTexts.chalkUpWhy}</p>
      <Stack $gap={2}>
        {way("weekly", agendaTexts.weekly)}
        {children}
        {way("game", agendaTexts.aGame)}
      </Stack>
    </Poster>
  );
}

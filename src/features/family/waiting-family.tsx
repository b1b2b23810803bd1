import { familyAddress } from "../../../domain/family/family-address";
import type { NeedsYouLine } from "../../../domain/needs-you/needs-you-list";
import { requestText } from "../../../domain/needs-you/request-texts";
import { waitingFamilyTexts } from "../../../domain/needs-you/waiting-family";
import { routes } from "../../../domain/shell/routes";
import { inPlace } from "../../ui/base/in-place";
import { LinkButton } from "../../ui/base/link-button";
import { Stack } from "../../ui/base/page";
import { Poster } from "../../ui/brand/poster";
import { BasesDrawing } from "../../ui/brand/poster-drawings";

export type WaitingFamilyProps = {
  requests: readonly (Pick<NeedsYouLine, "id" | "child_id" | "child_first_name"> & { team_name: string })[];
  onGo: (path: string) => void;
};

/** Home of a family whose request to join is not decided yet. */
export function WaitingFamily({ requests, onGo }: WaitingFamilyProps) {
  const names = requests.flatMap(({ child_first_name: name }) => name ?? []);
  const childId = requests.find(({ child_id }) => child_id !== undefined)?.child_id;
  const way = (href: string, text: string, isMain = false) => (
    <LinkButton kind={isMain ? "primary" : "secondary"} href={href} onClick={inPlace(() => onGo(href))}>
      {text}
    </LinkButton>
  );
  return (
    <Poster tone="signature" title={waitingFamilyTexts.title([...new Set(names)])} drawing={<BasesDrawing />}>
      {requests.map(({ id, team_name, child_first_name }) => (
        <p key={id}>{requestText(team_name, child_first_name)}</p>
      ))}
      <p>{waitingFamilyTexts.meanwhile}</p>
      <Stack $gap={2}>
        {way(`${routes.dings.pattern}?rings`, waitingFamilyTexts.notifications, true)}
        {way(`${routes.schedule.pattern}?links`, waitingFamilyTexts.calendarLink)}
        {childId !== undefined && way(familyAddress(childId), waitingFamilyTexts.invite)}
      </Stack>
    </Poster>
  );
}

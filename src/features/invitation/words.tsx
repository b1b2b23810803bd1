import type { ReactNode } from "react";
import type { InvitationOffer, InvitationPreview } from "../../../domain/invitation/join";
import type { JoinThread } from "../../../domain/invitation/join-thread";
import { Muted, Stack } from "../../ui/base/page";
import { Headline, InvitationPage } from "../../ui/invitation/invitation-page";

export type WordsProps = {
  thread?: JoinThread | null;
  team?: (InvitationPreview | InvitationOffer)["team"];
  title: string;
  text?: ReactNode;
  children?: ReactNode;
};

/** Layout of an invitation's page: poster, text and buttons. */
export const Words = ({ thread = null, team, title, text, children }: WordsProps) => (
  <InvitationPage team={team} thread={thread}>
    <Stack $gap={3} role="status">
      <Headline tabIndex={-1}>{title}</Headline>
      {text && <Muted>{text}</Muted>}
    </Stack>
    {children}
  </InvitationPage>
);

import type { ReactNode } from "react";
import type { InvitationOffer, InvitationPreview } from "../../../domain/invitation/join";
import { Muted, Stack } from "../../ui/base/page";
import { Headline, InvitationPage } from "../../ui/invitation/invitation-page";

export type WordsProps = {
  team?: (InvitationPreview | InvitationOffer)["team"];
  title: string;
  text?: ReactNode;
  children?: ReactNode;
};

/** Layout of an invitation's page: poster, text and buttons. */
export const Words = ({ team, title, text, children }: WordsProps) => (
  <InvitationPage team={team}>
    <Stack $gap={3} role="status">
      <Headline tabIndex={-1}>{title}</Headline>
      {text && <Muted>{text}</Muted>}
    </Stack>
    {children}
  </InvitationPage>
);

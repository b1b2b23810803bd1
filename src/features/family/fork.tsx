import type { ReactNode } from "react";
import { routes } from "../../../domain/shell/routes";
import { Button } from "../../ui/base/button";
import { CrewIcon, InvitationIcon, TrophyIcon } from "../../ui/base/icons";
import { inPlace } from "../../ui/base/in-place";
import { LoneLink } from "../../ui/base/lone-link";
import { Poster } from "../../ui/brand/poster";
import { BasesDrawing } from "../../ui/brand/poster-drawings";
import { Way, Ways } from "../../ui/family/ways";

type OnOpened = { onOpened: (href: string) => void };

/** The choices after onboarding. */
export const Fork = ({ invitations, onOpened }: OnOpened & { invitations: ReactNode }) => (
  <>
    <Poster isLow tone="attention" title="Safe! You made it." drawing={<BasesDrawing />}>
      <p>What brings you here?</p>
    </Poster>
    {invitations}
    <Ways aria-label="What brings you here?">
      {ways.map(({ dialog, ...way }) => {
        const href = `${routes.next.pattern}?${dialog}`;
        return <Way key={dialog} {...way} href={href} onOpened={() => onOpened(href)} />;
      })}
    </Ways>
    <JustLooking onOpened={onOpened} />
  </>
);

/** For players under 18, whom an adult has to add. */
export const MinorsFork = ({ onOpened, onShared }: OnOpened & { onShared: () => void }) => (
  <>
    <Poster tone="attention" title="Your grown-up goes first." drawing={<BasesDrawing />}>
      <p>Players under 18 are added by a parent or guardian. Send them here.</p>
      <p>
        <Button kind="secondary" onClick={onShared}>
          Share Drip
        </Button>
      </p>
    </Poster>
    <JustLooking onOpened={onOpened} />
  </>
);

const JustLooking = ({ onOpened }: OnOpened) => (
  <p>
    Just looking.{" "}
    <LoneLink href={routes.home.pattern} onClick={inPlace(() => onOpened(routes.home.pattern))}>
      To the home field
    </LoneLink>
  </p>
);

const ways = [
  {
    dialog: "code",
    icon: <InvitationIcon />,
    title: "Join with a code",
    line: "A link or an 8-character code from your team.",
  },
  { dialog: "kids", icon: <CrewIcon />, title: "Add my kids", line: "You run the family. We keep up." },
  { dialog: "team", icon: <TrophyIcon />, title: "Start a team", line: "You've got the whistle." },
];

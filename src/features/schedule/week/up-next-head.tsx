import { upNextTexts } from "../../../../domain/schedule/week/next-up";
import { CalendarIcon } from "../../../ui/base/icons";
import { inPlace } from "../../../ui/base/in-place";
import { LinkButton } from "../../../ui/base/link-button";
import { SectionHead } from "../../../ui/base/section-head";

type UpNextHeadProps = { id: string; href: string; onOpened: (href: string) => void };

/** The heading of the next events, with a link to their schedule. */
export const UpNextHead = ({ id, href, onOpened }: UpNextHeadProps) => (
  <SectionHead
    id={id}
    end={
      <LinkButton
        kind="quiet"
        icon={<CalendarIcon size={20} />}
        href={href}
        onClick={inPlace(() => onOpened(href))}
      >
        Schedule
      </LinkButton>
    }
  >
    {upNextTexts.title}
  </SectionHead>
);

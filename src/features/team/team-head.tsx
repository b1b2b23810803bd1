import { useId } from "react";
import { dayFromIso } from "../../../domain/dates/calendar";
import { seeRequestsText, wantText } from "../../../domain/needs-you/request-texts";
import {
  ageGroupName,
  canArchive,
  canDo,
  hasSettings,
  lastSeason,
  openSeason,
  type Season,
  sportName,
  type Team,
} from "../../../domain/team/team-page";
import { mayDo, teamRolesOf } from "../../../domain/team/team-rights";
import { seasonTexts, teamPageTexts } from "../../../domain/team/texts";
import { Button } from "../../ui/base/button";
import { ChatIcon, ChevronBackIcon, CrewIcon, SettingsIcon } from "../../ui/base/icons";
import { inPlace } from "../../ui/base/in-place";
import { InlineNotice } from "../../ui/base/inline-notice";
import { LinkButton } from "../../ui/base/link-button";
import { SectionHead } from "../../ui/base/section-head";
import { dateWords } from "../../ui/dates/date-texts";
import { BandWay, TeamBand } from "../../ui/team/team-band";

export type Opened = { href: string; onOpened: () => void };

/** Where the page was opened from. Without a target it is a sheet. */
export type WayBack = { name: string; href?: string; onOpened: () => void };

type TeamHeadProps = { team: Team; settings: Opened; chat: Opened | null; back: WayBack; hasCard: boolean };

/** Crest, name and facts of the team, with the way back, its chat, and its settings for those who may change them. */
export function TeamHead({ team, settings, chat, back, hasCard }: TeamHeadProps) {
  const season = seasonLine(team);
  return (
    <TeamBand
      team={team}
      facts={[sportName(team.sport), ageGroupName(team.age_group)]}
      season={season}
      hasCard={hasCard}
      back={<Back {...back} />}
      end={
        <>
          {chat && (
            <LinkButton
              kind="quiet"
              href={chat.href}
              aria-label={teamPageTexts.chat}
              onClick={inPlace(chat.onOpened)}
            >
              <ChatIcon />
            </LinkButton>
          )}
          {hasSettings(team) && (
            <LinkButton
              kind="quiet"
              href={settings.href}
              aria-label="Team settings"
              onClick={inPlace(settings.onOpened)}
            >
              <SettingsIcon />
            </LinkButton>
          )}
        </>
      }
    />
  );
}

const Back = ({ name, href, onOpened }: WayBack) =>
  href === undefined ? (
    <BandWay as="button" type="button" aria-haspopup="dialog" onClick={onOpened}>
      <ChevronBackIcon size={20} />
      {name}
    </BandWay>
  ) : (
    <BandWay href={href} onClick={inPlace(onOpened)}>
      <ChevronBackIcon size={20} />
      {name}
    </BandWay>
  );

/** The open season with its days, or which one is over. */
export function seasonLine(team: Team): string | null {
  const last = lastSeason(team);
  return seasonDays(openSeason(team)) ?? (last && seasonTexts.over(last.name));
}

/** "Fall, Aug 15, 2026 – Nov 30, 2026". */
export const seasonDays = (season: Season | null) =>
  season && `${season.name}, ${day(season.starts_on)}\u00a0– ${day(season.ends_on)}`;

const day = (text: string) => {
  const found = dayFromIso(text);
  return found === null ? text : dateWords.medium(found);
};

type TeamNoticesProps = Record<"settings" | "requests" | "invite", Opened> & { team: Team };

/** Notices for staff: open requests, and problems. */
export function TeamNotices({ team, settings, requests, invite }: TeamNoticesProps) {
  const id = useId();
  const asking = team.counts.requests ?? 0;
  return (
    <>
      {asking > 0 && canDo(team, "decide_requests") && (
        <section aria-labelledby={id}>
          <SectionHead id={id} needsYou count={asking}>
            {teamPageTexts.needsYou}
          </SectionHead>
          <InlineNotice
            tone="needs-you"
            icon={<CrewIcon />}
            title={wantText(asking)}
            actions={
              <LinkButton href={requests.href} onClick={inPlace(requests.onOpened)}>
                {seeRequestsText(asking)}
              </LinkButton>
            }
          />
        </section>
      )}
      {team.archived_at !== null ? (
        <InlineNotice
          title={teamPageTexts.archived}
          actions={
            canArchive(team) && (
              <LinkButton kind="secondary" href={settings.href} onClick={inPlace(settings.onOpened)}>
                {teamPageTexts.bringBack}
              </LinkButton>
            )
          }
        >
          {teamPageTexts.archivedWhy}
        </InlineNotice>
      ) : (
        team.is_resting &&
        !mayDo(teamRolesOf(team.my_standings), "take_over") && (
          <InlineNotice title={teamPageTexts.resting}>{teamPageTexts.restingWhy}</InlineNotice>
        )
      )}
      {team.counts.staff === 1 && canDo(team, "invite_staff") && (
        <InlineNotice
          title={teamPageTexts.oneWhistle}
          actions={
            <LinkButton kind="secondary" href={invite.href} onClick={inPlace(invite.onOpened)}>
              Add another
            </LinkButton>
          }
        >
          {teamPageTexts.oneWhistleWhy}
        </InlineNotice>
      )}
    </>
  );
}

/** Error of a failed read, with a retry button. */
export const ReadingFault = ({ fault, onRetried }: { fault: string; onRetried: () => void }) => (
  <InlineNotice
    role="alert"
    tone="needs-you"
    title={fault}
    actions={
      <Button kind="secondary" onClick={onRetried}>
        Try again
      </Button>
    }
  />
);

import { useActorRef, useSelector } from "@xstate/react";
import { Suspense, useEffect, useEffectEvent, useId, useState } from "react";
import { readCardKey } from "../../../domain/feed/card";
import { doneText } from "../../../domain/feed/done-texts";
import type { FeedAction, FeedActionOutcome } from "../../../domain/feed/feed-outcomes";
import { feedTexts } from "../../../domain/feed/feed-texts";
import type { FeedWindow } from "../../../domain/feed/feed-window";
import {
  selectFault,
  selectStep,
  selectTeamId,
  selectTeams,
  selectWindow,
} from "../../../machines/feed/feed.machine";
import { Button } from "../../ui/base/button";
import { InlineNotice } from "../../ui/base/inline-notice";
import { SectionHead } from "../../ui/base/section-head";
import { CardSkeletons, EmptyPlays, FeedSection } from "../../ui/feed/feed-list";
import { FilterChip, FilterChips } from "../../ui/schedule/filter-chips";
import { Crest, initialOf } from "../../ui/team/crest";
import { FeedCards } from "./feed-cards";
import type { FeedKnown, FeedProps } from "./feed-props";

/** *Plays*: the posts of one's teams. Without a feed there is no section. */
export function Feed({
  machine,
  me,
  teamId,
  isHome,
  dialogs,
  onKnown,
  onPollSettled,
  announce,
  ...props
}: FeedProps) {
  const [input] = useState({ me, teamId, isHome });
  const feed = useActorRef(machine, { input });
  const step = useSelector(feed, selectStep);
  const window = useSelector(feed, selectWindow);
  const teams = useSelector(feed, selectTeams);
  const fault = useSelector(feed, selectFault);
  const chosen = useSelector(feed, selectTeamId);
  const id = useId();
  const isNone = step === "gone" || (step === "shown" && teams.length === 0);
  const isEmpty = step === "shown" && window !== null && isWindowEmpty(window);
  const known = isNone ? "none" : step !== "shown" ? null : isEmpty ? "empty" : "posts";
  const { openKey } = props;
  const isShown = step === "shown";
  useEffect(() => {
    if (isShown) feed.send({ type: "card.opened", key: readCardKey(openKey) });
  }, [feed, isShown, openKey]);
  const sendKnown = useEffectEvent((given: FeedKnown) => onKnown?.(given));
  useEffect(() => {
    if (known !== null) sendKnown(known);
  }, [known]);
  const sendDone = useEffectEvent((action: FeedAction, outcome: FeedActionOutcome) => {
    const text = doneText(action, outcome);
    if (text) announce({ tone: "success", text });
    if (isAboutPoll(action)) onPollSettled?.();
  });
  useEffect(() => {
    const done = feed.on("action.done", ({ action, outcome }) => sendDone(action, outcome));
    return () => done.unsubscribe();
  }, [feed]);
  if (isNone) return null;
  const posting = teams.filter((team) => team.may_post && (chosen === null || team.team_id === chosen));
  const write = (dialog: "post" | "ask") => props.onDialog(dialog, chosen ?? "");
  const compose = posting.length > 0 && (
    <Suspense>
      <props.Compose isWide={props.isWide} onChosen={write} />
    </Suspense>
  );
  return (
    <FeedSection aria-labelledby={id}>
      <SectionHead id={id} end={props.isWide && compose}>
        {feedTexts.title}
      </SectionHead>
      {isHome && teams.length > 1 && (
        <FilterChips label={feedTexts.teams}>
          <FilterChip
            isOn={chosen === null}
            onPressed={() => feed.send({ type: "team.chosen", teamId: null })}
          >
            {feedTexts.all}
          </FilterChip>
          {teams.map((team) => (
            <FilterChip
              key={team.team_id}
              icon={<Crest team={team} size={24} initial={initialOf(team)} />}
              isOn={chosen === team.team_id}
              onPressed={() => feed.send({ type: "team.chosen", teamId: team.team_id })}
            >
              {team.name}
            </FilterChip>
          ))}
        </FilterChips>
      )}
      {fault !== null && (
        <InlineNotice
          role="alert"
          tone="needs-you"
          title={fault}
          actions={
            <Button kind="secondary" onClick={() => feed.send({ type: "retry.pressed" })}>
              {feedTexts.again}
            </Button>
          }
        />
      )}
      {step === "opening" && <CardSkeletons label={feedTexts.opening} />}
      {isEmpty && (
        <EmptyPlays
          title={feedTexts.empty}
          line={posting.length > 0 ? feedTexts.emptyStaff : feedTexts.emptyFamilies}
        >
          {posting.length > 0 && <Button onClick={() => write("post")}>{feedTexts.post}</Button>}
        </EmptyPlays>
      )}
      {step === "shown" && window && !isEmpty && (
        <FeedCards {...props} feed={feed} window={window} me={me} labelledBy={id} />
      )}
      {!props.isWide && compose}
      {dialogs(feed)}
    </FeedSection>
  );
}

const isAboutPoll = ({ kind }: FeedAction) => kind === "vote" || kind === "close_poll" || kind === "delete";

const isWindowEmpty = ({ pinned, shown }: FeedWindow) => pinned.length + shown.length === 0;

import { withArticle } from "../base/texts";
import { chatTexts } from "../huddle/huddle-texts";
import { firstName } from "../huddle/readers-texts";
import type { FeedCard, Poll } from "./card";
import { isPollOpen } from "./card";

export const feedTexts = {
  title: "Plays",
  opening: "Loading plays",
  teams: "Teams",
  all: "All",
  more: "More",
  pinned: "Pinned",
  newPlays: (count: number) => (count === 1 ? "1 new play" : `${count} new plays`),
  toNewest: "To the newest",
  older: "Loading earlier plays",
  end: "That's the kickoff. You've seen it all.",
  empty: "Quiet out here.",
  emptyStaff: "First play's yours.",
  emptyFamilies: "Your coaches' plays land here.",
  offline: "Plays need a line.",
  post: "Post",
  ask: "Ask",
  compose: "Compose",
  menuOf: (name: string) => `Menu of the post of ${name}`,
  menu: "Post menu",
  blocked: "Blocked.",
  show: "Show",
  comment: "Comment",
  comments: (count: number) => (count === 1 ? "1 comment" : `${count} comments`),
  commentsOf: (words: string, name: string) => `${words}, post of ${name}`,
  commentsTitle: "Comments",
  commentsClosed: "Comments are closed",
  edited: "edited",
  cheer: "Cheer",
  poll: "Poll",
  seen: (seen: number, of: number) => `Seen by ${seen} of ${of}`,
  whoHasSeen: "See who",
  whoVoted: "Who voted",
  isOff: "Called off",
  again: "Try again",
  done: {
    posted: "Posted.",
    pinned: "Pinned.",
    unpinned: "Unpinned.",
    commentsClosed: "Comments closed.",
    commentsOpened: "Comments open again.",
    pollClosed: "Voting closed.",
    deleted: "Deleted.",
    muted: "Muted.",
    unmuted: "Rings again.",
    blocked: "Blocked.",
  },
} as const;

/** "Coach", "Manager", "Player", "Family": as what somebody posted. */
export function postedAs(
  { as_staff: isStaff }: Pick<FeedCard, "as_staff">,
  standing: string | null | undefined,
): string {
  if (isStaff) return standing === "manager" ? "Manager" : "Coach";
  return standing === "player" ? "Player" : "Family";
}

/** "Luis deleted a play", "A play was taken down". */
export function tombstoneText({ withdrawn_as: as }: Pick<FeedCard, "withdrawn_as">, name: string): string {
  if (as !== "author") return "A play was taken down";
  return name === chatTexts.you ? "You deleted a play" : `${firstName(name)} deleted a play`;
}

/** "18 voted · closes Fri 20:00 · everybody sees who". `moment` words a time. */
export function pollLine(
  poll: Pick<Poll, "closes_at" | "closed_at" | "shows_voters" | "is_multiple">,
  voters: number,
  now: number,
  moment: (at: string) => string,
): string {
  const isOpen = isPollOpen({ ...noPoll, ...poll }, now);
  const end = poll.closed_at ?? poll.closes_at;
  return [
    voters === 0 ? "No votes yet" : `${voters} voted`,
    ...(poll.is_multiple && isOpen ? ["pick any"] : []),
    ...(isOpen
      ? end === null
        ? []
        : [`closes ${moment(end)}`]
      : [end === null ? "closed" : `closed ${moment(end)}`]),
    poll.shows_voters ? "everybody sees who" : "only staff see who",
  ].join(" · ");
}

const noPoll: Poll = {
  options: [],
  counts: [],
  voters: 0,
  is_multiple: false,
  shows_voters: false,
  closes_at: null,
  closed_at: null,
};

/** Read out for an option: "Barbecue, 9 of 18, your vote". */
export const optionText = (option: string, count: number, voters: number, isMine: boolean): string =>
  `${option}, ${count} of ${voters}${isMine ? ", your vote" : ""}`;

/** Who reads a post: "26 grown-ups of the Comets can see this." */
export function readersText(readers: number | null, teamName: string): string {
  const count = readers === null ? "The grown-ups" : readers === 1 ? "1 grown-up" : `${readers} grown-ups`;
  return `${count} of ${withArticle(teamName)} can see this.`;
}

import { timing } from "../../domain/base/limits";

interface Share {
  value: number;
  what: string;
  /** Where the figure is from; without it, it is an assumption. */
  from?: string;
}

const published = "mattermost-load-test-ng 072ff078, loadtest/control/simulcontroller/controller.go";
const app = "the app's own calls, recorded in a visit";

/** What the households of a town do in the busiest hour of a Sunday evening. */
export const shares = {
  visits: { value: 0.5, what: "visits a household makes in that hour" },
  sight: { value: 120, what: "seconds that a visit stays in sight, on average" },
  think: { value: 6, what: "seconds between two steps of a visit, on average" },
  schedule: { value: 0.6, what: "of the visits open the schedule" },
  answers: { value: 1, what: "answers by each visit to the schedule" },
  sheets: { value: 0.3, what: "events opened by each visit to the schedule" },
  chat: { value: 0.35, what: "of the visits open the chat" },
  views: { value: 1.3, what: "huddles opened by each visit to the chat" },
  sends: { value: 1 / 6.5219, what: "messages sent for each huddle opened", from: published },
  cheers: { value: 0.1306 / 6.5219, what: "cheers for each huddle opened", from: published },
  edits: { value: 0.04 / 6.5219, what: "messages edited for each huddle opened", from: published },
  searches: { value: 0.0218 / 6.5219, what: "searches for each huddle opened", from: published },
  scrolls: { value: 1.9873 / 6.5219, what: "older pages read for each huddle opened", from: published },
  pings: {
    value: timing.pollPings / 1000,
    what: "seconds between two polls of the pings in sight",
    from: app,
  },
  refresh: { value: 60, what: "seconds between two polls of the schedule in sight", from: app },
  links: { value: 0.3, what: "of the households have a calendar link" },
  linkHours: { value: 4, what: "hours between two looks at a calendar link" },
  devices: { value: 0.4, what: "of the people have a device that rings" },
  answerMails: { value: 0.3, what: "of the mails that ask for an answer are answered by their link" },
  answerDelay: { value: 60, what: "seconds until they are, on average" },
  lookAfterNews: { value: 0.2, what: "of those whose game is called off look at once" },
  lookDelay: { value: 60, what: "seconds until they do, on average" },
  burstTeams: {
    value: 300,
    what: "teams that one reminder reaches, or whose games are called off within a minute",
  },
} as const satisfies Record<string, Share>;

export type ShareName = keyof typeof shares;
export const share = (name: ShareName): number => shares[name].value;

/** Calendars of all households are asked for by a few addresses. */
export const calendarAddresses = 8;

export const visitsPerSecond = (households: number) => (households * share("visits")) / 3_600;
export const looksAtLinksPerSecond = (households: number) =>
  (households * share("links")) / (share("linkHours") * 3_600);

/** A moment drawn at random, so many seconds away on average. */
export const drawn = (mean: number) => -Math.log(1 - Math.random()) * mean;

/** A whole number with this mean: of 1.3, mostly one and at times two. */
export const times = (mean: number) => Math.floor(mean) + (Math.random() < mean % 1 ? 1 : 0);

import { timing } from "../../domain/base/limits";

/** Of mattermost-load-test-ng 072ff078, loadtest/control/simulcontroller/controller.go: by how often it opens a channel. */
const published = { sends: 1 / 6.5219, scrolls: 1.9873 / 6.5219 };

/** What the households of a town do in the busiest hour of a Sunday evening. What is not published or the app's own is assumed. */
export const model = {
  /** Of a household in that hour. */
  visits: 0.5,
  secondsInSight: 120,
  secondsBetweenSteps: 6,
  /** Of the visits. */
  openSchedule: 0.6,
  openChat: 0.35,
  /** By each visit to the schedule. */
  answers: 1,
  eventsOpened: 0.3,
  /** By each visit to the chat, and by each huddle that it opens. */
  huddlesOpened: 1.3,
  ...published,
  secondsBetweenPings: timing.pollPings / 1000,
  secondsBetweenSchedules: 60,
  /** Of the people: have a device that rings. */
  devices: 0.4,
};

export const visitsPerSecond = (households: number) => (households * model.visits) / 3_600;

/** A moment drawn at random, so many seconds away on average. */
export const drawn = (mean: number) => -Math.log(1 - Math.random()) * mean;

/** A whole number with this mean: of 1.3, mostly one and at times two. */
export const times = (mean: number) => Math.floor(mean) + (Math.random() < mean % 1 ? 1 : 0);

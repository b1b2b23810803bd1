/** Who reads the schedule again after a change: everybody who may read it, or the staff alone, who see answers and receipts of all families. */
export type ChangeAudience = "readers" | "staff";

type Subscriber = (teamId: string, audience: ChangeAudience) => void;

/** Passes on inside this process that a change of a team's schedule is committed. */
export interface ScheduleChanges {
  publish: Subscriber;
  subscribe(subscriber: Subscriber): void;
}

export function openScheduleChanges(): ScheduleChanges {
  const subscribers: Subscriber[] = [];
  return {
    publish: (teamId, audience) => {
      for (const subscriber of subscribers) subscriber(teamId, audience);
    },
    subscribe: (subscriber) => void subscribers.push(subscriber),
  };
}

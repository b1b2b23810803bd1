import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { and, eq, isNotNull } from "drizzle-orm";
import { pushToken } from "../../../server/platform/db/schema/notification-push";
import { event } from "../../../server/platform/db/schema/schedule";
import { notice } from "../../../server/platform/db/schema/schedule-notices";
import { addAdult, addChild, addMember, addTeam } from "../people/club";
import { newEvent } from "../people/schedule";
import { startRounds } from "./cluster-rounds";
import type { Servers } from "./cluster-servers";
import { type Browser, makeBrowser } from "./push-service";

const teams = 20;
/** Seconds between two calling-offs of one coach. */
const between = 20;
/** Milliseconds after which families were told, unless there is an outage: what is undone within ten seconds of the servers' clock is told to nobody. */
const toldAfter = 20_000;
/** Pushes to a device that keeps silent: at once, after two minutes and after ten. Those that an outage delayed are one. */
const mostPushes = 3;

type Adult = Awaited<ReturnType<typeof addAdult>>;
type Plan = "stands" | "back at once" | "back later";
const plans: [Plan, ...Plan[]] = ["stands", "stands", "back at once", "back later"];

interface Practice {
  teamId: string;
  id: string;
  title: string;
  /** What was acknowledged last; null: nothing. */
  status: "on" | "called_off" | null;
  /** A call has no reply yet. */
  isUnsure: boolean;
}

/** Coaches who call practices off, and put some back on, and what their families hear of it by the rounds of both servers. */
export async function openCoaches(servers: Servers, seconds: number) {
  const { first, random } = servers;
  const clubs = await Promise.all(Array.from({ length: teams }, (_, index) => openClub(index)));
  const practices = clubs.flatMap((club) => club.practices);
  const mails: { id: string; to: string; text: string }[] = [];
  const browsers = new Map<string, Browser>(
    clubs.flatMap(({ browsers: all }) => all.map((browser) => [browser.device.endpoint, browser] as const)),
  );
  const rings: { endpoint: string; heard: string; kind: string; tag: string }[] = [];
  const rounds = startRounds(servers, {
    mail: ({ id, to, text }) => void mails.push({ id, to, text }),
    push({ endpoint, body }) {
      const { kind, tag, heard } = JSON.parse(browsers.get(endpoint)?.unseal(body) ?? "{}");
      rings.push({ endpoint, heard, kind, tag });
      return heard;
    },
  });

  /** A coach and three families: one of them has two parents, two have a device. */
  async function openClub(number: number) {
    const coach = await addAdult(first);
    const { id: teamId } = await addTeam(first, coach.user.id, { roles: ["manager", "coach"] });
    const people: Adult[] = [];
    const devices: Browser[] = [];
    for (const [parents, phones] of [
      [1, 0],
      [1, 1],
      [2, 1],
    ] as const) {
      const [one, ...others] = await Promise.all(Array.from({ length: parents }, () => addAdult(first)));
      if (!one) throw new Error("A family has a parent.");
      people.push(one, ...others);
      const kid = await addChild(first, [one.user.id, ...others.map(({ user }) => user.id)]);
      await addMember(first, teamId, { childId: kid.id });
      if (phones > 0) devices.push(await addPhone(one));
    }
    const rows = Array.from({ length: Math.ceil(seconds / between) + 1 }, (_, index) =>
      newEvent(first, teamId, {
        createdBy: coach.user.id,
        title: `Drill ${number}-${index}`,
        timeZone: "UTC",
        startsLocal: "2026-11-22T08:00:00",
      }),
    );
    await first.services.db.insert(event).values(rows);
    const own = rows.map(({ id = "", title = "" }): Practice => {
      return { teamId, id, title: title ?? "", status: null, isUnsure: false };
    });
    return { coach, people, browsers: devices, practices: own };
  }

  async function addPhone({ user, sessionId }: Adult) {
    const browser = makeBrowser();
    await first.services.db.insert(pushToken).values({
      ...browser.device,
      userId: user.id,
      id: randomUUID(),
      sessionId,
      endpointHash: browser.device.endpoint,
      madeAt: first.clock.now(),
    });
    return browser;
  }

  /** Until a reply says that the event is so: that of the call, or of a look at it when an earlier try was stored without a reply. */
  async function bring(coach: Adult, practice: Practice, to: "on" | "called_off") {
    const at = `/team/team_id/${practice.teamId}/event/event_id/${practice.id}`;
    const [path, version] = to === "on" ? ["put_back", 2] : ["call_off", 1];
    practice.isUnsure = true;
    const reply = await servers.insist(
      async () => ({
        method: "POST",
        url: `${at}/${path}`,
        headers: { ...(await coach.signIn()), "if-match": `"${version}"` },
        ...(to === "called_off" && { payload: { reason: "weather" } }),
      }),
      [412],
    );
    if (reply === null) return;
    if (reply.status === 412) {
      const seen = await servers.insist(async () => ({ url: at, headers: await coach.signIn() }));
      if (seen === null) return;
      if (JSON.parse(seen.body).event.status !== to) servers.strange.push(`Not ${to}: ${seen.body}`);
    }
    practice.status = to;
    practice.isUnsure = false;
  }

  const calling = clubs.map(async ({ coach, practices: own }, index) => {
    await pause((index * between * 1_000) / teams);
    for (const practice of own) {
      if (servers.isStopped()) return;
      const started = performance.now();
      const plan = random.one(plans);
      await bring(coach, practice, "called_off");
      if (plan === "back later") await pause(toldAfter);
      if (plan !== "stands" && practice.status === "called_off") await bring(coach, practice, "on");
      await pause(Math.max(0, between * 1_000 - (performance.now() - started)));
    }
  });

  /** Of all that was acknowledged. What was put back on before a round told of its calling-off, nobody is told of. */
  async function judge() {
    const rows = await first.services.db
      .select({ eventId: notice.eventId })
      .from(notice)
      .where(and(eq(notice.kind, "called_off"), isNotNull(notice.notifiedAt)));
    const toldOf = new Set(rows.map(({ eventId }) => eventId));
    const said = linesOf(mails);
    const rung = new Map<string, Set<string>>();
    for (const { endpoint, heard, kind, tag } of rings) {
      const key = `${endpoint} ${tag} ${kind}`;
      rung.set(key, (rung.get(key) ?? new Set()).add(heard));
    }
    const found = {
      forgotten: 0,
      twice: 0,
      calledOff: 0,
      putBack: 0,
      undone: 0,
      joined: 0,
      readers: 0,
      phones: 0,
    };
    for (const club of clubs)
      for (const { id, title, status, isUnsure } of club.practices) {
        if (status === null || isUnsure) continue;
        const isOff = status === "called_off";
        const readers = club.people.map(({ user }) => {
          const of = (what: string) => said.get(`${user.emailAddress} ${title} ${what}`)?.size ?? 0;
          return { off: of("off"), on: of("on") };
        });
        const phones = club.browsers.map(({ device }) => {
          const of = (kind: string) => rung.get(`${device.endpoint} e:${id} ${kind}`)?.size ?? 0;
          return { off: of("called_off"), on: of("back_on") };
        });
        const isNotified = toldOf.has(id);
        if (isOff) found.calledOff += 1;
        else if (isNotified) found.putBack += 1;
        else found.undone += 1;
        found.readers += readers.length;
        found.phones += phones.length;
        const wanted = isOff ? { off: 1, on: 0 } : isNotified ? { off: 1, on: 1 } : { off: 0, on: 0 };
        for (const { off, on } of readers) {
          if (off < wanted.off || on < wanted.on) found.forgotten += 1;
          if (off > wanted.off || on > wanted.on) found.twice += 1;
        }
        for (const { off, on } of phones) {
          const last = isOff ? off : on;
          if ((isOff || isNotified) && last === 0) found.forgotten += 1;
          if (off > mostPushes * wanted.off || on > mostPushes * wanted.on) found.twice += 1;
          if (last > 0 && last < mostPushes) found.joined += 1;
        }
      }
    return { ...found, mails: rounds.mails.count(), pushes: rounds.pushes.count() };
  }

  return { practices, mails, rings, rounds, ended: () => Promise.all(calling), judge };
}

/** The mails that tell of each practice, by address, title and what they say of it. */
function linesOf(mails: readonly { id: string; to: string; text: string }[]) {
  const said = new Map<string, Set<string>>();
  for (const { id, to, text } of mails)
    for (const line of text.split("\n")) {
      const [title] = /Drill \d+-\d+(?=,)/.exec(line) ?? [];
      if (title === undefined) continue;
      const key = `${to} ${title} ${/back on/i.test(line) ? "on" : "off"}`;
      said.set(key, (said.get(key) ?? new Set()).add(id));
    }
  return said;
}

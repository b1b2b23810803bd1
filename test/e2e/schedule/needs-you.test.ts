import type { BrowserContextOptions, Page } from "playwright-core";
import * as assert from "uvu/assert";
import { countOf } from "../../../domain/needs-you/needs-you";
import { dayAfter } from "../../../domain/schedule/week/agenda";
import type { components } from "../../../openapi";
import { desk } from "../../support/browser/browser";
import type { Product } from "../../support/browser/product";
import { productSuite } from "../../support/browser/product-suite";
import { expectStill, type Pages, watchShifts } from "../../support/browser/shifts";
import { makeGrownUp, openBrowserOf } from "../../support/people/grown-ups";
import { makeHousehold } from "../../support/people/household";
import { mailedLink, openVisitor } from "../../support/people/visitor";

const test = productSuite("Needs you, and pages that stand still");
const phone = { viewport: { width: 360, height: 740 } } satisfies BrowserContextOptions;
type Household = Awaited<ReturnType<typeof makeHousehold>>;

/** Missing answers within and beyond the week, a clash, an answered event, and a request about a child. */
async function busyWeek(household: Household) {
  const { mother, coach, rockets, comets, addEvent, leo, today } = household;
  const on = (days: number, time: string) => ({ starts_local: `${dayAfter(today, days)}T${time}:00` });
  await addEvent(rockets.id, { ...on(2, "09:00"), venue_detail: "Riverside" });
  await addEvent(comets.id, { ...on(2, "09:30"), venue_detail: "West Gym" });
  await addEvent(comets.id, on(3, "17:30"));
  await addEvent(comets.id, { ...on(4, "17:30"), asks: "nobody" });
  const { event: far } = await addEvent(comets.id, on(20, "17:30"));
  await coach.call("POST", `/team/team_id/${comets.id}/event/event_id/${far.id}/nudge`, { about: "answer" });
  await addEvent(comets.id, on(21, "17:30"));
  const follow = await mother.inviteToChild(leo.id, "follower");
  return { ...household, follow, far };
}

/** The number beside *Needs you* on a page. */
const numberOn = async (page: Page) => {
  const region = page.getByRole("region", { name: /^Needs you\s+\d+|^\d+ needs? you/ });
  const title = await region.getByRole("heading").first().textContent();
  return Number(/\d+/.exec(title ?? "")?.[0]);
};

test("Home, Dings and the schedule show one number, that of the list", async ({ browser, product }) => {
  const { mother, follow } = await busyWeek(await makeHousehold(product));
  const fan = await makeGrownUp(product);
  await fan.accept(follow);
  const { items } = await mother.call<components["schemas"]["WaitingList"]>("GET", "/user/me/waiting");
  const kinds = items.map(({ kind, count = 1 }) => `${kind} ${count}`);
  assert.equal(kinds, [
    "answer_wanted 1",
    "answer_wanted 2",
    "answer_wanted 2",
    "answer_wanted 2",
    "circle_request 1",
  ]);
  const { openTab, context, faults } = await openBrowserOf(mother, browser, product, phone);
  const page = await openTab("/app/home");
  const seen: Record<string, number> = {};
  for (const path of ["/app/home", "/app/dings", "/app/schedule?view=agenda", "/app/schedule?view=week"]) {
    if (path !== "/app/home") await page.goto(product.origin + path);
    seen[path] = await numberOn(page);
    if (path !== "/app/home") continue;
    const list = page.getByRole("region", { name: /^Needs you/ });
    await list.getByRole("button", { name: /^In/ }).first().waitFor();
    const { height = 0 } = (await list.boundingBox()) ?? {};
    assert.ok(height > 0 && height <= 420, `${height} px for seven answers and a request`);
  }
  const count = countOf(items);
  assert.is(count, 8);
  assert.equal(new Set(Object.values(seen)), new Set([count]), JSON.stringify(seen));
  assert.equal(faults, []);
  await context.close();
});

/** Both children come to the Comets' practices as usual, and were marked absent at two in a row, each of a series of its own. */
async function missedTwo({ coach, mother, comets }: Household) {
  const practices = async () =>
    (await mother.call<components["schemas"]["ScheduleWindow"]>("GET", `/schedule?from=${day}&days=1`))
      .events;
  const soon = [10, 20].map((minutes) => new Date(Date.now() + minutes * 60_000).toISOString());
  const [day = ""] = soon.map((moment) => moment.slice(0, 10));
  for (const moment of soon) {
    const first_day = moment.slice(0, 10);
    const rule = { weekdays: 127, every_weeks: 1, first_day, last_day: first_day, skip_days: [] };
    const fields = { kind: "practice", timing: "timed", starts_local: moment.slice(11, 16) };
    await coach.call("POST", `/team/team_id/${comets.id}/series`, { rule, fields });
  }
  const players = (await practices())[0]?.mine ?? [];
  for (const { membership_id } of players) {
    const path = `/team/team_id/${comets.id}/usual_yes/membership_id/${membership_id}`;
    await mother.call("PUT", path, {}, { "if-match": '"0"' });
  }
  for (const { id } of await practices()) {
    const at = new Date().toISOString();
    const rows = players.map(({ membership_id }) => ({ membership_id, attendance: "absent", at }));
    await coach.call("PUT", `/team/team_id/${comets.id}/event/event_id/${id}/attendance`, { rows });
  }
  /** What stands at the first of the two for each child, whose usual yes may be paused. */
  return async () =>
    (await practices())[0]?.mine.map(({ first_name, answer, source, usual }) =>
      [first_name, answer, source, usual && (usual.is_paused ? "paused" : "holds")].join(" "),
    );
}

test("a usual yes that two missed practices paused is asked about, and answered by one press on Home or the schedule", async ({
  browser,
  product,
}) => {
  const household = await makeHousehold(product, "UTC");
  const words = await missedTwo(household);
  assert.equal(await words(), ["Leo   paused", "Maya   paused"]);
  const { openTab, context, faults } = await openBrowserOf(household.mother, browser, product, phone);
  const page = await openTab("/app/home");
  const ask = (name: string, answer: string) =>
    page.getByRole("button", { name: `${answer}, ${name} missed two practices. Still in as usual?` });
  await ask("Leo", "Yes, still in").waitFor();
  await ask("Maya", "Yes, still in").click();
  await ask("Maya", "Yes, still in").waitFor({ state: "detached" });
  assert.equal(await words(), ["Leo   paused", "Maya yes usual holds"]);

  await page.goto(`${product.origin}/app/schedule`);
  await page.getByText("2 answers, 1 question, 2 clashes", { exact: true }).waitFor();
  await ask("Leo", "Ask us again").click();
  await ask("Leo", "Ask us again").waitFor({ state: "detached" });
  assert.equal(await words(), ["Leo   ", "Maya yes usual holds"]);
  assert.is(await page.getByText("missed two practices").count(), 0);
  assert.equal(faults, []);
  await context.close();
});

const pagesOf = ({ comets, maya }: Household): Pages => [
  ["/app/home", (page) => page.getByRole("region", { name: "Up next" }).waitFor()],
  ["/app/schedule?view=agenda", numberOn],
  ["/app/schedule?view=week", numberOn],
  [`/app/team/${comets.id}`, (page) => page.getByText("Leo", { exact: false }).first().waitFor()],
  [
    `/app/home?settings=family&child=${maya.id}`,
    (page) => page.getByRole("heading", { name: "Followers" }).waitFor(),
  ],
  [
    "/app/home?settings=family",
    (page) => page.getByRole("dialog").getByRole("button", { name: "Back" }).waitFor(),
  ],
  ["/app/dings", numberOn],
  ["/app/chat", (page) => page.getByRole("heading", { name: "Chat" }).waitFor()],
];

const heading = (name: string) => (page: Page) => page.getByRole("heading", { name }).first().waitFor();

/** A thread, and an event's sheet. */
async function openedOf({ coach, comets, far }: Awaited<ReturnType<typeof busyWeek>>): Promise<Pages> {
  const { huddles } = await coach.call<components["schemas"]["Huddles"]>("GET", "/huddle");
  const huddle = huddles.find(({ team_id, kind }) => team_id === comets.id && kind === "team");
  return [
    [
      `/app/chat/${comets.id}.${huddle?.id}`,
      (page) => page.getByText("grown-ups of the Comets can see this").waitFor(),
    ],
    [
      `/app/schedule?event=${comets.id}.${far.id}`,
      (page) => page.getByRole("dialog").getByRole("button", { name: "Out" }).first().waitFor(),
    ],
  ];
}

/** Measured on the phone alone, as what follows: there a dialog fills the screen. */
const ways: Pages = [
  ["/app/next", heading("First base")],
  ["/app/join", heading("Got a code?")],
  ["/app/home?settings", (page) => page.getByRole("button", { name: "Sign out", exact: true }).waitFor()],
  ["/app/dings?rings", (page) => page.getByRole("switch", { name: "Posts in the summary" }).waitFor()],
  ["/app/schedule?month", (page) => page.locator("table[aria-busy=false]").waitFor()],
  ["/app/schedule?away", (page) => page.getByText("Pick your first day away.").waitFor()],
];

/** Of a coach: calling off, and attendance at a practice that is about to begin. */
async function actionPagesOf({
  comets,
  far,
  addEvent,
}: Awaited<ReturnType<typeof busyWeek>>): Promise<Pages> {
  const soon = new Date(Date.now() + 600_000).toISOString();
  const { event } = await addEvent(comets.id, { starts_local: `${soon.slice(0, 16)}:00` });
  return [
    [`/app/schedule?off=${comets.id}.${far.id}`, (page) => page.getByText(/^Calls off /).waitFor()],
    [`/app/schedule?attendance=${comets.id}.${event.id}`, (page) => page.getByText("0 of 2 here.").waitFor()],
  ];
}

/** Out of a mail, and of a guest's link: nobody has to sign in. */
async function linksOf(product: Product, { mother, maya }: Household): Promise<Pages> {
  const answer = await mailedLink(product, mother.emailAddress, "answer");
  const about = { scope: "child", child_id: maya.id, guest_name: "Grandpa" };
  const { link } = await mother.call<{ link: string }>("POST", "/user/me/calendar_link", about);
  return [
    [
      answer.slice(product.origin.length),
      (page) => page.getByRole("button", { name: "Out" }).first().waitFor(),
    ],
    [new URL(link).pathname + new URL(link).hash, heading("Maya's next four weeks")],
  ];
}

/** Before anybody is signed in. */
const doors: Pages = [
  ["/app", (page) => page.getByRole("button", { name: "Sign in with e-mail" }).waitFor()],
  ["/app/verify#used", heading("Final whistle.")],
  ["/app/reset#used", (page) => page.getByRole("main").getByRole("button").first().waitFor()],
];

/** So many pages in a minute are too much for one person's limits. */
async function otherGuardian(product: Product, { mother, maya }: Household) {
  const father = await makeGrownUp(product);
  await mother.inviteToChild(maya.id, "guardian", father.emailAddress);
  await father.accept({ link: await mailedLink(product, father.emailAddress, "join") });
  return father;
}

test("no page shifts its layout by more than 0.1 from a cold start", async ({ browser, product }) => {
  const household = await busyWeek(await makeHousehold(product, "UTC"));
  const { mother, coach } = household;
  const own = [...pagesOf(household), ...(await openedOf(household))];
  const links = await linksOf(product, household);
  for (const [form, person, options, pages] of [
    ["phone", mother, phone, [...own, ...ways]],
    ["desk", await otherGuardian(product, household), desk, own],
    ["phone", coach, phone, await actionPagesOf(household)],
    ["phone", null, phone, [...doors, ...links]],
  ] as const) {
    const open = person ? openBrowserOf.bind(null, person) : openVisitor;
    const visitor = await open(browser, product, options);
    await watchShifts(visitor.context);
    await expectStill(visitor, pages, form);
    assert.equal(visitor.faults, []);
    await visitor.context.close();
  }
});

test.run();

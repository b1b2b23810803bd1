import * as assert from "uvu/assert";
import { feedCodeTexts } from "../../../domain/feed/code-texts";
import { feedTexts } from "../../../domain/feed/feed-texts";
import { cardFormTexts, seenTexts } from "../../../domain/feed/form-texts";
import { cardMenuTexts } from "../../../domain/feed/menu-texts";
import { eventFormTexts } from "../../../domain/schedule/event/event-texts";
import { card, feed, feedTeam, own, poll, streamed } from "../../support/people/feeding";
import { person } from "../../support/people/talking";
import { user } from "../../support/people/user";
import { hoursOff, practice, week } from "../../support/people/week";
import { until } from "../../support/until";
import { openUser, screen, viewSuite, within } from "../../support/view/dom";
import { now, openFeedPage } from "../../support/view/feed-server";

const test = viewSuite("feed");
const path = "/team/team_id/comets/feed_card/card_id/c1";
const staff = feedTeam({ is_staff: true, may_post: true, readers: 26 });
const cards = () => screen.getAllByRole("article");
/** What a query finds, once it does. */
async function found<Found>(query: () => Found | null): Promise<Found> {
  await until(() => query() !== null);
  return query() as Found;
}
const shown = () => until(() => screen.queryByRole("feed"));
/** The places in the feed, which owns articles alone. */
const places = () =>
  [...screen.getByRole("feed").children].map((item) => {
    assert.is(item.tagName, "ARTICLE");
    const placed = item.hasAttribute("aria-posinset") ? item : item.querySelector("article");
    return `${placed?.getAttribute("aria-posinset")} of ${placed?.getAttribute("aria-setsize")}`;
  });
const button = (name: string | RegExp) => screen.getByRole("button", { name });

test("a post says who wrote it for which team, and how much was said about it", async () => {
  const last = { seq: 3, author_id: "kim", text: "I bring ice", made_at: "", withdrawn_as: null };
  openFeedPage({ feed: feed([card(1, { comments: 5, cheers: { clap: 2 }, last })]) });
  await shown();
  const [post] = cards();
  assert.match(post?.textContent ?? "", /Dana TestCoach, Comets · .*Play 1/);
  assert.is(post?.getAttribute("aria-posinset"), "1");
  assert.ok(screen.getByRole("link", { name: feedTexts.commentsOf("5 comments", "Dana Test") }));
  assert.match(post?.textContent ?? "", /Kim I bring ice/);
  assert.is(screen.queryByText(/Seen by/), null, "for staff alone");
  assert.ok(screen.getByText(feedTexts.end));
});

test("who reads no feed, and a minor, has no section", async () => {
  const follower = openFeedPage({ feed: feed([], { teams: [] }) });
  await until(() => follower.known.length > 0);
  assert.equal([follower.known, screen.queryByRole("heading")], [["none"], null]);
  follower.leave();
  const minor = openFeedPage({ me: user({ id: "me", age: "teen" }) });
  assert.equal([minor.asked, minor.known, screen.queryByRole("heading")], [[], ["none"], null]);
});

test("an empty feed says whose play it is", async () => {
  const { known, leave } = openFeedPage();
  await until(() => screen.queryByText(feedTexts.emptyFamilies));
  assert.equal(known, ["empty"]);
  assert.is(screen.queryByRole("button", { name: feedTexts.post }), null);
  leave();
  openFeedPage({ feed: feed([], { teams: [staff] }) });
  await until(() => screen.queryByText(feedTexts.emptyStaff));
  assert.ok(button(feedTexts.post));
});

test("a press on an option votes, and another one changes the vote", async () => {
  const users = openUser();
  const voted = card(1, { poll: poll({ counts: [6, 10, 3], voters: 19 }), mine: own({ picks: [2] }) });
  const { bodies } = openFeedPage({
    feed: feed([card(1, { poll: poll() })]),
    replies: { [`PUT ${path}/vote`]: feed([voted], { teams: [feedTeam({ as_of: 11 })] }) },
  });
  await shown();
  const bar = (name: RegExp) => screen.getByRole("button", { name });
  assert.is(bar(/^Barbecue, 9 of 18/).getAttribute("aria-pressed"), "false");
  await users.click(bar(/^Barbecue/));
  await until(() => screen.queryByRole("button", { name: /^Barbecue, 10 of 19/ }));
  assert.is(bar(/^Barbecue/).getAttribute("aria-pressed"), "true");
  assert.equal(bodies.at(-1), { picks: [2] });
  assert.ok(screen.getByText(/19 voted/));
  await users.click(bar(/^Barbecue/));
  assert.equal(bodies.at(-1), { picks: [] });
});

test("a stored vote has what needs one read again, a refused one has not", async () => {
  const users = openUser();
  const reply = { vote: "POLL_403_CLOSED" as string | ReturnType<typeof feed> };
  const { settled } = openFeedPage({
    feed: feed([card(1, { poll: poll() })]),
    replies: { [`PUT ${path}/vote`]: () => reply.vote },
  });
  await shown();
  await users.click(button(/^Pizza/));
  await until(() => within(cards()[0] as HTMLElement).queryByRole("alert"));
  assert.is(settled(), 0);
  reply.vote = feed([card(1, { poll: poll({ voters: 19 }), mine: own({ picks: [1] }) })]);
  await users.click(button(/^Pizza/));
  await until(() => settled() === 1);
});

test("a poll that its author closes has what needs one read again", async () => {
  const users = openUser();
  const mine = { author_id: "me", as_staff: false };
  const { bodies, settled } = openFeedPage({
    feed: feed([card(1, { ...mine, poll: poll() })]),
    replies: {
      [`PATCH ${path}`]: feed([card(1, { ...mine, poll: poll({ closed_at: "2026-11-24T18:00:00.000Z" }) })]),
    },
  });
  await shown();
  await users.click(button(/^Menu/));
  await users.click(await found(() => screen.queryByRole("button", { name: cardMenuTexts.closePoll })));
  await until(() => settled() === 1);
  assert.equal(bodies.at(-1), { is_poll_closed: true });
});

test("the menu offers an author neither to open what staff closed nor to edit a poll with votes", async () => {
  const users = openUser();
  const mine = { author_id: "me", as_staff: false } as const;
  const closed = { takes_comments: false, comments_closed_as: "staff" } as const;
  openFeedPage({
    feed: feed([
      card(3, { ...mine, ...closed, poll: poll() }),
      card(2, { ...mine, takes_comments: false, comments_closed_as: "author" }),
      card(1, { ...mine, poll: poll({ counts: [0, 0, 0], voters: 0 }) }),
    ]),
  });
  await shown();
  const offered: string[][] = [];
  for (const post of cards()) {
    await users.click(within(post).getByRole("button", { name: /^Menu/ }));
    await until(() => screen.queryByRole("button", { name: cardMenuTexts.copy }));
    offered.push(
      [cardMenuTexts.openComments, cardMenuTexts.closeComments, cardMenuTexts.edit].filter((name) =>
        screen.queryByRole("button", { name }),
      ),
    );
    await users.keyboard("{Escape}");
    await until(() => screen.queryByRole("button", { name: cardMenuTexts.copy }) === null);
  }
  assert.equal(offered, [
    [],
    [cardMenuTexts.openComments, cardMenuTexts.edit],
    [cardMenuTexts.closeComments, cardMenuTexts.edit],
  ]);
});

test("a refused vote says why on its card, and can be tried again", async () => {
  const users = openUser();
  const { asked } = openFeedPage({
    feed: feed([card(1, { poll: poll() })]),
    replies: { [`PUT ${path}/vote`]: "POLL_403_CLOSED" },
  });
  await shown();
  await users.click(button(/^Pizza/));
  const alert = await found(() => within(cards()[0] as HTMLElement).queryByRole("alert"));
  assert.match(alert.textContent ?? "", new RegExp(feedCodeTexts.POLL_403_CLOSED.slice(0, 12)));
  assert.is(button(/^Pizza/).getAttribute("aria-pressed"), "false");
  await users.click(button(feedTexts.again));
  await until(() => asked.filter((each) => each.startsWith("PUT")).length === 2);
});

test("a closed poll is read, not pressed", async () => {
  openFeedPage({ feed: feed([card(1, { poll: poll({ closed_at: "2026-11-24T17:30:00.000Z" }) })]) });
  await shown();
  assert.ok(screen.getByRole("img", { name: "Barbecue, 9 of 18" }));
  assert.is(screen.queryByRole("button", { name: /Barbecue/ }), null);
});

test("new plays move nothing until they are wanted", async () => {
  const users = openUser();
  const { hear } = openFeedPage({
    feed: feed([card(1)]),
    replies: { [`GET ${path.replace("c1", "c2")}`]: feed([card(2)]) },
  });
  await shown();
  hear(streamed(2), 11);
  const pill = await found(() => screen.queryByRole("button", { name: "1 new play" }));
  assert.is(cards().length, 1);
  await users.click(pill);
  assert.equal(
    cards().map(({ textContent }) => /Play \d/.exec(textContent ?? "")?.[0]),
    ["Play 2", "Play 1"],
  );
});

test("a post of somebody who is blocked is folded until it is wanted; a deleted one leaves a line", async () => {
  const users = openUser();
  const gone = { text: "", withdrawn_as: "author", withdrawn_at: new Date(now).toISOString() } as const;
  openFeedPage({
    feed: feed([card(3, gone), card(2, { author_id: "kim", as_staff: false })], { blocked: ["kim"] }),
  });
  await shown();
  assert.ok(screen.getByText(/^Dana deleted a play · /));
  assert.is(screen.queryByText("Play 2"), null);
  assert.equal(places(), ["1 of 2", "2 of 2"]);
  await users.click(button(feedTexts.show));
  assert.ok(screen.getByText("Play 2"));
  assert.match(cards()[1]?.textContent ?? "", /Family, Comets/);
});

test("a post or comment of the line is not drawn before it is known whether its author is blocked", async () => {
  const users = openUser();
  let reply = (_: ReturnType<typeof feed>) => {};
  let reads = 0;
  const last = { seq: 2, author_id: "lee", text: "Lee's words", made_at: "", withdrawn_as: null };
  const { hear } = openFeedPage({
    replies: {
      "GET /feed": () => {
        reads += 1;
        return reads === 1
          ? feed([])
          : new Promise((resolve) => {
              reply = resolve;
            });
      },
    },
  });
  await until(() => screen.queryByText(feedTexts.emptyFamilies));
  hear(streamed(1, { author_id: "lee", as_staff: false }), 11);
  hear(streamed(2, { last, comments: 1 }), 12);
  await shown();
  await users.click(button("1 new play"));
  assert.ok(screen.getByText("Play 2"));
  assert.equal([screen.queryByText("Play 1"), screen.queryByText(/Lee's words/)], [null, null]);
  await until(() => reads === 2);
  const people = [person("dana"), person("lee")];
  const posts = [card(2, { last, comments: 1 }), card(1, { author_id: "lee" })];
  reply(feed(posts, { people, blocked: ["lee"] }));
  await until(() => screen.queryByText(feedTexts.blocked));
  assert.equal([screen.queryByText("Play 1"), screen.queryByText(/Lee's words/)], [null, null]);
});

test("an event that is off is struck", async () => {
  const event = {
    event_id: "e1",
    kind: "practice",
    title: "Keepers' practice",
    opponent: null,
    timing: "timed",
    starts_local: "2026-12-03T17:30:00",
    time_zone: "UTC",
    status: "called_off",
  } as const;
  openFeedPage({ feed: feed([card(1, { event })]) });
  await shown();
  const link = screen.getByRole("link", { name: "Keepers' practice" });
  assert.is(link.getAttribute("href"), "/app/schedule?event=comets.e1");
  assert.is(link.querySelector("s")?.textContent, "Keepers' practice");
  assert.ok(screen.getByText(feedTexts.isOff));
});

test("the time of a post's event has its zone beside it on a device whose clock differs, and only then", async () => {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const event = {
    event_id: "e1",
    kind: "practice",
    title: "Practice",
    opponent: null,
    timing: "timed",
    starts_local: "2026-12-03T17:30:00",
    status: "on",
  } as const;
  const other = here === "Asia/Kathmandu" ? "Asia/Tokyo" : "Asia/Kathmandu";
  const cards = [
    card(2, { event: { ...event, time_zone: here } }),
    card(1, { event: { ...event, time_zone: other } }),
  ];
  openFeedPage({ feed: feed(cards) });
  await shown();
  assert.ok(screen.getByText("17:30"));
  assert.ok(screen.getByText(`17:30 ${other.replace("Asia/", "")} time`));
});

test("a pinned post is whole until it was seen, then one line", async () => {
  const users = openUser();
  const seen = card(1, { is_pinned: true, mine: own({ read_seq: 1 }) });
  openFeedPage({ feed: feed([seen, card(2, { is_pinned: true }), card(3)]) });
  await shown();
  assert.ok(within(cards()[0] as HTMLElement).getByText(feedTexts.pinned));
  const line = screen.getByRole("button", { name: /Play 1/ });
  assert.is(line.getAttribute("aria-expanded"), "false");
  assert.equal(places(), ["1 of 3", "2 of 3", "3 of 3"]);
  cards()[0]?.focus();
  await users.keyboard("j");
  assert.ok(document.activeElement === line.closest("article"));
  await users.click(line);
  assert.equal(places(), ["1 of 3", "2 of 3", "3 of 3"]);
  await users.keyboard("k");
  assert.ok(document.activeElement === cards()[0]);
});

test("a pinned post of somebody who is blocked shows none of its words, also after it was seen", async () => {
  const seen = card(1, { author_id: "kim", is_pinned: true, mine: own({ read_seq: 1 }) });
  openFeedPage({ feed: feed([seen], { blocked: ["kim"] }) });
  await shown();
  assert.is(screen.queryByText(/Play 1/), null);
  assert.ok(screen.getByText(feedTexts.blocked));
  assert.ok(button(feedTexts.show));
});

test("with several teams one can read the posts of one", async () => {
  const users = openUser();
  const { asked } = openFeedPage({
    feed: feed([card(1)], { teams: [feedTeam(), feedTeam({ team_id: "otters", name: "Otters" })] }),
  });
  await shown();
  assert.is(button(feedTexts.all).getAttribute("aria-pressed"), "true");
  await users.click(button("Otters"));
  await until(() => asked.includes("GET /feed?team_id=otters"));
  assert.is(button("Otters").getAttribute("aria-pressed"), "true");
});

test("J and K move between cards", async () => {
  const users = openUser();
  openFeedPage({ feed: feed([card(2), card(1)]) });
  await shown();
  const [first, second] = cards();
  first?.focus();
  await users.keyboard("j");
  assert.is(document.activeElement, second);
  await users.keyboard("j");
  assert.is(document.activeElement, second);
  await users.keyboard("k");
  assert.is(document.activeElement, first);
});

test("a poll is asked with its answers, and nothing typed is lost on a refusal", async () => {
  const users = openUser();
  const reply = { code: "FEED_403_POST" as string | ReturnType<typeof feed> };
  const { bodies, drafts } = openFeedPage({
    at: "/app/home?ask",
    feed: feed([], { teams: [staff] }),
    replies: { "POST /team/team_id/comets/feed_card": () => reply.code },
  });
  const dialog = within(await found(() => screen.queryByRole("dialog", { name: cardFormTexts.askTitle })));
  assert.ok(dialog.getByText("26 grown-ups of the Comets can see this."));
  await users.click(dialog.getByRole("button", { name: cardFormTexts.post }));
  assert.ok(dialog.getByText(cardFormTexts.empty));
  assert.ok(dialog.getByText(cardFormTexts.tooFew));
  assert.equal(
    bodies.length,
    bodies.filter((sent) => JSON.stringify(sent) === '{"cards":[],"is_home":true}').length,
  );
  await users.type(dialog.getByRole("textbox", { name: cardFormTexts.question }), "What do we grill?");
  await users.type(dialog.getByRole("textbox", { name: "Answer 1" }), "Pizza");
  await users.type(dialog.getByRole("textbox", { name: "Answer 2" }), "pizza");
  assert.ok(dialog.getByText(cardFormTexts.alike));
  await users.clear(dialog.getByRole("textbox", { name: "Answer 2" }));
  await users.type(dialog.getByRole("textbox", { name: "Answer 2" }), "Barbecue");
  await users.click(dialog.getByRole("button", { name: cardFormTexts.post }));
  await until(() => dialog.queryByText(feedCodeTexts.FEED_403_POST));
  const typed = dialog.getByRole("textbox", { name: cardFormTexts.question }) as HTMLTextAreaElement;
  assert.is(typed.value, "What do we grill?");
  const sent = bodies.at(-1) as { card_id: string; poll: { options: string[]; shows_voters: boolean } };
  assert.equal([sent.poll.options, sent.poll.shows_voters], [["Pizza", "Barbecue"], true]);
  reply.code = feed([card(1, { author_id: "me", text: "What do we grill?" })], { teams: [staff] });
  await users.click(dialog.getByRole("button", { name: cardFormTexts.post }));
  await until(() => screen.queryByRole("article"));
  assert.is((bodies.at(-1) as { card_id: string }).card_id, sent.card_id, "the same try");
  assert.is(drafts.size, 0);
});

test("a post can be about one of the team's next events, which are read at a press", async () => {
  const users = openUser();
  const soon = hoursOff(practice({ ends_at: "2099-11-24T19:00:00.000Z" }), 1);
  const { asked, bodies, drafts } = openFeedPage({
    at: "/app/home?post",
    feed: feed([], { teams: [staff] }),
    replies: {
      "GET /team/team_id/comets/event": week({ events: [soon] }),
      "POST /team/team_id/comets/feed_card": feed([card(1)]),
    },
  });
  const dialog = within(await found(() => screen.queryByRole("dialog", { name: cardFormTexts.postTitle })));
  assert.is(asked.filter((each) => each.includes("/event")).length, 0);
  await users.click(dialog.getByRole("button", { name: cardFormTexts.addEvent }));
  const select = await found(() => dialog.queryByRole("combobox", { name: cardFormTexts.event }));
  await users.selectOptions(select, "Tue, Nov 24, 17:30 Chicago time: Practice");
  assert.equal(drafts.get("post")?.event, { teamId: "comets", eventId: "e1" });
  await users.type(dialog.getByRole("textbox", { name: cardFormTexts.text }), "Bring water");
  await users.click(dialog.getByRole("button", { name: cardFormTexts.post }));
  await until(() => screen.queryByRole("article"));
  const sent = bodies.find((each) => (each as { text?: string }).text === "Bring water");
  assert.is((sent as { event_id: string }).event_id, "e1");
});

test("voting closes at a day and a time that are typed, or never", async () => {
  const users = openUser();
  const { drafts } = openFeedPage({ at: "/app/home?ask", feed: feed([], { teams: [staff] }) });
  const dialog = within(await found(() => screen.queryByRole("dialog", { name: cardFormTexts.askTitle })));
  const closes = () => drafts.get("ask")?.closes;
  const time = dialog.getByRole("textbox", { name: cardFormTexts.closesAt }) as HTMLInputElement;
  assert.is(time.value, "20:00");
  await users.clear(time);
  await users.type(time, "18:30");
  await users.tab();
  assert.is(closes(), "2026-11-27T18:30");
  await users.clear(time);
  await users.type(time, "late");
  await users.tab();
  assert.is(closes(), "-", "neither a moment nor never");
  assert.ok(dialog.getByText(eventFormTexts.unreadableTime));
  await users.click(dialog.getByRole("checkbox", { name: cardFormTexts.isOpenEnded }));
  assert.equal([closes(), dialog.queryByRole("textbox", { name: cardFormTexts.closesAt })], ["", null]);
});

test("staff remind the open families with one press on the card", async () => {
  const users = openUser();
  const readers = { seen: 22, of: 25, to_remind: { for: "vote", people: 7, families: 4 } } as const;
  const { bodies, announced } = openFeedPage({
    feed: feed([card(1, { poll: poll(), as_staff: true, readers })], { teams: [staff] }),
    replies: { [`POST ${path}/nudge`]: { reminded: 7 } },
  });
  await shown();
  assert.ok(screen.getByText(/^Seen by 22 of 25 · 4 families haven't voted ·/));
  await users.click(button("Remind 4 families"));
  await until(() => screen.queryByRole("button", { name: "Remind 4 families" }) === null);
  assert.equal([bodies.at(-1), announced], [{ for: "vote" }, ["7 people reminded."]]);
  assert.ok(screen.getByText(/^Seen by 22 of 25 ·$/));
});

test("of a family's post nobody counts who has seen it", async () => {
  openFeedPage({
    feed: feed([card(1, { author_id: "kim", as_staff: false, readers: { seen: 1, of: 3 } })], {
      teams: [staff],
    }),
  });
  await shown();
  assert.is(screen.queryByText(/^Seen by/), null);
});

test("staff read who has seen a post, and remind the other families", async () => {
  const users = openUser();
  const seen = (id: string, change = {}) => ({
    user_id: id,
    has_seen: false,
    is_seen_at_home: false,
    has_voted: false,
    is_voted_at_home: false,
    ...change,
  });
  const people = [person("kim"), person("jonas"), person("lee")];
  const reader = (id: string, of: string[]) => ({ user_id: id, standing: "guardian", of });
  const { bodies } = openFeedPage({
    feed: feed([card(1, { readers: { seen: 1, of: 3 } })], { teams: [staff] }),
    replies: {
      [`GET ${path}/reader`]: {
        readers: [seen("kim"), seen("jonas"), seen("lee", { has_seen: true })],
        people,
      },
      "GET /team/team_id/comets/huddle/huddle_id/c1/reader": {
        readers: [reader("kim", ["Nia"]), reader("jonas", ["Nia"]), reader("lee", ["Sam"])],
        people,
      },
      [`POST ${path}/nudge`]: { reminded: 2 },
    },
  });
  await shown();
  assert.ok(screen.getByText(/^Seen by 1 of 3 ·$/));
  await users.click(button(feedTexts.whoHasSeen));
  const dialog = within(await found(() => screen.queryByRole("dialog", { name: seenTexts.title })));
  const remind = await found(() => dialog.queryByRole("button", { name: "Remind 1 family" }));
  assert.ok(within(dialog.getByRole("region", { name: seenTexts.seen })).getByText("Lee Test"));
  await users.click(remind);
  await until(() => dialog.queryByText("2 people reminded."));
  assert.equal(bodies.at(-1), { for: "seen" });
});

test("of a poll that is over staff read who has seen it, and the dialog closes to the comments below", async () => {
  const users = openUser();
  openFeedPage({
    at: "/app/home?card=comets.c1&seen=comets.c1",
    feed: feed([card(1, { poll: poll({ closed_at: "2026-11-24T17:30:00.000Z" }) })], { teams: [staff] }),
    replies: {
      [`GET ${path}/reader`]: { readers: [], people: [] },
      "GET /team/team_id/comets/huddle/huddle_id/c1/reader": { readers: [], people: [] },
    },
  });
  const dialog = within(await found(() => screen.queryByRole("dialog", { name: seenTexts.title })));
  await until(() => dialog.queryByText(seenTexts.everybody));
  assert.is(dialog.queryByRole("radio", { name: seenTexts.byVote }), null);
  await users.click(dialog.getByRole("button", { name: "Close" }));
  await until(() => !location.search.includes("seen"));
  assert.is(location.search, "?card=comets.c1");
});

test("a feed that could not be read says why, and is read again", async () => {
  const users = openUser();
  let times = 0;
  openFeedPage({
    replies: {
      "GET /feed": () => {
        times += 1;
        return times === 1 ? "REQUEST_429_LIMIT" : feed([card(1)]);
      },
    },
  });
  await until(() => screen.queryByRole("alert"));
  await users.click(button(feedTexts.again));
  await shown();
  assert.is(screen.queryByRole("alert"), null);
});

test.run();

import * as assert from "uvu/assert";
import { chatTexts, composerTexts, saidTexts, threadTexts } from "../../../domain/huddle/huddle-texts";
import { outsideText } from "../../../domain/huddle/queued-message";
import { reportTexts } from "../../../domain/report/report-texts";
import { huddle, person, said, thread } from "../../support/people/talking";
import { user } from "../../support/people/user";
import { until } from "../../support/until";
import { openChatPage } from "../../support/view/chat-server";
import { act, fireEvent, openUser, screen, viewSuite, within } from "../../support/view/dom";

const test = viewSuite("chat");
const at = "/app/chat/comets.h1";
const field = () => screen.getByRole("textbox", { name: "Your message" }) as HTMLTextAreaElement;
const lines = () => screen.getAllByRole("article").map(({ textContent }) => textContent);
const opened = () => until(() => screen.queryByRole("log"));
const line = (text: RegExp) => {
  const found = screen.getAllByRole("article").find(({ textContent }) => text.test(textContent ?? ""));
  if (!found) throw new Error(`No message says ${text}`);
  return found;
};
const openMenu = async (text: RegExp) => {
  fireEvent.contextMenu(line(text));
  return within(await screen.findByRole("dialog"));
};

test("the list says who said what last, how much is new, and what is muted", async () => {
  openChatPage({
    huddles: [
      huddle({
        last: {
          seq: 3,
          author_id: "kim",
          text: "Who brings, @{dana}?",
          made_at: "2020-11-24T17:03:00.000Z",
          withdrawn_as: null,
        },
      }),
      huddle({
        id: "h2",
        kind: "group",
        name: "Kim and Dana",
        unread: 0,
        muted_until: "9999-12-31T00:00:00.000Z",
        last: {
          seq: 1,
          author_id: "me",
          text: null,
          made_at: "2020-11-24T17:03:00.000Z",
          withdrawn_as: "author",
        },
      }),
    ],
  });
  await until(() => screen.queryAllByRole("link").length > 0);
  const [first, second] = screen.getAllByRole("listitem");
  assert.match(first?.textContent ?? "", /Comets grown-ups, 2 new.*Kim: Who brings, @Dana\?/);
  assert.match(second?.textContent ?? "", /Kim and Dana.*You: Deleted/);
  assert.ok(within(second as HTMLElement).getByRole("img", { name: chatTexts.muted }));
  assert.ok(screen.getByRole("button", { name: chatTexts.start }));
});

test("without huddles the bench is quiet, and a minor reads that chat is for grown-ups", async () => {
  const { leave, asked } = openChatPage({ huddles: [] });
  await until(() => screen.queryByRole("heading", { name: "The bench is quiet." }));
  leave();
  asked.length = 0;
  const minor = openChatPage({ me: user({ id: "me", age: "teen" }) });
  assert.ok(screen.getByRole("heading", { name: "Chat is for grown-ups just now." }));
  assert.equal([minor.asked, screen.queryByRole("button", { name: chatTexts.start })], [[], null]);
});

test("a huddle shows New, who reads, and each author once", async () => {
  openChatPage({ at });
  await opened();
  assert.ok(screen.getByRole("separator", { name: threadTexts.new }));
  assert.ok(screen.getByText("14 grown-ups of the Comets can see this."));
  assert.ok(screen.getByRole("button", { name: "14 grown-ups" }));
  assert.equal(lines().length, 3);
  assert.is(screen.getAllByText("Kim Test").length, 2, "once above and once below New");
});

test("a message is kept for sending, stands dashed, and becomes what the server stored", async () => {
  const { outbox } = openChatPage({ at });
  await opened();
  const keys = openUser();
  await keys.type(field(), "We're by the gate");
  await keys.click(screen.getByRole("button", { name: "Send" }));
  const [added] = outbox.added();
  assert.equal(
    [added?.text, added?.teamId, added?.huddleId, added?.huddleVersion, added?.replyTo, field().value],
    ["We're by the gate", "comets", "h1", null, null, ""],
  );
  outbox.put({ kind: "queued" });
  assert.ok(screen.getByText(saidTexts.queued));
  assert.is(lines().length, 3, "nothing reads sent");
  outbox.store(said(4, { author_id: "me", text: "We're by the gate" }));
  assert.match(lines()[3] ?? "", /We're by the gateSent /);
  assert.is(screen.queryByText(saidTexts.queued), null);
});

test("a refused message says why in its place, and a question waits for an answer", async () => {
  const { outbox } = openChatPage({ at });
  await opened();
  const keys = openUser();
  await keys.type(field(), "Hello{Control>}{Enter}{/Control}");
  const id = outbox.added()[0]?.messageId;
  outbox.put({ kind: "refused", text: "This huddle is over." });
  assert.ok(screen.getByText("Didn't make it: This huddle is over."));
  await keys.click(screen.getByRole("button", { name: saidTexts.again }));
  await keys.click(screen.getByRole("button", { name: saidTexts.drop }));
  outbox.put({ kind: "asking", why: "changed", text: "Kim came in just now. Still send?" });
  await keys.click(screen.getByRole("button", { name: saidTexts.anyway }));
  assert.equal(outbox.pressed, [`again ${id}`, `drop ${id}`, `anyway ${id}`]);
});

test("Enter sends on wide screens, Shift and Enter make a line", async () => {
  const { outbox } = openChatPage({ at });
  await opened();
  await openUser().type(field(), "One{Shift>}{Enter}{/Shift}two{Enter}");
  assert.equal(
    outbox.added().map(({ text }) => text),
    ["One\ntwo"],
  );
});

test("a name after @ is offered, chosen by keys, and sent as an id", async () => {
  const { outbox } = openChatPage({ at });
  await opened();
  const keys = openUser();
  await keys.type(field(), "Who drives, @");
  const options = await screen.findAllByRole("option");
  assert.equal(
    options.map(({ textContent }) => textContent),
    ["Kim Test", "Dana Test"],
  );
  await keys.keyboard("{ArrowDown}{Enter}");
  assert.is(field().value, "Who drives, @Dana Test ");
  await keys.keyboard("{Enter}");
  assert.equal(
    outbox.added().map(({ text, mentions }) => [text, mentions]),
    [["Who drives, @{dana}", ["dana"]]],
  );
});

test("right click opens a menu with six cheers, and only what may be done", async () => {
  openChatPage({ at, messages: [said(1), said(2, { author_id: "dana" }), said(3, { author_id: "me" })] });
  await opened();
  const names = (menu: ReturnType<typeof within>) =>
    menu
      .getAllByRole("button")
      .map((button: HTMLElement) => button.getAttribute("aria-label") ?? button.textContent);
  const cheers = ["Clap", "Fire", "Heart", "Laugh", "Wow", "Strong"];
  const closeMenu = () => act(() => fireEvent.keyDown(document, { key: "Escape" }));
  assert.equal(names(await openMenu(/Words 1/)).slice(0, 10), [
    ...cheers,
    "Reply",
    "Copy",
    "Report",
    "Block",
  ]);
  closeMenu();
  await until(() => screen.queryByRole("dialog") === null);
  assert.not.ok(names(await openMenu(/Words 2/)).includes("Block"), "coaches cannot be blocked");
  closeMenu();
  await until(() => screen.queryByRole("dialog") === null);
  assert.equal(names(await openMenu(/Words 3/)).slice(6, 10), ["Reply", "Copy", "Edit", "Delete"]);
});

test("a press on the counts, or the menu, lists who cheered, where one's own cheer is given and taken back", async () => {
  const path = "/team/team_id/comets/huddle/huddle_id/h1/message/message_id/m1/reaction";
  const cheered = said(1, { author_id: "me", cheers: { clap: 1, heart: 1 }, my_cheer: "heart" });
  const { asked } = openChatPage({
    at,
    messages: [cheered, said(2)],
    replies: {
      [`GET ${path}`]: {
        cheers: [
          { user_id: "me", cheer: "heart" },
          { user_id: "gone", cheer: "clap" },
        ],
        people: [person("me")],
      },
      [`DELETE ${path}`]: { ...cheered, cheers: { clap: 1 }, my_cheer: null, changed: 20 },
    },
  });
  await opened();
  const user = openUser();
  await user.click(within(line(/Words 1/)).getByRole("button", { name: "Clap, 1 Heart, 1" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Who cheered" }));
  await until(() => dialog.queryAllByRole("listitem").length === 2);
  assert.equal(
    dialog.getAllByRole("listitem").map(({ textContent }) => textContent),
    ["SomebodyClap", "YouHeart"],
  );
  await user.click(dialog.getByRole("button", { name: "Heart", pressed: true }));
  await until(() => asked.includes(`DELETE ${path}`));
  await until(() => within(line(/Words 1/)).queryByRole("button", { name: "Clap, 1" }));
  act(() => line(/Words 1/).focus());
  await user.keyboard("m");
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Who cheered" }));
  const again = within(await screen.findByRole("dialog", { name: "Who cheered" }));
  await until(() => again.queryAllByRole("listitem").length === 2);
  await user.keyboard("{Escape}");
  await until(() => screen.queryByRole("dialog") === null);
});

test("M opens the menu of the message with the focus, R answers it, and arrows move", async () => {
  openChatPage({ at });
  await opened();
  const keys = openUser();
  act(() => line(/Words 3/).focus());
  await keys.keyboard("{ArrowUp}");
  assert.is(document.activeElement, line(/Words 2/));
  await keys.keyboard("{Home}");
  assert.is(document.activeElement, line(/Words 1/));
  await keys.keyboard("{End}r");
  assert.ok(screen.getByText("Reply to Kim"));
  assert.is(document.activeElement, field());
  await keys.keyboard("{Escape}");
  assert.is(screen.queryByText("Reply to Kim"), null);
  act(() => line(/Words 1/).focus());
  await keys.keyboard("m");
  assert.ok(await screen.findByRole("dialog"));
});

test("arrow up in an empty field edits the last own words", async () => {
  const mine = said(3, { author_id: "me", text: "Fild 7" });
  const { bodies } = openChatPage({
    at,
    messages: [said(1), mine],
    replies: {
      "PATCH /team/team_id/comets/huddle/huddle_id/h1/message/message_id/m3": {
        ...mine,
        text: "Field 7",
        is_edited: true,
        changed: 20,
      },
    },
  });
  await opened();
  const keys = openUser();
  await keys.click(field());
  await keys.keyboard("{ArrowUp}");
  assert.is(field().value, "Fild 7");
  await keys.clear(field());
  await keys.type(field(), "Field 7{Enter}");
  await until(() => field().value === "");
  assert.equal(bodies.at(-1), { text: "Field 7", mentions: [] });
  assert.match(lines()[1] ?? "", /Field 7edited/);
});

test("a taken-back message leaves a tombstone, and what it said is gone from quotes", async () => {
  const mine = said(2, { author_id: "me", text: "Secret" });
  openChatPage({
    at,
    messages: [said(1), mine, said(3, { reply_to: 2 })],
    replies: {
      "DELETE /team/team_id/comets/huddle/huddle_id/h1/message/message_id/m2": {
        ...mine,
        text: "",
        changed: 30,
        withdrawn_as: "author",
      },
    },
  });
  await opened();
  const menu = await openMenu(/Secret/);
  await openUser().click(menu.getByRole("button", { name: saidTexts.takeBack }));
  await until(() => screen.queryByText("You deleted this."));
  assert.not.match(screen.getByRole("log").textContent ?? "", /Secret/);
  assert.ok(screen.getByText(saidTexts.takenBackQuote));
});

test("a message that is taken back is gone from the answer to it that is being written, which goes on", async () => {
  const { outbox, hear } = openChatPage({ at, messages: [said(1), said(2, { text: "Secret" })] });
  await opened();
  const keys = openUser();
  act(() => line(/Secret/).focus());
  await keys.keyboard("r");
  await keys.type(field(), "Half a");
  assert.is(screen.getAllByText("Secret").length, 2);
  hear(said(2, { changed: 30, text: "", withdrawn_as: "author" }));
  assert.not.match(document.body.textContent ?? "", /Secret/);
  assert.ok(screen.getByText(saidTexts.takenBackQuote));
  assert.is(field().value, "Half a");
  await keys.click(screen.getByRole("button", { name: "Send" }));
  assert.is(outbox.added()[0]?.replyTo, 2);
});

test("an edit whose message is taken back elsewhere keeps what was typed, and cannot be saved", async () => {
  const { bodies, hear } = openChatPage({
    at,
    messages: [said(1), said(2, { author_id: "me", text: "Fild 7" })],
  });
  await opened();
  const keys = openUser();
  await keys.click(field());
  await keys.keyboard("{ArrowUp}, gate B");
  hear(said(2, { author_id: "me", changed: 30, text: "", withdrawn_as: "staff" }));
  assert.ok(screen.getByText(composerTexts.editGone));
  await keys.keyboard("{Enter}");
  assert.equal([field().value, bodies], ["Fild 7, gate B", []]);
  await keys.keyboard("{Escape}");
  assert.is(field().value, "");
});

test("a message that is taken back is gone from an open search", async () => {
  const found = [said(1, { text: "Secret field" }), said(2, { text: "Field 7" })];
  const { hear } = openChatPage({
    replies: {
      "POST /huddle/search": {
        hits: found.map((message) => ({ team_id: "comets", huddle_id: "h1", message })),
        people: [person("kim")],
        next_after: null,
      },
    },
  });
  await until(() => screen.queryAllByRole("listitem").length > 0);
  const keys = openUser();
  await keys.click(screen.getByRole("button", { name: "Search" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Search" }));
  await keys.type(dialog.getByRole("searchbox"), "field");
  await until(() => dialog.queryAllByRole("listitem").length === 2);
  hear(said(1, { changed: 30, text: "", withdrawn_as: "author" }));
  assert.equal(
    dialog.getAllByRole("listitem").map((item: HTMLElement) => /: (.*)/.exec(item.textContent ?? "")?.[1]),
    ["Field 7"],
  );
});

test("earlier words are read again once their message is taken back, and are then not everybody's to read", async () => {
  const path = "GET /team/team_id/comets/huddle/huddle_id/h1/message/message_id/m2/version";
  let isGone = false;
  const { asked, hear } = openChatPage({
    at: `${at}?earlier=m2`,
    messages: [said(1), said(2, { is_edited: true })],
    replies: {
      [path]: () =>
        isGone
          ? "HUDDLE_401_REQUEST"
          : { versions: [{ number: 1, text: "Secret", until: "2026-11-24T17:04:00.000Z" }] },
    },
  });
  await until(() => screen.queryByText("Secret"));
  hear(said(2, { changed: 29, is_edited: true, cheers: { clap: 1 } }));
  assert.ok(screen.getByText("Secret"), "a cheer changes no words");
  isGone = true;
  hear(said(2, { changed: 30, text: "", is_edited: true, withdrawn_as: "author" }));
  assert.is(screen.queryByText("Secret"), null);
  await until(() => asked.filter((each) => each === path).length === 2);
  await until(() => within(screen.getByRole("dialog")).queryByRole("alert"));
});

test("earlier words of a message that is not in the page are read again whenever it changes", async () => {
  const path = "GET /team/team_id/comets/huddle/huddle_id/h1/message/message_id/m2/version";
  const versions = [{ number: 1, text: "Secret", until: "2026-11-24T17:04:00.000Z" }];
  let isGone = false;
  const { asked, hear } = openChatPage({
    at: `${at}?earlier=m2`,
    replies: {
      // The page ends above m2, which is never reached.
      "GET /team/team_id/comets/huddle/huddle_id/h1/message": ({ url }: Request) =>
        new URL(url).search === ""
          ? thread(60, 61, { read_seq: 61, is_whole: false })
          : new Promise(() => {}),
      [path]: () => (isGone ? "HUDDLE_401_REQUEST" : { versions: [...versions] }),
    },
  });
  const reads = () => asked.filter((each) => each === path).length;
  await until(() => screen.queryByText("Secret"));
  hear(said(3, { changed: 70 }));
  assert.ok(screen.getByText("Secret"));
  versions.push({ number: 2, text: "Mended", until: "2026-11-24T17:04:30.000Z" });
  hear(said(2, { changed: 71, text: "Mended again", is_edited: true }));
  assert.is(screen.queryByText("Secret"), null);
  await until(() => screen.queryByText("Mended"));
  hear(said(2, { changed: 72, text: "Mended again", is_edited: true, cheers: { clap: 1 } }));
  assert.ok(screen.getByText("Mended"), "a cheer changes no words");
  isGone = true;
  hear(said(2, { changed: 73, text: "", is_edited: true, withdrawn_as: "author" }));
  assert.is(screen.queryByText("Secret"), null);
  await until(() => within(screen.getByRole("dialog")).queryByRole("alert"));
  assert.is(reads(), 3);
});

test("an answer to what was said before one came shows nothing of it", async () => {
  openChatPage({ at, messages: [said(8, { reply_to: 2 })] });
  await opened();
  assert.ok(screen.getByText("Something from before you came."));
});

test("a report takes three presses, and its message folds at once", async () => {
  const { bodies, announced } = openChatPage({
    at,
    replies: { "POST /team/team_id/comets/report": { reported: true } },
  });
  await opened();
  const keys = openUser();
  await keys.click((await openMenu(/Words 2/)).getByRole("button", { name: "Report" }));
  const dialog = within(await screen.findByRole("dialog", { name: "What's wrong?" }));
  await keys.click(dialog.getByRole("radio", { name: "Unkind" }));
  await keys.click(dialog.getByRole("button", { name: "Send report" }));
  await until(() => announced.length > 0);
  // On a slow machine the marker moves meanwhile.
  const reports = bodies.filter((body) => "target_id" in Object(body));
  assert.equal([reports, announced], [[{ target_id: "m2", reason: "unkind" }], [reportTexts.thanks]]);
  assert.ok(within(line(/Blocked\./)).getByRole("button", { name: "Open" }));
});

test("folding away folds all of a person, and one of theirs can be opened", async () => {
  openChatPage({
    at,
    messages: [said(1), said(2, { author_id: "zoe", text: "Mean" })],
    people: [person("me"), person("kim"), person("zoe")],
    replies: {
      "PUT /user/me/block/user_id/zoe": {
        people: [{ user_id: "zoe", name: "Zoe Test", drip_name: null, avatar: null }],
      },
    },
  });
  await opened();
  await openUser().click((await openMenu(/Mean/)).getByRole("button", { name: "Block" }));
  await until(() => screen.queryByText(/Blocked\./));
  assert.is(screen.queryByText("Mean"), null);
  await openUser().click(screen.getByRole("button", { name: "Open" }));
  assert.ok(screen.getByText("Mean"));
});

test("a huddle that is over says so in place of the field", async () => {
  openChatPage({ at, huddles: [huddle({ is_over: true })] });
  await opened();
  assert.ok(screen.getByText("This huddle is over."));
  assert.is(screen.queryByRole("textbox"), null);
  assert.not.ok((await openMenu(/Words 1/)).queryByRole("button", { name: "Reply" }));
});

test("whoever no longer reads a huddle is told that it is gone", async () => {
  openChatPage({ at, replies: { "GET /team/team_id/comets/huddle/huddle_id/h1": "HUDDLE_404" } });
  await until(() => screen.queryByText(threadTexts.gone));
});

test("whoever is taken out while writing keeps what they wrote", async () => {
  let isOut = false;
  const path = "GET /team/team_id/comets/huddle/huddle_id/h1/message";
  const page = {
    messages: [said(1)],
    quoted: [],
    people: [],
    last_seq: 1,
    read_seq: 1,
    as_of: 1,
    is_whole: true,
  };
  const { outbox } = openChatPage({ at, replies: { [path]: () => (isOut ? "HUDDLE_404" : page) } });
  await opened();
  const keys = openUser();
  await keys.type(field(), "Where are you?{Control>}{Enter}{/Control}");
  outbox.put({ kind: "refused", text: outsideText });
  await keys.type(field(), "Is there still room");
  isOut = true;
  act(() => {
    for (const name of ["offline", "online"]) {
      Object.defineProperty(navigator, "onLine", { configurable: true, value: name === "online" });
      window.dispatchEvent(new Event(name));
    }
  });
  await until(() => screen.queryByText(threadTexts.gone));
  assert.ok(screen.getByText("Where are you?"));
  assert.ok(screen.getByText(threadTexts.unsentWords("Is there still room")));
  await keys.click(screen.getByRole("button", { name: saidTexts.drop }));
  assert.equal(outbox.pressed, [`drop ${outbox.added()[0]?.messageId}`]);
});

test("a group is started in three presses, and says who will read it", async () => {
  const { bodies } = openChatPage({
    replies: {
      "POST /team/team_id/comets/huddle": huddle({ id: "h1", kind: "group", name: "Dana", readers: 2 }),
    },
  });
  await until(() => screen.queryAllByRole("listitem").length > 0);
  const keys = openUser();
  await keys.click(screen.getByRole("button", { name: "New huddle" }));
  const dialog = within(await screen.findByRole("dialog", { name: "New huddle" }));
  await keys.click(await dialog.findByRole("checkbox", { name: "Dana Test" }));
  assert.equal(
    dialog.getAllByRole("group").map((group) => group.querySelector("legend")?.textContent),
    ["Staff", "Players and parents"],
  );
  assert.ok(dialog.getByText("You and Dana can see this."));
  await keys.click(dialog.getByRole("button", { name: "Start" }));
  await until(() => location.pathname === "/app/chat/comets.h1");
  assert.equal(bodies.at(-1), { user_ids: ["dana"] });
});

test.run();

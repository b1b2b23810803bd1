import * as assert from "uvu/assert";
import { desk, phone } from "../../support/browser/browser";
import { stageSuite } from "../../support/browser/stages";

const test = stageSuite("sticky title, compose button, list rows and posters");

test("on scroll the title shrinks into a bar at the top without changing the page's height", async ({
  openStage,
}) => {
  const page = await openStage("Sticky title", "With crest and action", phone);
  const heading = page.getByRole("heading", { name: "The Comets", exact: true });
  const length = () => page.evaluate(() => document.documentElement.scrollHeight);
  const [large, before] = [await heading.boundingBox(), await length()];
  await page.evaluate(() => scrollTo(0, 400));
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  const small = await heading.boundingBox();
  assert.ok(large && small);
  assert.ok(small.y >= 0 && small.y + small.height <= 60, JSON.stringify(small));
  assert.ok(Math.abs(small.height / large.height - 0.68) < 0.01, `${small.height} of ${large.height}`);
  assert.is(small.x, large.x);
  assert.is(await length(), before);
});

test("in right-to-left text the title shrinks towards its right edge", async ({ openStage }) => {
  const page = await openStage("Sticky title", "Alone", phone);
  await page.evaluate(() => {
    document.documentElement.dir = "rtl";
  });
  const end = () =>
    page
      .getByRole("heading", { name: "Schedule", exact: true })
      .evaluate((heading) => heading.getBoundingClientRect().right);
  const before = await end();
  await page.evaluate(() => scrollTo(0, 400));
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  assert.is(await end(), before);
});

test("with reduced motion the title keeps its size in the bar", async ({ openStage }) => {
  const page = await openStage("Sticky title", "Alone", { ...phone, reducedMotion: "reduce" });
  const heading = page.getByRole("heading", { name: "Schedule", exact: true });
  const large = await heading.boundingBox();
  await page.evaluate(() => scrollTo(0, 400));
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  const stuck = await heading.boundingBox();
  assert.is(stuck?.height, large?.height);
  assert.ok(stuck && stuck.y >= 0 && stuck.y + stuck.height <= 60, JSON.stringify(stuck));
});

test("the compose button hides while scrolling down and stays for keyboard users", async ({ openStage }) => {
  const page = await openStage("Floating compose", "Above a long page", {
    ...phone,
    reducedMotion: "reduce",
  });
  const compose = page.getByRole("button", { name: "Compose" });
  const isThere = () => compose.evaluate((element) => getComputedStyle(element).opacity === "1");
  assert.is(await isThere(), true);
  await page.mouse.wheel(0, 300);
  await page.waitForFunction(() => document.querySelector("[data-away]") !== null);
  assert.is(await isThere(), false);
  await page.mouse.wheel(0, -60);
  await page.waitForFunction(() => document.querySelector("[data-away]") === null);
  assert.is(await isThere(), true);
  await page.mouse.wheel(0, 300);
  await page.waitForFunction(() => document.querySelector("[data-away]") !== null);
  await page.keyboard.press("Tab");
  assert.is(await compose.evaluate((element) => element.matches(":focus-visible")), true);
  assert.is(await isThere(), true);
  await page.keyboard.press("Enter");
  assert.is(await compose.getAttribute("aria-expanded"), "true");
});

test("the compose button floats at the inline end on a phone and shows its label on a desktop", async ({
  openStage,
}) => {
  for (const [state, isAtEnd] of [
    ["Above a long page", true],
    ["Right to left", false],
  ] as const) {
    const box = await (await openStage("Floating compose", state, phone))
      .getByRole("button", { name: "Compose" })
      .boundingBox();
    assert.is((box?.x ?? 0) > 180, isAtEnd, state);
    assert.equal([box?.width, box?.height], [56, 56]);
  }
  const page = await openStage("Floating compose", "Above a long page", desk);
  const button = page.getByRole("button", { name: "Compose" });
  const word = await button.getByText("Compose").boundingBox();
  assert.ok((word?.width ?? 0) > 40);
  const [own, background] = await button.evaluate((element) => [
    element.clientHeight,
    Number.parseFloat(getComputedStyle(element, "::before").height),
  ]);
  assert.is(background, own, "its background covers it and nothing else");
});

test("the whole row is one press target, except for the button at its end", async ({ openStage }) => {
  const page = await openStage("List row", "Roster", phone);
  const row = page.getByRole("listitem").filter({ hasText: "Leo B." });
  const hit = (x: number, y: number) =>
    row.evaluate(
      (element, [x, y]) => {
        const box = element.getBoundingClientRect();
        const found = document.elementFromPoint(box.left + x, box.top + y);
        return found?.closest("a, button")?.textContent;
      },
      [x, y] as const,
    );
  assert.is(await hit(12, 28), "Leo B.");
  const more = await page.getByRole("button", { name: "What to do with Leo B." }).boundingBox();
  const box = await row.boundingBox();
  assert.ok(more && box);
  assert.is(await hit(more.x - box.x + more.width / 2, more.y - box.y + more.height / 2), "");
  assert.ok(more.height >= 44 && more.width >= 44);
  const first = await page.getByRole("listitem").first().boundingBox();
  assert.is(first?.height, 56);
});

for (const colorScheme of ["light", "dark"] as const)
  test(`in forced colours, ${colorScheme}, a poster has an edge and draws in system colours`, async ({
    openStage,
  }) => {
    for (const drawing of ["Field", "Bases", "Chat", "Weeks", "Bell"]) {
      const page = await openStage("Poster", drawing, { ...desk, forcedColors: "active", colorScheme });
      const { edge, drawn, system } = await page.locator("main section").evaluate((poster) => {
        const colours = [...poster.querySelectorAll("svg *")]
          .map((shape) => getComputedStyle(shape))
          .flatMap(({ fill, stroke }) => [fill, stroke]);
        return {
          edge: getComputedStyle(poster).borderTopColor,
          drawn: [...new Set(colours)].filter((each) => each !== "none"),
          system: ["CanvasText", "Canvas", "GrayText"].map((word) => {
            const probe = Object.assign(document.createElement("i"), { style: `color: ${word}` });
            poster.append(probe);
            const { color } = getComputedStyle(probe);
            probe.remove();
            return color;
          }),
        };
      });
      assert.is(edge, system[0], drawing);
      assert.ok(drawn.includes(system[0] ?? ""), `${drawing}: ${drawn}`);
      assert.equal(
        drawn.filter((each) => !system.includes(each)),
        [],
        drawing,
      );
    }
  });

/** Where people's words stand: the part that they may be painted on, and the words. */
const wordsOfPeople = [
  ["bubble", "somebody-else-s", "[data-bubble]", "[data-words]"],
  ["bubble", "will-be-sent", "[data-bubble]", "[data-words]"],
  ["bubble", "an-answer", "[data-bubble]", "[data-bubble] b"],
  ["thread", "a-day", "[data-said] > p", "[data-said] > p > b"],
  ["huddle-row", "a-list", "li", "li p + p > span"],
  ["composer-bar", "answering", "form > div:first-of-type", "form > div:first-of-type b"],
  ["readers-line", "opens-the-list", "button", "button span"],
  ["list-row", "cards", "li", "li > span > :first-child"],
  ["squad-grid", "eight-players", "li", "li [data-press]"],
  ["event-card", "for-the-staff", "article h3", "article h3 > a"],
  ["event-chips", "two", "li", "li small"],
  ["change-strip", "to-be-acknowledged", "section", "section b"],
  ["hero", "one-child", "article", "article header b"],
] as const;

test("400 stacked marks are painted over nothing beside the words that bear them", async ({ openStage }) => {
  const faults: string[] = [];
  for (const [entry, state, around, words] of wordsOfPeople) {
    const page = await openStage(entry, state, { viewport: { width: 360, height: 700 } });
    const bearer = page.locator("main").locator(words).first();
    await bearer.waitFor();
    await bearer.evaluate((each) => {
      each.textContent = `Z${"\u0301".repeat(400)} g${"\u0323".repeat(400)}`;
    });
    // Hides the part and the gap around it.
    await page
      .locator("main")
      .locator(around)
      .first()
      .evaluate((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        const cover = document.body.appendChild(document.createElement("i"));
        cover.style.cssText = `position: fixed; left: ${x - 3}px; top: ${y - 3}px; width: ${width + 6}px; height: ${height + 6}px; background: red`;
      });
    const painted = await page.screenshot();
    await bearer.evaluate((each) => each.style.setProperty("visibility", "hidden"));
    if (!painted.equals(await page.screenshot())) faults.push(`${entry} ${words}`);
    await page.context().close();
  }
  assert.equal(faults, []);
});

test.run();

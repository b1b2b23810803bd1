import * as assert from "uvu/assert";
import { desk, phone } from "../../support/browser/browser";
import { stageSuite, swipe } from "../../support/browser/stages";

const test = stageSuite("toasts in the browser");

test("a toast shows above an open dialog, can be pressed there, and leaves the dialog open", async ({
  openStage,
}) => {
  const page = await openStage("Toasts", "Above a dialog");
  await page.locator("dialog[data-phase=open]").waitFor();
  const dismiss = page.getByRole("button", { name: "Dismiss" });
  const box = await dismiss.boundingBox();
  assert.ok(box);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  assert.is(
    await page.evaluate(
      ([left, top]) => document.elementFromPoint(left, top)?.closest("button")?.getAttribute("aria-label"),
      [x, y] as const,
    ),
    "Dismiss",
  );
  await page.mouse.click(x, y);
  await page.getByRole("listitem").waitFor({ state: "detached" });
  assert.is(await page.locator("dialog").getAttribute("data-phase"), "open");
});

test("a toast stays visible when a dialog opens and when it closes", async ({ openStage }) => {
  const page = await openStage("Toasts", "Above a dialog");
  const toast = page.getByRole("listitem");
  const isOnTop = () =>
    toast.evaluate((node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  assert.is(await isOnTop(), true);
  await page.getByRole("button", { name: "Open dialog" }).click();
  await page.locator("dialog[data-phase=open]").waitFor();
  assert.is(await isOnTop(), true);
  assert.is(await page.getByRole("listitem").count(), 1);
});

test("a toast stays visible when another popover opens", async ({ openStage }) => {
  const page = await openStage("Toasts", "Stack");
  await page.getByRole("listitem").first().waitFor();
  await page.evaluate(() => {
    const cover = document.createElement("div");
    cover.popover = "manual";
    cover.style.cssText = "inset:0;width:100%;height:100%";
    document.body.append(cover);
    cover.showPopover();
  });
  await page.waitForFunction(() => {
    const toast = document.querySelector("li");
    if (!toast) return false;
    const { x, y, width, height } = toast.getBoundingClientRect();
    return toast.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
});

test("in a modal dialog F8 focuses the toast, and Escape dismisses the toast before the dialog", async ({
  openStage,
}) => {
  const page = await openStage("Toasts", "Above a dialog");
  await page.locator("dialog[data-phase=open]").waitFor();
  await page.keyboard.press("F8");
  await page.keyboard.press("Escape");
  await page.getByRole("listitem").waitFor({ state: "detached" });
  assert.is(await page.locator("dialog").getAttribute("data-phase"), "open");
  assert.is(await page.evaluate(() => document.activeElement?.getAttribute("aria-label")), "Close");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
});

test("a long swipe dismisses the toast and resumes the timers of the others; a short swipe springs back", async ({
  openStage,
}) => {
  const page = await openStage("Toasts", "Try", phone);
  // The newest is on top, so it keeps its position if the other one expires before the swipes.
  for (const name of ["Success", "Loading"]) await page.getByRole("button", { name }).dispatchEvent("click");
  const loading = page.getByRole("listitem").filter({ hasText: "Saving the lineup" });
  await page.locator("li[data-motion=resting]", { hasText: "Saving the lineup" }).waitFor();
  const start = await loading.evaluate((node) => {
    const { x, y, height } = node.getBoundingClientRect();
    return { x: x + 120, y: y + height / 2 };
  });
  await swipe(page, start, { x: start.x + 24, y: start.y }, { restMs: 200 });
  await page.waitForFunction(() =>
    [...document.querySelectorAll("li > div")].every((card) => getComputedStyle(card).translate === "none"),
  );
  assert.is(await loading.count(), 1);
  await swipe(page, start, { x: start.x + 200, y: start.y });
  await loading.waitFor({ state: "detached" });
  await page.getByRole("listitem").waitFor({ state: "detached" });
});

test("hovering the stack pauses all timers until the pointer leaves", async ({ openStage }) => {
  const page = await openStage("Toasts", "Try", { ...desk, hasStillClock: true });
  await page.getByRole("button", { name: "Without a type" }).click();
  const toast = page.getByRole("listitem");
  await toast.hover();
  await page.clock.runFor(60_000);
  assert.is(await toast.getAttribute("data-motion"), "resting");
  await page.mouse.move(640, 200);
  await page.clock.runFor(2_600);
  await toast.waitFor({ state: "detached" });
});

test("toasts are at most 350 px wide, and at most 20 are shown", async ({ openStage }) => {
  for (const device of [undefined, phone]) {
    const page = await openStage("Toasts", "Full", device);
    await page.getByRole("listitem").first().waitFor();
    const widths = await page.evaluate(() =>
      [...document.querySelectorAll("li")].map((line) => line.offsetWidth),
    );
    assert.is(widths.length, 20);
    assert.ok(widths.every((width) => width <= 350 && width > 300));
  }
});

test("a promise's toast is updated in place", async ({ openStage }) => {
  const page = await openStage("Toasts", "Try");
  await page.getByRole("button", { name: "Promise broken" }).click();
  const toast = page.getByRole("listitem");
  assert.ok((await toast.textContent())?.includes("Saving the lineup"));
  const node = await toast.elementHandle();
  await page.getByText("Not saved. Try again.").first().waitFor();
  assert.is(await node?.evaluate((line) => line.isConnected), true);
  assert.is(await page.getByRole("alert").textContent(), "Not saved. Try again.");
});

test("with reduced motion no toast animation lasts longer than a millisecond", async ({ openStage }) => {
  const page = await openStage("Toasts", "Try", { reducedMotion: "reduce" });
  await page.getByRole("button", { name: "Error" }).click();
  await page.getByRole("listitem").waitFor();
  const durations = await page.evaluate(() =>
    document.getAnimations().map((animation) => Number(animation.effect?.getComputedTiming().duration)),
  );
  assert.ok(durations.every((duration) => duration <= 1));
});

test("the dismiss cross is drawn in forced colours too", async ({ openStage }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    const page = await openStage("Toasts", "Stack", { ...desk, forcedColors: "active", colorScheme });
    const dismiss = page.getByRole("button", { name: "Dismiss" }).first();
    await page.mouse.move(0, 0);
    const drawn = await dismiss.screenshot({ animations: "disabled" });
    await dismiss.evaluate((button: HTMLElement) => {
      button.style.fontSize = "0";
    });
    const bare = await dismiss.screenshot({ animations: "disabled" });
    assert.is.not(drawn.toString("base64"), bare.toString("base64"), colorScheme);
  }
});

test("the loading overlay blocks the pointer but not the keyboard", async ({ openStage }) => {
  const page = await openStage("Loading overlay", "Try");
  const button = page.getByRole("button", { name: "Load for two seconds" });
  await button.press("Enter");
  await page.getByRole("status").filter({ hasText: "Loading…" }).waitFor();
  assert.is(await page.evaluate(() => document.activeElement?.textContent), "Load for two seconds");
  const box = await button.boundingBox();
  assert.ok(box);
  const hit = () =>
    page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest("button")?.textContent ?? null, [
      box.x + 8,
      box.y + 8,
    ] as const);
  assert.is(await hit(), null);
  await page.getByRole("status").filter({ hasText: /^$/ }).waitFor();
  await page.waitForFunction(() => document.getAnimations().length === 0);
  assert.is(await hit(), "Load for two seconds");
});

test.run();

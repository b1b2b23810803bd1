import { suite } from "uvu";
import * as assert from "uvu/assert";
import { shareLink } from "../../../src/effects/base/share.effects";

const test = suite("share");
const link = { title: "Drip", url: "https://drip.example/" };

test("the device's share sheet is used first", async () => {
  const shared: unknown[] = [];
  const device = { share: async (data: unknown) => void shared.push(data), clipboard: clipboard(shared) };
  assert.equal([await shareLink(device, link), shared], ["shared", [link]]);
});

test("closing the share sheet copies nothing", async () => {
  const copied: unknown[] = [];
  const share = () => Promise.reject(new DOMException("closed", "AbortError"));
  assert.equal([await shareLink({ share, clipboard: clipboard(copied) }, link), copied], ["left", []]);
});

test("without one, or when it refuses, the link is copied", async () => {
  for (const share of [undefined, () => Promise.reject(new DOMException("no", "NotAllowedError"))]) {
    const copied: unknown[] = [];
    const device = { ...(share && { share }), clipboard: clipboard(copied) };
    assert.equal([await shareLink(device, link), copied], ["copied", [link.url]]);
  }
});

test("when neither works, the outcome is failed", async () => {
  assert.is(await shareLink({}, link), "failed");
  assert.is(
    await shareLink({ clipboard: { writeText: () => Promise.reject(new Error("no")) } }, link),
    "failed",
  );
});

const clipboard = (copied: unknown[]) => ({ writeText: async (text: string) => void copied.push(text) });

test.run();

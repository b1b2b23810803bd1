// Full run only: how the pattern of the next event is painted behind its words, a detail of one part.
import * as assert from "uvu/assert";
import { stageSuite } from "../../support/browser/stages";

const test = stageSuite("the next event");

test("once answered, a moved event keeps its faint pattern and its orange edge", async ({ openStage }) => {
  const looks = async (state: string) => {
    const page = await openStage("Hero", state, { reducedMotion: "reduce" });
    return page.locator("article").evaluate((hero) => {
      const pattern = hero.querySelector(":scope > svg");
      if (!pattern) throw new Error("There is no pattern.");
      const { opacity, fillOpacity } = getComputedStyle(pattern);
      return { ink: Number(opacity) * Number(fillOpacity), edge: getComputedStyle(hero).borderColor };
    });
  };
  const asked = await looks("Moved");
  assert.ok(asked.ink < 0.1, `${asked.ink}`);
  assert.equal(await looks("Moved after an answer"), asked);
});

test.run();

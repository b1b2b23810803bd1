import { SourceMap } from "node:module";
import { buildSync } from "esbuild";
import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { keepLines } from "../../scripts/build/line-maps.mjs";
import { root } from "../../server/config/root";

const test = suite("line maps");

const mapOf = (mappings: string, sources: string[]) =>
  new SourceMap({ version: 3, file: "", sources, sourcesContent: [], names: [], mappings, sourceRoot: "" });

/** The source and line that Node reports for a position in the bundle. */
function placeOf(map: SourceMap, line: number, column: number) {
  const entry = map.findEntry(line, column);
  return "originalSource" in entry ? [entry.originalSource, entry.originalLine] : [];
}

test("each line of a bundle keeps its first place, of whatever file", () => {
  const made = buildSync({
    absWorkingDir: root,
    entryPoints: ["domain/team/team-rights.ts", "domain/problem/message-texts.ts"],
    outdir: "none",
    bundle: true,
    splitting: true,
    format: "esm",
    sourcemap: true,
    sourcesContent: false,
    write: false,
  });
  let lines = 0;
  for (const { path, text } of made.outputFiles) {
    if (!path.endsWith(".map")) continue;
    const { mappings, sources } = JSON.parse(text);
    const kept = keepLines(mappings);
    const [full, short] = [mapOf(mappings, sources), mapOf(kept, sources)];
    kept.split(";").forEach((mapping, line) => {
      assert.not.match(mapping, ",");
      if (mapping === "") return;
      lines += 1;
      const { generatedColumn } = short.findEntry(line, 10_000) as { generatedColumn: number };
      assert.equal(placeOf(short, line, 10_000), placeOf(full, line, generatedColumn));
    });
  }
  assert.ok(lines > 300, `${lines} lines`);
});

test("numbers of any size and sign are decoded as they were encoded", () => {
  const number = fc.integer({ min: 0, max: 2 ** 25 });
  fc.assert(
    fc.property(fc.array(fc.tuple(number, number, number), { minLength: 1, maxLength: 8 }), (places) => {
      const sources = ["a.ts"];
      const raw = places.map(([column, line, start], index) => {
        const [, lineBefore = 0, startBefore = 0] = places[index - 1] ?? [];
        return vlq([column, 0, line - lineBefore, start - startBefore]);
      });
      // An extra mapping that is dropped, whose relative offsets the next line has to include.
      const mappings = raw
        .map((mapping) => `${mapping},${vlq([1, 0, 1, 1])},${vlq([1, 0, -1, -1])}`)
        .join(";");
      const map = mapOf(keepLines(mappings), sources);
      places.forEach(([column, line, start], index) => {
        const entry = map.findEntry(index, column);
        assert.ok("originalLine" in entry);
        assert.equal([entry.originalLine, entry.originalColumn], [line, start]);
      });
    }),
  );
});

/** Written with division, independently of the code under test. */
function vlq(numbers: number[]) {
  const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  return numbers
    .map((number) => {
      let rest = Math.abs(number) * 2 + (number < 0 ? 1 : 0);
      let text = "";
      for (; rest >= 32; rest = Math.floor(rest / 32)) text += digits[(rest % 32) + 32];
      return text + digits[rest];
    })
    .join("");
}

test.run();

import { build } from "esbuild";
import { renderToStaticMarkup } from "react-dom/server";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Icon } from "../../../src/ui/base/icon";
import { iconGroups } from "../../../src/ui/base/icon-list";
import * as icons from "../../../src/ui/base/icons";
import { setUpStyles } from "../../../src/ui/base/style-setup";

setUpStyles();

const test = suite("icons");
const all: [name: string, Icon: Icon][] = Object.values(iconGroups).flatMap((group) => Object.entries(group));
const render = (Icon: Icon, props = {}) => renderToStaticMarkup(<Icon {...props} />);

// Section 3 of the specification, copied by hand.
const specified = {
  "Sports and social":
    "baseball, stadium, crew, invitation, reminder, poll, task list, steps, broadcast, chat, share, QR code, music streaming service, chat-community service",
  Venue: "restaurant, hotel, spa, car rental, florist, church",
  Seating: "rectangular, rectangular one side, rectangular two sides, rectangular three sides, round, square",
  Tier: "tier one, tier two, tier three, tier four",
  Rating: "rating heart",
  Currency: "dollar, euro, pound",
} as const;

for (const [group, names] of Object.entries(specified) as [keyof typeof specified, string][])
  test(`${group}: every icon that the specification names`, () => {
    const held = Object.keys(iconGroups[group]);
    assert.equal(
      names.split(", ").filter((name) => !held.includes(name)),
      [],
    );
  });

test("the list holds every icon once", () => {
  assert.equal(new Set(all.map(([, Icon]) => Icon)), new Set(Object.values(icons)));
  assert.is(all.length, Object.values(icons).length);
  assert.is(new Set(all.map(([name]) => name)).size, all.length);
});

test("each is drawn on the 24-unit grid with stroke 1.5 in the text's colour", () => {
  for (const [name, Icon] of all) {
    const svg = render(Icon);
    for (const part of ['viewBox="0 0 24 24"', 'stroke-width="1.5"', 'stroke="currentColor"', 'fill="none"'])
      assert.ok(svg.includes(part), `${name}: ${part}`);
    assert.is(svg.match(/stroke-width/g)?.length, 1, name);
  }
});

test("each stays within the grid", () => {
  for (const [name, Icon] of all)
    for (const [, x, y] of render(Icon).matchAll(/[ML]\s?(-?[\d.]+)[ ,](-?[\d.]+)/g))
      for (const at of [x, y]) assert.ok(Number(at) >= 0 && Number(at) <= 24, `${name} at ${at}`);
});

test("no two are alike", () => {
  const drawings = new Map<string, string>();
  for (const [name, Icon] of all) {
    const paths = [...render(Icon).matchAll(/ d="([^"]+)"/g)].map(([, path]) => path).join();
    assert.ok(paths.length > 0, name);
    assert.is(drawings.get(paths), undefined, `${name} looks like ${drawings.get(paths)}`);
    drawings.set(paths, name);
  }
});

test("size and title are props; an icon without title is hidden from assistive technology", () => {
  for (const [name, Icon] of all) {
    const silent = render(Icon, { size: 18 });
    assert.match(silent, /^<svg[^>]*width="18"[^>]*height="18"/, name);
    assert.match(silent, /aria-hidden="true"/, name);
    assert.not.match(silent, /<title|role=/, name);
    const spoken = render(Icon, { title: "Rate it" });
    assert.match(spoken, /role="img".*<title>Rate it<\/title>/, name);
    assert.not.match(spoken, /aria-hidden/, name);
  }
});

test("one more icon costs a bundle less than 1 kB", async () => {
  const one = await weigh("BellIcon");
  assert.ok(one < 2_500, `the frame and one icon: ${one}`);
  for (const name of ["SeatingSquareIcon", "SettingsIcon", "FloristIcon"]) {
    const more = (await weigh(`BellIcon, ${name}`)) - one;
    assert.ok(more > 0 && more < 1_000, `${name}: ${more}`);
  }
});

async function weigh(names: string) {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { ${names} } from "./src/ui/base/icons"; globalThis.kept = [${names}];`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    jsx: "automatic",
    legalComments: "none",
    external: ["react", "react/jsx-runtime", "goober"],
  });
  return outputFiles.reduce((sum, file) => sum + file.contents.length, 0);
}

test.run();

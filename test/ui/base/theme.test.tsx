import * as assert from "uvu/assert";
import { themeCss, tokensCss } from "../../../src/ui/base/theme";
import { Poster } from "../../../src/ui/brand/poster";
import { answerTokens } from "../../../src/ui/schedule/answer-tokens";
import { Choices } from "../../../src/ui/settings/settings-list";
import { contrast } from "../../support/contrast";
import { render, viewSuite } from "../../support/view/dom";

const test = viewSuite("theme");
const schemes = ["light", "dark"] as const;
type Scheme = (typeof schemes)[number];

/** A token's value in light or dark. */
function colourOf(token: string, scheme: Scheme): string {
  const [, value = ""] = new RegExp(`${token}: ([^;]+);`).exec(tokensCss) ?? [];
  const [, light, dark] = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value) ?? ["", value, value];
  const colour = (scheme === "light" ? light : dark) ?? "";
  assert.match(colour, /^#[0-9a-f]{6}$/, `${token} in ${scheme}`);
  return colour;
}

const apart = (one: string, two: string, scheme: Scheme) =>
  contrast(colourOf(one, scheme), colourOf(two, scheme));

function all(least: number, pairs: readonly (readonly [string, string])[]) {
  for (const [one, two] of pairs)
    for (const scheme of schemes)
      assert.ok(apart(one, two, scheme) >= least, `${one} on ${two}, ${scheme}: ${apart(one, two, scheme)}`);
}

const surfaces = ["--page", "--raised", "--sunken"] as const;
const tinted = ["--done-surface", "--attention-surface"] as const;

test("text contrast is at least 4.5:1", () =>
  all(4.5, [
    ...[...surfaces, ...tinted].map((surface) => ["--text", surface] as const),
    ...surfaces.map((surface) => ["--text-muted", surface] as const),
    ...surfaces.map((surface) => ["--danger", surface] as const),
    ...["--caution-text", "--success", "--attention-text"].map((text) => [text, "--raised"] as const),
    ["--danger", "--danger-surface"],
    ["--on-signature", "--signature"],
    ["--on-signature", "--signature-strong"],
    ["--on-attention", "--attention"],
    ["--chalk", "--ink"],
  ]));

test("a saved Out is filled with ink, so that it looks as certain as a saved In", () => {
  const token = (name: string) =>
    new RegExp(`--answer-${name}: var\\((.+)\\);`).exec(answerTokens)?.[1] ?? "";
  for (const answer of ["in", "out"]) {
    const [surface, text] = [token(`${answer}-surface`), token(`${answer}-text`)];
    all(4.5, [[text, surface]]);
    if (answer === "out") all(7, [[surface, "--raised"]]);
  }
});

test("a field's border and a switch's mark have 3:1", () =>
  all(3, [
    ["--line-strong", "--raised"],
    ["--line-strong", "--page"],
    ["--danger", "--danger-surface"],
    ["--text-muted", "--sunken"],
    ["--on-signature", "--signature"],
  ]));

test("the focus ring has 3:1 on every surface", () =>
  all(
    3,
    [...surfaces, ...tinted, "--danger-surface"].map((surface) => ["--focus", surface]),
  ));

/** The declarations that goober has written for a part. */
const rulesOf = (part: string) =>
  [...document.querySelectorAll("style")]
    .map(({ textContent }) => textContent)
    .join("")
    .split("}")
    .filter((rule) => rule.split("{")[0]?.includes(part))
    .map((rule) => rule.split("{")[1] ?? "")
    .join(";");
const tokenIn = (rules: string, property: string) =>
  new RegExp(`(?:^|;)\\s*${property}:\\s*var\\((--[\\w-]+)\\)`).exec(rules)?.[1] ?? "";

test("the focus ring on orange and lime has 3:1, where the usual one would not", () => {
  assert.ok(apart("--focus", "--attention", "dark") < 3);
  assert.ok(apart("--focus", "--signature", "dark") < 3);
  for (const tone of ["attention", "signature"] as const) {
    render(
      <Poster tone={tone} drawing="whistle" title="Time out">
        Soon.
      </Poster>,
    );
    const ring = tokenIn(rulesOf(`[data-tone="${tone}"]`), "--focus");
    const ground = tokenIn(rulesOf(`[data-tone="${tone}"]`), "background");
    assert.is(ground, `--${tone}`);
    for (const scheme of schemes) assert.ok(apart(ring, ground, scheme) >= 3, `${tone} ${scheme}`);
  }
});

test("the chosen appearance is marked with 3:1, not by hue alone", () => {
  render(
    <Choices
      legend="Appearance"
      name="appearance"
      options={[{ value: "dark", label: "Dark", icon: null }]}
      value="dark"
      onChosen={() => {}}
    />,
  );
  const group = document.querySelector("fieldset")?.className ?? "none";
  const ground = tokenIn(rulesOf(`.${group}`).split(";").slice(0, 12).join(";"), "background");
  const chosen = rulesOf(`.${group} > label:has(:checked)`);
  const [border, fill] = [tokenIn(chosen, "border-color"), tokenIn(chosen, "background")];
  assert.equal([ground, border, fill], ["--sunken", "--on-signature", "--signature"]);
  for (const scheme of schemes) {
    const mark = Math.max(apart(border, ground, scheme), apart(fill, ground, scheme));
    assert.ok(mark >= 3, `${scheme}: ${mark}`);
  }
});

test("what only code can focus has no ring, a control and a chat's message have one", () => {
  render(
    <>
      <style>{themeCss}</style>
      <h1 tabIndex={-1}>Team</h1>
      <p tabIndex={-1}>Sure?</p>
      <div tabIndex={-1} data-message="">
        Hello
      </div>
      <button type="button">Save</button>
    </>,
  );
  const hasRing = (selector: string) => {
    const element = document.querySelector<HTMLElement>(selector);
    assert.ok(element);
    element.focus();
    return getComputedStyle(element).outlineStyle !== "none";
  };
  assert.equal(["h1", "p", "[data-message]", "button"].map(hasRing), [false, false, true, true]);
  assert.match(themeCss, /^:focus-visible \{ outline: 3px solid var\(--focus\); outline-offset: 2px; \}$/m);
});

test.run();

import { readdirSync, readFileSync } from "node:fs";
import { transform } from "esbuild";
import { css, extractCss } from "goober";
import ts from "typescript";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { isStyleTag, squeeze, squeezeTemplates } from "../../scripts/build/squeeze-styles.mjs";

const test = suite("squeezed styles");
const whole = { isFirst: true, isLast: true };

test("white space that only people read goes; the last declaration keeps its ;", () => {
  assert.is(
    squeeze("\n  display: flex;\n  & > a, & b:hover {\n    margin: 0 auto;\n  }\n", whole),
    "display:flex;& > a,& b:hover{margin:0 auto;}",
  );
});

test("a string is kept as it stands, and what is not plain is left alone", () => {
  assert.is(squeeze('  content: "a ;  b";\n', whole), 'content:"a ;  b";');
  for (const odd of ['content: "', "a: url(x y); ", "/* why */  b: c;", "content: '\\201C';  "])
    assert.is(squeeze(odd, whole), odd);
});

test("the space beside an expression stays", () => {
  assert.is(squeeze(" 1px\n  solid ", { isFirst: false, isLast: false }), " 1px solid ");
});

test("only goober's templates are touched, and what follows keeps its line", () => {
  const [open, close] = ["${", "}"];
  const text = [
    "const Box = styled('div')<{ wide: boolean }>`",
    `  width: ${open}({ wide }) => (wide ? css\``,
    "    top:  0;",
    `  \` : \`a  b\`)${close};`,
    "`;",
    "const said = `two  words`;",
  ].join("\n");
  const squeezed = squeezeTemplates(text);
  assert.is(
    squeezed,
    [
      `const Box = styled('div')<{ wide: boolean }>\`width:${open}({ wide }) => (wide ? css\`top:0;\``,
      "",
      ` : \`a  b\`)${close};\``,
      "",
      ";",
      "const said = `two  words`;",
    ].join("\n"),
  );
});

test("every style of the product means the same as before", async () => {
  let count = 0;
  for (const file of readdirSync("src", { recursive: true, encoding: "utf8" })) {
    const text = /\.tsx?$/.test(file) ? readFileSync(`src/${file}`, "utf8") : "";
    if (!text.includes('from "goober"')) continue;
    const [before, after] = [templatesOf(text), templatesOf(squeezeTemplates(text))];
    assert.is(after.length, before.length, file);
    for (const [index, template] of before.entries())
      assert.is(await meaning(after[index] ?? ""), await meaning(template), `${file}: ${template}`);
    count += before.length;
  }
  assert.ok(count > 100);
});

/** With a word where a template has an expression. */
function templatesOf(text: string): string[] {
  const source = ts.createSourceFile("a.tsx", text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isTaggedTemplateExpression(node) && isStyleTag(node.tag, source)) found.push(flat(node.template));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const flat = (template: ts.TemplateLiteral) =>
  ts.isNoSubstitutionTemplateLiteral(template)
    ? template.text
    : template.head.text + template.templateSpans.map(({ literal }) => `hole${literal.text}`).join("");

/** The rules that goober makes of it, under a name that does not depend on the white space. */
async function meaning(template: string): Promise<string> {
  const name = css`${template}`;
  const { code } = await transform(extractCss().replaceAll(name, "it"), { loader: "css", minify: true });
  return code.replace(/([,:]) /g, "$1");
}

test.run();

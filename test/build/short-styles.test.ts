import { suite } from "uvu";
import * as assert from "uvu/assert";
import { shorten } from "../../scripts/build/short-styles.mjs";

const test = suite("styles without comments and indentation");

test("a style loses comments and indentation, and keeps its lines and what is put into it", () => {
  const style =
    'const A = styled("a")`\n  ; font: inherit;\n  & > i { top: 0; } /* why\n     so */\n  color: red;\n`;\n';
  assert.is(
    shorten(style),
    'const A = styled("a")`\n; font: inherit;\n& > i { top: 0; } \n\ncolor: red;\n`;\n',
  );
  assert.is(
    shorten("keyframes`\n  50% { opacity: 0; }\n`, styled(A)`\n  top: 0;\n`"),
    "keyframes`\n50% { opacity: 0; }\n`, styled(A)`\ntop: 0;\n`",
  );
});

test("other code and texts stay as they are", () => {
  const code = "const a = `\n  text\n`; /* why */\n  const b = 1;\n";
  assert.is(shorten(code), code);
});

test.run();

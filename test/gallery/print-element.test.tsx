import { styled } from "goober";
import type { ReactNode } from "react";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { printElement } from "../../src/gallery/print-element";
import { setUpStyles } from "../../src/ui/base/style-setup";

setUpStyles();

const test = suite("printElement");
const Button = (props: { children?: ReactNode } & Record<string, unknown>) => (
  <button type="button">{props.children}</button>
);

test("props are printed as JSX", () => {
  assert.is(printElement(<Button kind="danger" isBusy />), '<Button kind="danger" isBusy />');
  assert.is(
    printElement(<Button size={24} isOpen={false} lost={undefined} />),
    "<Button size={24} isOpen={false} />",
  );
  assert.is(printElement(<Button onClick={() => {}}>Go</Button>), "<Button onClick={…}>Go</Button>");
  assert.is(
    printElement(<Button icon={<Button />} user={{ id: "7", tags: [1, 2, 3, 4, 5] }} />),
    '<Button icon={<Button />} user={{ id: "7", tags: [1, 2, 3, 4, …] }} />',
  );
});

test("children are nested, fragments and lists inlined", () => {
  assert.is(
    printElement(
      <>
        <Button>
          <b>now</b>
          <i />
        </Button>
        <hr />
      </>,
    ),
    "<>\n  <Button>\n    <b>now</b>\n    <i />\n  </Button>\n  <hr />\n</>",
  );
  assert.is(printElement([<b key="1">one</b>, "two"]), "<b>one</b>\ntwo");
});

test("a styled layout wrapper is left out", () => {
  const Row = styled("div")`display: flex;`;
  const row = (
    <Row>
      <Button kind="primary" />
      <Button kind="quiet" />
    </Row>
  );
  assert.is(printElement(row), '<Button kind="primary" />\n<Button kind="quiet" />');
  assert.is(printElement(<Row id="row">two</Row>), '<Styled id="row">two</Styled>');
});

test("long elements get a line per prop", () => {
  assert.is(
    printElement(
      <Button label="That doesn't look like a valid email address" hint="We only use it for your team" />,
    ),
    '<Button\n  label="That doesn\'t look like a valid email address"\n  hint="We only use it for your team"\n/>',
  );
});

test("nothing prints nothing", () => {
  for (const nothing of [null, undefined, false, true]) assert.is(printElement(nothing), "");
});

test.run();

import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  appearances,
  directions,
  findEntry,
  findState,
  type GalleryAddress,
  readAddress,
  slug,
  widths,
  writeAddress,
} from "../../src/gallery/address";

const test = suite("gallery address");
const plain: GalleryAddress = {
  entry: null,
  state: null,
  appearance: "system",
  dir: "ltr",
  width: "full",
  isAlone: false,
};

test("a bare URL is the front page", () => {
  assert.equal(readAddress(""), plain);
  assert.is(writeAddress(plain), "/gallery");
});

test("a deep link opens the requested state", () => {
  const link = "entry=text-field&state=too-long&appearance=dark&dir=rtl&width=360&alone=1";
  const address: GalleryAddress = {
    entry: "text-field",
    state: "too-long",
    appearance: "dark",
    dir: "rtl",
    width: "360",
    isAlone: true,
  };
  assert.equal(readAddress(link), address);
  assert.is(writeAddress(address), `/gallery?${link}`);
});

test("unknown values fall back to defaults", () => {
  assert.equal(readAddress("?appearance=neon&dir=up&width=1"), plain);
});

test("property: every address survives writing and parsing", () => {
  const addresses = fc.record({
    entry: fc.option(fc.string()),
    state: fc.option(fc.string()),
    appearance: fc.constantFrom(...appearances),
    dir: fc.constantFrom(...directions),
    width: fc.constantFrom(...widths),
    isAlone: fc.boolean(),
  });
  fc.assert(
    fc.property(addresses, (address) => {
      assert.equal(readAddress(new URL(writeAddress(address), "http://localhost").search), { ...address });
    }),
  );
});

test("a name's slug finds its entry and state", () => {
  assert.is(slug("  Text field: e-mail & URL! "), "text-field-e-mail-url");
  const state = { name: "Too long!", render: () => null };
  const entry = { name: "Text field", group: "Fields", states: [state] };
  const address = { ...plain, entry: "text-field", state: "too-long" };
  assert.is(findEntry([entry], address), entry);
  assert.is(findState(entry, address), state);
  assert.is(findEntry([entry], plain), undefined);
  assert.is(findState(entry, plain), undefined);
});

test.run();

import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  type AvatarOwner,
  avatarOf,
  colourOf,
  initialsColours,
  initialsOf,
} from "../../../domain/account/avatar";

const test = suite("avatar");
const picture = "https://pictures.example/robin.png";
const origin = "http://localhost:3000";
const owner = (with_: Partial<AvatarOwner>): AvatarOwner => ({
  id: "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b11",
  avatar: picture,
  is_deleted: false,
  ...with_,
});

test("a deleted user has the avatar of deleted users, in any role", () => {
  assert.equal(avatarOf(owner({ is_deleted: true })), { kind: "lost-soul" });
  assert.equal(avatarOf(owner({ is_deleted: true, avatar: null })), { kind: "lost-soul" });
  assert.equal(avatarOf(owner({ is_deleted: true, id: "02102020" })), { kind: "lost-soul" });
});

test("the system user has the product's logo, even with a picture of its own", () => {
  assert.equal(avatarOf(owner({ id: "02102020" })), { kind: "product" });
  assert.equal(avatarOf(owner({ id: "02102020", avatar: null })), { kind: "product" });
});

test("a user without an avatar has the default", () => {
  assert.equal(avatarOf(owner({ avatar: null })), { kind: "default" });
  assert.equal(avatarOf(owner({ avatar: "" })), { kind: "default" });
});

test("any other user has their picture", () => {
  assert.equal(avatarOf(owner({})), { kind: "picture", url: picture });
});

test("a picture's URL is https or the product's own", () => {
  assert.equal(avatarOf(owner({ avatar: "/avatars/7.png" }), origin), {
    kind: "picture",
    url: `${origin}/avatars/7.png`,
  });
  for (const avatar of [
    "http://pictures.example/robin.png",
    "//pictures.example/robin.png",
    "javascript:alert(1)",
    " java\nscript:alert(1)",
    "data:image/svg+xml,<svg/>",
    "blob:http://localhost:3000/7",
    "https://",
  ])
    assert.equal(avatarOf(owner({ avatar }), "http://127.0.0.1:9"), { kind: "default" }, avatar);
  assert.equal(avatarOf(owner({ avatar: "/avatars/7.png" })), { kind: "default" });
});

test("property: no text gives a picture URL with any other scheme", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl({ validSchemes: ["http", "https", "ftp"] })), (avatar) => {
      const chosen = avatarOf(owner({ avatar }), origin);
      if (chosen.kind === "picture")
        assert.ok(chosen.url.startsWith("https://") || chosen.url.startsWith(`${origin}/`), chosen.url);
      else assert.equal(chosen, { kind: "default" });
    }),
  );
});

test("initials are the first letters of the first and the last name", () => {
  const names = ["Robin Reyes", "kim", " Ana  María de la Cruz ", "Åsa Öberg", "", "🦊 Fox"];
  assert.equal(names.map(initialsOf), ["RR", "K", "AC", "ÅÖ", "", "🦊F"]);
});

test("property: everybody has one of the colours, always the same, and white can be read on it", () => {
  fc.assert(
    fc.property(fc.string(), (id) => {
      assert.ok(initialsColours.includes(colourOf(id)));
      assert.is(colourOf(id), colourOf(id));
    }),
  );
  for (const colour of initialsColours) assert.ok(1.05 / (luminanceOf(colour) + 0.05) >= 4.5, colour);
  const ids = Array.from({ length: 200 }, (_, at) => `0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b${at}`);
  assert.is(new Set(ids.map(colourOf)).size, initialsColours.length);
});

/** As WCAG 2.2 defines it. */
function luminanceOf(colour: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.run();

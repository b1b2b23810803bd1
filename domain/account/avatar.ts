import type { components } from "../../openapi";
import { product } from "../base/product";

export type AvatarOwner = Pick<components["schemas"]["User"], "id" | "avatar" | "is_deleted">;

export type Avatar =
  | { kind: "lost-soul" }
  | { kind: "product" }
  | { kind: "default" }
  | { kind: "picture"; url: string };

/** Chooses one of the four avatars. `origin` is the product's own, from which pictures may be served without https. */
export function avatarOf(owner: AvatarOwner, origin?: string): Avatar {
  if (owner.is_deleted) return { kind: "lost-soul" };
  if (owner.id === product.systemUserId) return { kind: "product" };
  const url = trusted(owner.avatar, origin);
  return url === null ? { kind: "default" } : { kind: "picture", url };
}

/** Other origins only over https: no `javascript:`, `data:` or plain http. */
function trusted(address: string | null, origin: string | undefined): string | null {
  if (!address || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  return url.protocol === "https:" || (origin !== undefined && url.origin === origin) ? url.href : null;
}

/** "RR" of "Robin Reyes", one letter of a single name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => [...(word ?? "")][0] ?? "")
    .join("")
    .toLocaleUpperCase("en");
}

/** The colours behind initials: white text on each has a contrast of at least 4.5. */
export const initialsColours = [
  "#1d5c63",
  "#8c2f24",
  "#2e4a7d",
  "#5b4b8a",
  "#3e6b2f",
  "#8a4b08",
  "#7a2f5f",
  "#37474f",
] as const;

/** A person's own colour, the same everywhere. */
export function colourOf(id: string): (typeof initialsColours)[number] {
  let sum = 0;
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 4_294_967_291;
  return initialsColours[sum % initialsColours.length] ?? initialsColours[0];
}

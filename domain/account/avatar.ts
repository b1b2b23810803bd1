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

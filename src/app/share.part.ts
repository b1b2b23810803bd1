import type { Announcement } from "../../domain/base/announcement";
import { product } from "../../domain/base/product";
import { shareTexts } from "../../domain/base/share-texts";
import { shareLink } from "../effects/base/share.effects";

/** Shares the front page, without anybody's name. */
export async function shareDrip(
  page: Pick<Window, "navigator" | "location">,
  announce: (announcement: Announcement) => void,
) {
  const outcome = await shareLink(page.navigator, { title: product.name, url: `${page.location.origin}/` });
  if (outcome === "copied") announce({ tone: "success", text: shareTexts.copied });
  if (outcome === "failed") announce({ tone: "error", text: shareTexts.failed });
}

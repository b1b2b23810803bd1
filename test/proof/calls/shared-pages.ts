import { pagePlaceholders } from "../../../domain/share/page-placeholders";
import { openPageSource, type PageFile, type Pages } from "../../../server/platform/http/pages";

const plain = (text: string): PageFile => ({
  type: "text/html; charset=utf-8",
  tag: text,
  encodings: ["identity"],
  load: async () => Buffer.from(text),
});
const rules = { scriptHashes: [], styleHashes: ["sha256-shared="], makesMarkup: false };

/** A public page with every text that can be on it. */
export function sharedPages() {
  const pages: Pages = {
    pages: new Map(),
    notFound: { ...plain("lost"), ...rules },
    sharedEvent: {
      page: { html: Object.values(pagePlaceholders).join("|"), ...rules },
      dead: { ...plain("a dead link"), ...rules },
    },
    files: new Map(),
    signIn: "",
    shell: "",
    hasGallery: false,
    inspector: null,
    isLive: false,
  };
  return openPageSource(pages);
}

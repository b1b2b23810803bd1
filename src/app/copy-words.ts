import { saidTexts } from "../../domain/huddle/huddle-texts";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { copyText } from "../effects/mail-links/copy.effects";

/** Copies the words of a message or a post, and says so. */
export const copyWords =
  ({ announce }: Pick<AppPorts, "announce">) =>
  async (text: string) => {
    const isCopied = (await copyText(window.navigator, text)).kind === "copied";
    announce(
      isCopied ? { tone: "success", text: saidTexts.copied } : { tone: "error", text: saidTexts.copyFailed },
    );
  };

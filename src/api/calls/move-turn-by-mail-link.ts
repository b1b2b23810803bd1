// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { MailLinkPage } from "../shapes/mail-link-page";

export const moveTurnByMailLink: Call<"moveTurnByMailLink"> = {
  method: "post",
  path: "/mail_link/turn",
  shape: MailLinkPage,
};

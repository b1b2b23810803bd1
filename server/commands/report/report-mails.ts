import { keyOf } from "../../core/account/mailbox";
import { compose, type MailText, tidy } from "../../core/mail/templates";

/** Neither mail contains words of a message, the reporter's note or a name of who is concerned. */
export const reportForManagersMail = ({
  to,
  teamName,
  publicOrigin,
}: {
  to: string;
  teamName: string;
  publicOrigin: string;
}): MailText =>
  compose("A message was reported", {
    greeting: `Hey ${tidy(to)},`,
    paragraphs: [
      `Somebody in ${tidy(teamName)} reported a message to its managers.`,
      "Have a look and decide what happens with it.",
    ],
    button: { label: "See what needs you", href: `${publicOrigin}/app/home` },
    closing: ["Rather not decide this one? Hand it on to us there."],
  });

/** To support: ids alone. */
export const reportForSupportMail = ({
  publicOrigin,
  abuseEmailAddress,
  teamId,
  reportId,
}: {
  publicOrigin: string;
  abuseEmailAddress: string;
  teamId: string;
  reportId: string;
}) => ({
  to: keyOf(abuseEmailAddress),
  ...compose("A message was reported", {
    greeting: "Hey crew,",
    paragraphs: [`The report ${reportId} in the team ${teamId} waits for you.`],
    button: { label: "Open the product", href: `${publicOrigin}/app` },
    closing: ["npm run support -- show-report shows it."],
  }),
});

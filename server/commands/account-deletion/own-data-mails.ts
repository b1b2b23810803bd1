import { daysToLeave } from "../../../domain/account-deletion/deletion";
import { product } from "../../../domain/base/product";
import { compose, linkTo, type Recipient, tidy } from "../../core/mail/templates";

export const copiedMail = ({ name, publicOrigin }: Recipient) =>
  compose("A copy of your data was made", {
    greeting: `Hey ${tidy(name)},`,
    paragraphs: [
      `Somebody, probably you, just got a copy of all that ${product.name} keeps about you and your kids.`,
    ],
    button: { label: "See where you're signed in", href: `${publicOrigin}/app/home?settings` },
    closing: [
      "The file was made on that device; we keep none. Put it in a safe place.",
      "Wasn't you? Then somebody has your password: change it now, and sign out everywhere.",
    ],
  });

/** The link undoes it; signing in does not, so that an intruder cannot keep an account alive. */
export const leavingMail = ({
  name,
  publicOrigin,
  token,
  dueDay,
}: Recipient & { token: string; dueDay: string }) =>
  compose(`Your account goes on ${dueDay}`, {
    greeting: `Hey ${tidy(name)},`,
    paragraphs: [
      `Your ${product.name} account is on its way out. On ${dueDay} it's erased, with all that goes along. Nobody sees it until then.`,
      "Changed your mind? Press the button and all of it is back.",
    ],
    button: { label: "Keep my account", href: linkTo(publicOrigin, "goodbye", token) },
    closing: [
      `The link works until shortly before, ${daysToLeave} days in all. Signing in doesn't stop the clock.`,
      "Wasn't you? Keep the account, then pick a new password: somebody knows yours.",
    ],
  });

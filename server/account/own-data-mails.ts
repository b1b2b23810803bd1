import { product } from "../../domain/base/product";
import { compose, type Recipient, tidy } from "../mail/templates";

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

import { isEmailAddress } from "../../../domain/account/email-address";
import { developmentOperator, type Operator } from "../../../domain/base/operator";
import type { ConfigReader } from "./config-reader";

/** Who answers for this server. Legal pages, mails and reports about children name them, so production does not start without. */
export function readOperator({ text, check }: ConfigReader, wanted: ConfigReader["need"]): Operator {
  const { name, postalAddress, supportEmailAddress } = developmentOperator;
  const support =
    wanted(
      "SUPPORT_EMAIL",
      "production needs the address where people reach you, such as help@drip.example",
    ) ?? supportEmailAddress;
  const abuse = text("ABUSE_EMAIL");
  const what = "it must be an e-mail address alone, such as help@drip.example";
  check("SUPPORT_EMAIL", isPlainAddress(support), what);
  check("ABUSE_EMAIL", abuse === null || isPlainAddress(abuse), what);
  return {
    name: wanted("OPERATOR_NAME", "production needs the name of who runs it, such as a club's") ?? name,
    postalAddress:
      wanted("OPERATOR_ADDRESS", "production needs a postal address in one line") ?? postalAddress,
    // Other settings take it as their default, and a wrong one is named once.
    supportEmailAddress: isPlainAddress(support) ? support : supportEmailAddress,
    abuseEmailAddress: abuse ?? support,
  };
}

/** It stands in `mailto:` links and in headers, without anything to escape. */
const isPlainAddress = (text: string) => isEmailAddress(text) && /^[\w.+-]+@[\w.-]+$/.test(text);

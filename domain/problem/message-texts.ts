import { absenceCodeTexts } from "../absence/code-texts";
import { accountCodeTexts } from "../account/code-texts";
import { baseCodeTexts } from "../base/code-texts";
import type { MessageCode } from "../base/result";
import { calendarLinkCodeTexts } from "../calendar-link/code-texts";
import { dripNameCodeTexts } from "../drip-name/code-texts";
import { dutyCodeTexts } from "../duty/code-texts";
import { familyCodeTexts } from "../family/code-texts";
import { feedCodeTexts } from "../feed/code-texts";
import { huddleCodeTexts } from "../huddle/code-texts";
import { identityCodeTexts } from "../identity/code-texts";
import { invitationCodeTexts } from "../invitation/code-texts";
import { mailLinksCodeTexts } from "../mail-links/code-texts";
import { passwordCodeTexts } from "../password/code-texts";
import { pushCodeTexts } from "../push/code-texts";
import { reportCodeTexts } from "../report/code-texts";
import { rideCodeTexts } from "../ride/code-texts";
import { scheduleCodeTexts } from "../schedule/code-texts";
import { sessionCodeTexts } from "../session/code-texts";
import { shareCodeTexts } from "../share/code-texts";
import { signInCodeTexts } from "../sign-in/code-texts";
import { teamCodeTexts } from "../team/code-texts";
import { catalogueCodeTexts } from "./catalogue-code-texts";

/** Texts of failed calls, from all features. A code without a text does not compile. */
export const messageTexts: Readonly<Record<MessageCode, string>> = {
  ...signInCodeTexts,
  ...mailLinksCodeTexts,
  ...sessionCodeTexts,
  ...passwordCodeTexts,
  ...identityCodeTexts,
  ...dripNameCodeTexts,
  ...accountCodeTexts,
  ...familyCodeTexts,
  ...teamCodeTexts,
  ...invitationCodeTexts,
  ...pushCodeTexts,
  ...scheduleCodeTexts,
  ...dutyCodeTexts,
  ...absenceCodeTexts,
  ...calendarLinkCodeTexts,
  ...rideCodeTexts,
  ...shareCodeTexts,
  ...huddleCodeTexts,
  ...reportCodeTexts,
  ...feedCodeTexts,
  ...catalogueCodeTexts,
  ...baseCodeTexts,
};

export const isMessageCode = (code: string): code is MessageCode => Object.hasOwn(messageTexts, code);

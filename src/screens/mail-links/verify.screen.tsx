import { VerifyLink, type VerifyLinkProps } from "../../features/mail-links/verify-link";
import { NewPasswordFields, OwnPasswordField } from "../sign-in/account-fields";

/** /app/verify#token */
export const VerifyScreen = (props: Omit<VerifyLinkProps, "passwordField" | "newPasswordFields">) => (
  <VerifyLink
    {...props}
    passwordField={(refusal) => <OwnPasswordField judge={() => {}} refusal={refusal} />}
    newPasswordFields={(judge) => <NewPasswordFields judge={judge} label="New password" />}
  />
);

import { SignInPanel, type SignInPanelProps } from "../features/sign-in/sign-in-panel";
import { FrontPage } from "../ui/page";

export function SignInScreen(props: SignInPanelProps) {
  return (
    <FrontPage>
      <SignInPanel {...props} />
    </FrontPage>
  );
}

import { Button } from "../../ui/base/button";
import { Link } from "../../ui/base/link";
import { Muted, Stack, Title } from "../../ui/base/page";
import { GoogleIcon, MailIcon, SocialIcon } from "../../ui/brand/provider-icon";

/** `busy` names the sign-in in progress; the other buttons wait for it. */
export type SignInPanelProps = {
  onGoogle: () => void;
  onEmail: () => void;
  busy?: "google" | "email" | null;
};

export function SignInPanel({ onGoogle, onEmail, busy = null }: SignInPanelProps) {
  return (
    <>
      <Stack $gap={3}>
        <Title>Suit up.</Title>
        <Muted>Your team is already warming up. Pick your way in.</Muted>
      </Stack>
      <Stack $gap={3}>
        <Button kind="secondary" isWide icon={<SocialIcon />} aside="Soon" aria-disabled>
          Continue with a social network
        </Button>
        <Button
          kind="secondary"
          isWide
          icon={<GoogleIcon />}
          data-press="google"
          isBusy={busy === "google"}
          aria-disabled={busy !== null}
          onClick={onGoogle}
        >
          Sign in with Google
        </Button>
        <Button
          isWide
          icon={<MailIcon />}
          data-press="email"
          isBusy={busy === "email"}
          aria-disabled={busy !== null}
          onClick={onEmail}
        >
          Sign in with e-mail
        </Button>
      </Stack>
      <Muted>
        New here? Google or your e-mail makes your account. Playing along means you're fine with our{" "}
        <Link href="/terms">terms</Link> and <Link href="/privacy">privacy</Link> pages.
      </Muted>
    </>
  );
}

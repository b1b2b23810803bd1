import { useActorRef, useSelector } from "@xstate/react";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { problemTexts } from "../../../domain/base/texts";
import { verificationTexts } from "../../../domain/mail-links/texts";
import {
  selectAccount,
  selectIsIn,
  selectNumber,
  selectPage,
  type verifyLinkMachine,
} from "../../../machines/mail-links/verify-link.machine";
import { Button } from "../../ui/base/button";
import { LinkButton } from "../../ui/base/link-button";
import { FrontPage, Muted, Stack, Title } from "../../ui/base/page";
import { type PasswordSlots, VerifyElsewhere } from "./verify-elsewhere";

export type VerifyLinkProps = PasswordSlots & {
  machine: typeof verifyLinkMachine;
  token: string;
  /** Called when the address is verified. */
  onVerified: () => void;
};

/** The page of a verification mail's link. It names the account, so that nobody verifies a stranger's. */
export function VerifyLink({ machine, token, onVerified, ...slots }: VerifyLinkProps) {
  const actor = useActorRef(machine, { input: { token } });
  const page = useSelector(actor, selectPage);
  const account = useSelector(actor, selectAccount);
  const number = useSelector(actor, selectNumber);
  const isIn = useSelector(actor, selectIsIn);
  const tell = useEffectEvent(onVerified);
  useEffect(() => {
    if (page === "verified") tell();
  }, [page]);
  if (page === "opening" || page === "reading")
    return <Words title="One moment.">Looking up whose account this is.</Words>;
  if (page === "unread")
    return (
      <Words title="Rain delay." next={<Retry onPressed={() => actor.send({ type: "retry.pressed" })} />}>
        {problemTexts.unreachable}
      </Words>
    );
  if (page === "verified" && number !== "")
    return (
      <Words title={verificationTexts.doneHere} next={<LinkButton href="/app">Back in play</LinkButton>}>
        {verificationTexts.goesOn}
      </Words>
    );
  if (page === "verified")
    return (
      <Words title="It's you." next={<LinkButton href="/app">Back in play</LinkButton>}>
        Your e-mail address is confirmed. Back to the game.
      </Words>
    );
  if (page === "taken")
    return (
      <Words
        title="All yours."
        next={<LinkButton href="/app">{isIn ? "On we go" : "To the sign-in screen"}</LinkButton>}
      >
        {isIn ? verificationTexts.taken : verificationTexts.takenOut}
      </Words>
    );
  if (page === "rejected")
    return (
      <Words title="Off the roster." next={<LinkButton href="/app">To the sign-in screen</LinkButton>}>
        {verificationTexts.rejected}
      </Words>
    );
  if (page === "used" || account === null)
    return (
      <Words title="Final whistle." next={<LinkButton href="/app">Back in play</LinkButton>}>
        {verificationTexts.linkUsed}
      </Words>
    );
  if (page === "doubting" || page === "rejecting")
    return (
      <Words
        title="Not yours?"
        next={
          <>
            <Button
              kind="danger"
              isBusy={page === "rejecting"}
              onClick={() => actor.send({ type: "removal.confirmed" })}
            >
              Remove that account
            </Button>
            <Button
              kind="quiet"
              aria-disabled={page === "rejecting"}
              onClick={() => actor.send({ type: "removal.dropped" })}
            >
              Back
            </Button>
          </>
        }
      >
        We'll take <strong>{account.fullName}</strong>'s account down and sign it out everywhere. Your address
        stays yours.
      </Words>
    );
  if (!account.isThisBrowser)
    return (
      <FrontPage>
        <VerifyElsewhere link={actor} account={account} {...slots} />
      </FrontPage>
    );
  return (
    <Words
      title="Is it you?"
      next={
        <>
          <Button
            isBusy={page === "verifying"}
            aria-disabled={page !== "ready"}
            onClick={() => actor.send({ type: "own.pressed" })}
          >
            Yes, it's me
          </Button>
          <Button
            kind="quiet"
            aria-disabled={page !== "ready"}
            onClick={() => actor.send({ type: "foreign.pressed" })}
          >
            That wasn't me
          </Button>
        </>
      }
    >
      <strong>{account.fullName}</strong> signed up with <strong>{account.emailAddress}</strong>. Press Yes
      only if that's you.
    </Words>
  );
}

function Words({ title, children, next }: { title: string; children: ReactNode; next?: ReactNode }) {
  return (
    <FrontPage>
      <Stack $gap={3} role="status">
        <Title>{title}</Title>
        <Muted>{children}</Muted>
      </Stack>
      {next && <Stack $gap={2}>{next}</Stack>}
    </FrontPage>
  );
}

const Retry = ({ onPressed }: { onPressed: () => void }) => <Button onClick={onPressed}>Try again</Button>;

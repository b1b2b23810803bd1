import { useSelector } from "@xstate/react";
import { type FormEvent, type ReactNode, useRef } from "react";
import type { ActorRefFrom } from "xstate";
import type { VerifiedAccount } from "../../../domain/mail-links/mail-link";
import { verificationTexts } from "../../../domain/mail-links/texts";
import {
  selectHasNewPassword,
  selectNumber,
  selectNumberProblem,
  selectPage,
  selectWrongPassword,
  type verifyLinkMachine,
} from "../../../machines/mail-links/verify-link.machine";
import type { NewPasswordField } from "../../../machines/mail-links/verify-link.setup";
import { Countdown } from "../../controls/base/countdown";
import { useGaps } from "../../controls/fields/use-gaps";
import { Button } from "../../ui/base/button";
import { InlineNotice } from "../../ui/base/inline-notice";
import { Muted, Stack, Title } from "../../ui/base/page";
import { Form, FormButtons, HiddenUsername } from "../../ui/fields/form";
import { TextField } from "../../ui/fields/text-field";
import { WhoseAccount } from "./whose-account";

type Link = ActorRefFrom<typeof verifyLinkMachine>;

export type PasswordSlots = {
  /** The account's password, named `password`. */
  passwordField: (refusal: { text: string } | null) => ReactNode;
  /** A new one, twice, named `password` and `repeatedPassword`. */
  newPasswordFields: (judge: (field: NewPasswordField, isFit: boolean) => void) => ReactNode;
};

/** Where nobody is signed in to the account: whoever signed up may be a stranger, so the reader says what they see. */
export function VerifyElsewhere({
  link,
  account,
  ...slots
}: { link: Link; account: VerifiedAccount } & PasswordSlots) {
  const page = useSelector(link, selectPage);
  if (page === "password" || page === "signingIn")
    return <PasswordForm link={link} account={account} {...slots} />;
  if (page === "newPassword" || page === "takingOver")
    return <NewPasswordForm link={link} account={account} {...slots} />;
  return <NumberForm link={link} account={account} />;
}

function NumberForm({ link, account }: { link: Link; account: VerifiedAccount }) {
  const page = useSelector(link, selectPage);
  const countdown = useSelector(link, (snapshot) => snapshot.children.countdown);
  const number = useSelector(link, selectNumber);
  const problem = useSelector(link, selectNumberProblem);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    link.send({ type: "number.submitted" });
  };
  return (
    <>
      <Stack $gap={3} role="status">
        <Title>Is it you?</Title>
        <WhoseAccount account={account} />
        <Muted>{account.takesNumber ? verificationTexts.whereNumber : verificationTexts.newerMail}</Muted>
      </Stack>
      {account.takesNumber && (
        <>
          <InlineNotice tone="needs-you" title={verificationTexts.ownEyes}>
            {verificationTexts.toldNumber}
          </InlineNotice>
          <Form onSubmit={submit} noValidate>
            <TextField
              label={verificationTexts.number}
              name="number"
              kind="tel"
              autoComplete="off"
              hint={verificationTexts.numberHint}
              isRequired
              value={number}
              message={problem === null ? null : { tone: "problem", text: problem }}
              onEntered={(text) => link.send({ type: "number.entered", text })}
            />
            {countdown && <Countdown of={countdown} />}
            <Button type="submit" isBusy={page === "verifying"} aria-disabled={page === "limited"}>
              I see that number
            </Button>
          </Form>
        </>
      )}
      <Stack $gap={2}>
        {account.hasPassword && (
          <Button kind="secondary" onClick={() => link.send({ type: "password.chosen" })}>
            Use my password instead
          </Button>
        )}
        <Button kind="secondary" onClick={() => link.send({ type: "no-screen.pressed" })}>
          I have no such screen
        </Button>
        <Button kind="quiet" onClick={() => link.send({ type: "foreign.pressed" })}>
          That wasn't me
        </Button>
      </Stack>
    </>
  );
}

function PasswordForm({
  link,
  account,
  passwordField,
}: { link: Link; account: VerifiedAccount } & Pick<PasswordSlots, "passwordField">) {
  const isBusy = useSelector(link, selectPage) === "signingIn";
  const ref = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get("password") ?? "");
    if (password !== "") link.send({ type: "password.submitted", password });
    else ref.current?.querySelector<HTMLElement>("[name=password]")?.focus();
  };
  return (
    <>
      <Stack $gap={3}>
        <Title>Your password.</Title>
        <Muted>
          The one that <strong>{account.emailAddress}</strong> signed up with. You'll be signed in here.
        </Muted>
      </Stack>
      <Form ref={ref} onSubmit={submit} noValidate>
        <HiddenUsername emailAddress={account.emailAddress} />
        {passwordField(useSelector(link, selectWrongPassword))}
        <Buttons link={link} isBusy={isBusy} label="Sign in and confirm" />
      </Form>
    </>
  );
}

function NewPasswordForm({
  link,
  account,
  newPasswordFields,
}: { link: Link; account: VerifiedAccount } & Pick<PasswordSlots, "newPasswordFields">) {
  const isBusy = useSelector(link, selectPage) === "takingOver";
  const isReady = useSelector(link, selectHasNewPassword);
  const ref = useRef<HTMLFormElement>(null);
  useGaps(ref, link);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get("password") ?? "");
    link.send({ type: "new-password.submitted", password });
  };
  return (
    <>
      <Stack $gap={3}>
        <Title>No such screen?</Title>
        <Muted>{verificationTexts.noScreen}</Muted>
      </Stack>
      <Form ref={ref} onSubmit={submit} noValidate>
        <HiddenUsername emailAddress={account.emailAddress} />
        {newPasswordFields((field, isFit) => link.send({ type: "field.judged", field, isFit }))}
        <Buttons link={link} isBusy={isBusy} isUnready={!isReady} label="Make it mine" />
      </Form>
    </>
  );
}

const Buttons = ({
  link,
  isBusy,
  isUnready = false,
  label,
}: {
  link: Link;
  isBusy: boolean;
  isUnready?: boolean;
  label: string;
}) => (
  <FormButtons>
    <Button kind="quiet" aria-disabled={isBusy} onClick={() => link.send({ type: "back.pressed" })}>
      Back
    </Button>
    <Button type="submit" isBusy={isBusy} isUnready={isUnready}>
      {label}
    </Button>
  </FormButtons>
);

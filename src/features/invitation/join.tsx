import { useActorRef, useSelector } from "@xstate/react";
import { type ReactNode, useEffect, useState } from "react";
import type { ActorRefFrom } from "xstate";
import { birthdayTexts } from "../../../domain/account/texts";
import type { User } from "../../../domain/account/user";
import { kidName, kidsOf, listNames } from "../../../domain/invitation/join";
import { routes } from "../../../domain/shell/routes";
import type { birthdayMachine } from "../../../machines/account/birthday.machine";
import type { inboxMachine } from "../../../machines/account/inbox.machine";
import type { phoneMachine } from "../../../machines/family/phone.machine";
import {
  type joinMachine,
  selectAsk,
  selectFault,
  selectHasLink,
  selectKidForm,
  selectMe,
  selectPage,
  selectReason,
  selectTerms,
} from "../../../machines/invitation/join.machine";
import type { JoinInput } from "../../../machines/invitation/join.setup";
import { Button } from "../../ui/base/button";
import { CopyIcon, ShareIcon } from "../../ui/base/icons";
import { inPlace } from "../../ui/base/in-place";
import { InlineNotice } from "../../ui/base/inline-notice";
import { LinkButton } from "../../ui/base/link-button";
import { Muted, QuietPage, Stack } from "../../ui/base/page";
import { Choosing } from "./choosing";
import { CodeEntry } from "./code-entry";
import { formYesOf, headlineOf, sightOf } from "./join-words";
import { After } from "./joined";
import { type DateMachine, KidForm } from "./kid-form";
import { Words } from "./words";

type ActorOf<Machine extends typeof birthdayMachine | typeof inboxMachine | typeof phoneMachine> =
  ActorRefFrom<Machine>;

export type JoinProps = {
  machine: typeof joinMachine;
  /** What the tab and the device kept. */
  start: () => Omit<JoinInput, "me">;
  me: User | null;
  dateField: DateMachine;
  /** A link pasted into the address of a page that stands open already. */
  onToken: (hear: (token: string) => void) => () => void;
  onGo: (path: string) => void;
  /** In a chat app's own browser pop-ups fail, and nothing is kept. */
  isInsideApp: boolean;
  birthdayForm: (form: ActorOf<typeof birthdayMachine>) => ReactNode;
  inboxForm: (form: ActorOf<typeof inboxMachine>) => ReactNode;
  phoneForm: (form: ActorOf<typeof phoneMachine>) => ReactNode;
};

/** The page behind an invitation, from whoever has just opened it to whoever is in. */
export function Join({ machine, start, me, ...props }: JoinProps) {
  const [input] = useState(() => ({ ...start(), me }));
  const actor = useActorRef(machine, { input });
  useEffect(() => actor.send({ type: "person.changed", me }), [actor, me]);
  const { onToken } = props;
  useEffect(() => onToken((token) => actor.send({ type: "token.found", token })), [actor, onToken]);
  return <Page actor={actor} {...props} />;
}

type PageProps = Omit<JoinProps, "machine" | "start" | "me"> & { actor: ActorRefFrom<typeof joinMachine> };

function Page({ actor, ...props }: PageProps) {
  const page = useSelector(actor, selectPage);
  const terms = useSelector(actor, selectTerms);
  const fault = useSelector(actor, selectFault);
  const me = useSelector(actor, selectMe);
  const { birthday, codeEntry, inbox } = useSelector(actor, (snapshot) => snapshot.children);
  const signIn = () => actor.send({ type: "sign-in.pressed" });
  const home = <Home onGo={props.onGo} />;
  switch (page) {
    case "opening":
    case "accepting":
      return <QuietPage />;
    case "unread":
      return (
        <Words title="Rain delay." text={fault}>
          <Button onClick={() => actor.send({ type: "retry.pressed" })}>Try again</Button>
        </Words>
      );
    case "codeless":
      return (
        <Words title="Got a code?" text="Eight letters and digits from your team.">
          {fault && <Muted role="alert">{fault}</Muted>}
          {codeEntry && <CodeEntry entry={codeEntry} leave={null} />}
          {home}
        </Words>
      );
    case "signedOut":
      return (
        <Words
          team={terms?.team}
          title={terms ? headlineOf(terms) : "Your team wants you."}
          text={terms && sentBy(terms.from)}
        >
          {terms && <Muted>{sightOf(terms)}</Muted>}
          <Elsewhere actor={actor} isInsideApp={props.isInsideApp} />
          <Button isWide onClick={signIn}>
            Sign in to join
          </Button>
        </Words>
      );
    case "filling":
      return <Filling actor={actor} {...props} />;
    case "kept":
      return (
        <Kept actor={actor}>
          <Elsewhere actor={actor} isInsideApp={props.isInsideApp} />
          <Button isWide onClick={signIn}>
            Sign in to send it
          </Button>
        </Kept>
      );
    case "choosing":
    case "declining":
      return <Choosing actor={actor} isDeclining={page === "declining"} />;
    case "birthday":
      return (
        <Words team={terms?.team} title={birthdayTexts.question} text={birthdayTexts.why}>
          {birthday && props.birthdayForm(birthday)}
        </Words>
      );
    case "inbox":
      return (
        <Kept actor={actor} isWaiting>
          {inbox && props.inboxForm(inbox)}
        </Kept>
      );
    case "asked":
    case "joined":
      return <After actor={actor} onGo={props.onGo} phoneForm={props.phoneForm} />;
    case "minor":
      return <Minor actor={actor}>{home}</Minor>;
    case "foreign":
      return (
        <Words
          title="This one has another name on it."
          text="It was sent to another address. Sign in with that one, or ask for your own."
        >
          {home}
        </Words>
      );
    case "declined":
      return (
        <Words title="Fair enough." text="Nothing happens. Whoever sent it can ask again.">
          {home}
        </Words>
      );
    case "tooYoung":
      return (
        <Words title={birthdayTexts.thanks} text={birthdayTexts.tooYoung}>
          <Button onClick={() => actor.send({ type: "sign-out.pressed" })}>Okay</Button>
        </Words>
      );
    default:
      return (
        <Words title="Final whistle." text={fault}>
          {me === null ? <Home onGo={props.onGo} /> : home}
        </Words>
      );
  }
}

/** The form for a kid: before signing in it is the invitation's whole page. */
function Filling({ actor, dateField, isInsideApp }: PageProps) {
  const terms = useSelector(actor, selectTerms);
  const reason = useSelector(actor, selectReason);
  const form = useSelector(actor, selectKidForm);
  const isCold = useSelector(actor, selectMe) === null;
  if (!form || !terms) return <QuietPage />;
  const yes = reason === "added" ? "Add" : formYesOf(terms);
  return (
    <Words
      team={terms.team}
      title={isCold ? headlineOf(terms) : "Who's coming along?"}
      text={isCold && sentBy(terms.from)}
    >
      {isCold && <Elsewhere actor={actor} isInsideApp={isInsideApp} />}
      <KidForm
        key={form.id + form.sessionId}
        form={form}
        dateField={dateField}
        yes={yes}
        back={isCold ? null : "Back"}
      />
      <Muted>{sightOf(terms)}</Muted>
      {isCold && (
        <Stack $gap={1}>
          <Muted>On Drip already, or playing yourself?</Muted>
          <Button kind="secondary" onClick={() => actor.send({ type: "sign-in.pressed" })}>
            Sign in first
          </Button>
        </Stack>
      )}
    </Words>
  );
}

/** What was typed waits for an account, or for its address. */
function Kept({
  actor,
  isWaiting = false,
  children,
}: {
  actor: PageProps["actor"];
  isWaiting?: boolean;
  children: ReactNode;
}) {
  const terms = useSelector(actor, selectTerms);
  const ask = useSelector(actor, selectAsk);
  const kids = kidsOf(ask?.wishes ?? []);
  const names = kids.length > 0 ? listNames(kids.map(kidName)) : null;
  const goal = terms?.team ? `to join the ${terms.team.name}` : "to come in";
  const asks = names ? `${names} ${kids.length > 1 ? "ask" : "asks"} ${goal}` : `You ask ${goal}`;
  return (
    <Words
      team={terms?.team}
      title={isWaiting ? "Check your inbox." : "Almost there."}
      text={
        isWaiting
          ? `${asks} as soon as you've pressed the button in our mail.`
          : `${asks} as soon as you're in.`
      }
    >
      {children}
      <Stack $gap={2}>
        {kids.length === 1 && (
          <Button kind="secondary" onClick={() => actor.send({ type: "change.pressed" })}>
            Change
          </Button>
        )}
        <Button kind="quiet" onClick={() => actor.send({ type: "withdrawn" })}>
          Take it back
        </Button>
      </Stack>
    </Words>
  );
}

function Minor({ actor, children }: { actor: PageProps["actor"]; children: ReactNode }) {
  const terms = useSelector(actor, selectTerms);
  const hasLink = useSelector(actor, selectHasLink) && terms?.needs_approval === true;
  return (
    <Words
      team={terms?.team}
      title="A grown-up has to take this one."
      text={`${terms?.team ? `${terms.team.name}: ` : ""}${hasLink ? "Send it to a parent or guardian." : "Send Drip to a parent or guardian."}`}
    >
      <Button isWide icon={<ShareIcon />} onClick={() => actor.send({ type: "share.pressed" })}>
        {hasLink ? "Share this link" : "Share Drip"}
      </Button>
      {children}
    </Words>
  );
}

function Elsewhere({ actor, isInsideApp }: { actor: PageProps["actor"]; isInsideApp: boolean }) {
  const hasLink = useSelector(actor, selectHasLink);
  if (!isInsideApp || !hasLink) return null;
  return (
    <InlineNotice
      title="Better in your browser."
      actions={
        <Button kind="secondary" icon={<CopyIcon />} onClick={() => actor.send({ type: "copy.pressed" })}>
          Copy the link
        </Button>
      }
    />
  );
}

export const Home = ({ onGo }: Pick<JoinProps, "onGo">) => (
  <LinkButton kind="secondary" href={routes.home.pattern} onClick={inPlace(() => onGo(routes.home.pattern))}>
    To the home field
  </LinkButton>
);

const sentBy = (from: string) => `${from} sent you this.`;

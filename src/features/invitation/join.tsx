import { useActorRef, useSelector } from "@xstate/react";
import { type ReactNode, useEffect, useState } from "react";
import type { ActorRefFrom } from "xstate";
import { birthdayTexts } from "../../../domain/account/texts";
import type { User } from "../../../domain/account/user";
import { routes } from "../../../domain/shell/routes";
import type { birthdayMachine } from "../../../machines/account/birthday.machine";
import type { inboxMachine } from "../../../machines/account/inbox.machine";
import type { phoneMachine } from "../../../machines/account/phone.machine";
import {
  type joinMachine,
  selectFault,
  selectPage,
  selectTerms,
} from "../../../machines/invitation/join.machine";
import type { JoinInput } from "../../../machines/invitation/join.setup";
import { Button } from "../../ui/base/button";
import { inPlace } from "../../ui/base/in-place";
import { LinkButton } from "../../ui/base/link-button";
import { Muted, QuietPage } from "../../ui/base/page";
import { Choosing } from "./choosing";
import { CodeEntry } from "./code-entry";
import { Elsewhere } from "./elsewhere";
import type { JoinActor } from "./join-actor";
import { headlineOf, sentBy, sightOf } from "./join-texts";
import { After } from "./joined";
import { KeptPage } from "./kept-page";
import type { DateMachine } from "./kid-form";
import { KidsPage } from "./kids-page";
import { MinorPage } from "./minor-page";
import { useThread } from "./use-thread";
import { Words } from "./words";

type ActorOf<Machine extends typeof birthdayMachine | typeof inboxMachine | typeof phoneMachine> =
  ActorRefFrom<Machine>;

export type JoinProps = {
  machine: typeof joinMachine;
  /** What the tab and the device have stored. */
  start: () => Omit<JoinInput, "me">;
  me: User | null;
  dateField: DateMachine;
  /** Subscribes to tokens of links that are pasted into the URL of the open page. */
  onToken: (listener: (token: string) => void) => () => void;
  onGo: (path: string) => void;
  /** In a chat app's built-in browser, where pop-ups fail and nothing is stored. */
  isInsideApp: boolean;
  birthdayForm: (form: ActorOf<typeof birthdayMachine>) => ReactNode;
  inboxForm: (form: ActorOf<typeof inboxMachine>) => ReactNode;
  phoneForm: (form: ActorOf<typeof phoneMachine>) => ReactNode;
};

/** The page of an invitation, from opening the link to having joined. */
export function Join({ machine, start, me, ...props }: JoinProps) {
  const [input] = useState(() => ({ ...start(), me }));
  const actor = useActorRef(machine, { input });
  useEffect(() => actor.send({ type: "person.changed", me }), [actor, me]);
  const { onToken } = props;
  useEffect(() => onToken((token) => actor.send({ type: "token.found", token })), [actor, onToken]);
  return <Page actor={actor} {...props} />;
}

type PageProps = Omit<JoinProps, "machine" | "start" | "me"> & { actor: JoinActor };

function Page({ actor, ...props }: PageProps) {
  const page = useSelector(actor, selectPage);
  const terms = useSelector(actor, selectTerms);
  const fault = useSelector(actor, selectFault);
  const { birthday, codeEntry, inbox } = useSelector(actor, (snapshot) => snapshot.children);
  const thread = useThread(actor);
  const signIn = () => actor.send({ type: "sign-in.pressed" });
  const home = (
    <LinkButton
      kind="secondary"
      href={routes.home.pattern}
      onClick={inPlace(() => props.onGo(routes.home.pattern))}
    >
      To the home field
    </LinkButton>
  );
  // Keyed, so that each page has a heading of its own: a new one takes the focus.
  switch (page) {
    case "opening":
    case "accepting":
      return <QuietPage />;
    case "unread":
      return (
        <Words key={page} title="Rain delay." text={fault}>
          <Button onClick={() => actor.send({ type: "retry.pressed" })}>Try again</Button>
        </Words>
      );
    case "codeless":
      return (
        <Words key={page} title="Got a code?" text="Eight letters and digits from your team.">
          {fault && <Muted role="alert">{fault}</Muted>}
          {codeEntry && <CodeEntry entry={codeEntry} leave={null} />}
          {home}
        </Words>
      );
    case "signedOut":
      return (
        <Words
          key={page}
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
      return <KidsPage actor={actor} {...props} />;
    case "kept":
      return (
        <KeptPage actor={actor}>
          <Elsewhere actor={actor} isInsideApp={props.isInsideApp} />
          <Button isWide onClick={signIn}>
            Sign in to send it
          </Button>
        </KeptPage>
      );
    case "choosing":
    case "declining":
      return <Choosing actor={actor} isDeclining={page === "declining"} />;
    case "birthday":
      return (
        <Words
          key={page}
          thread={thread}
          team={terms?.team}
          title={birthdayTexts.question}
          text={birthdayTexts.why}
        >
          {birthday && props.birthdayForm(birthday)}
        </Words>
      );
    case "inbox":
      return (
        <KeptPage actor={actor} isWaiting>
          {inbox && props.inboxForm(inbox)}
        </KeptPage>
      );
    case "asked":
    case "joined":
      return <After actor={actor} onGo={props.onGo} phoneForm={props.phoneForm} />;
    case "minor":
      return <MinorPage actor={actor}>{home}</MinorPage>;
    case "foreign":
      return (
        <Words
          key={page}
          title="This one has another name on it."
          text="It was sent to another address. Sign in with that one, or ask for your own."
        >
          {home}
        </Words>
      );
    case "declined":
      return (
        <Words key={page} title="Fair enough." text="Nothing happens. Whoever sent it can ask again.">
          {home}
        </Words>
      );
    case "tooYoung":
      return (
        <Words key={page} title={birthdayTexts.thanks} text={birthdayTexts.tooYoung}>
          <Button onClick={() => actor.send({ type: "sign-out.pressed" })}>Okay</Button>
        </Words>
      );
    default:
      return (
        <Words key={page} title="Final whistle." text={fault}>
          {home}
        </Words>
      );
  }
}

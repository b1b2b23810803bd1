import { navigate } from "wouter/use-browser-location";
import type { Announcement } from "../../domain/base/announcement";
import { product } from "../../domain/base/product";
import { shareTexts } from "../../domain/base/share-texts";
import { isInsideApp } from "../../domain/invitation/in-app-browser";
import type { InvitationKey } from "../../domain/invitation/key";
import type { SessionEvent } from "../../domain/session/session";
import { routes } from "../../domain/shell/routes";
import { dateFieldMachine } from "../../machines/dates/date-field.machine";
import { declineMachine } from "../../machines/invitation/decline.machine";
import { joinMachine } from "../../machines/invitation/join.machine";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { effect } from "../effects/base/effect.effects";
import { type ShareOutcome, shareLink } from "../effects/base/share.effects";
import { createSafeStorage } from "../effects/base/storage.effects";
import { readToday } from "../effects/dates/temporal.effects";
import { createAskStore } from "../effects/invitation/ask.effects";
import { createInvitationKey } from "../effects/invitation/invitation-key.effects";
import * as effects from "../effects/invitation/join.effects";
import { takeLinkToken } from "../effects/mail-links/link-token.effects";
import { JoinScreen } from "../screens/invitation/join.screen";
import { wireGates } from "./gates.part";
import { wirePhone } from "./phone.part";
import type { Charts } from "./sign-in.part";

export type JoinPorts = AppPorts & {
  /** The token in the URL when the page was opened. */
  token: string;
  loadCharts: () => Promise<Pick<Charts, "giveBirthday" | "keepAddress">>;
  rememberPath: (path: string) => void;
  /** Whether an account was just created on this page. */
  isNewcomer: () => boolean;
};

/** The page behind an invitation. */
export function wireJoin(page: Window, { token, loadCharts, rememberPath, isNewcomer, ...ports }: JoinPorts) {
  const { client, session, announce } = ports;
  const keys = createInvitationKey(createSafeStorage(() => page.sessionStorage));
  const asks = createAskStore(
    createSafeStorage(() => page.localStorage),
    Date.now,
  );
  let fresh = token;
  const tell = (event: SessionEvent) => session.send(event);
  const actions = { announce: (_: unknown, announcement: Announcement) => announce(announcement) };
  const gates = wireGates({ ...ports, loadCharts });
  const share = (outcome: ShareOutcome) => {
    if (outcome === "copied") announce({ tone: "success", text: shareTexts.copied });
    if (outcome === "failed") announce({ tone: "error", text: shareTexts.failed });
  };
  const linkOf = (key: InvitationKey | null) =>
    key !== null && "token" in key
      ? `${page.location.origin}${routes.join.pattern}#${key.token}`
      : `${page.location.origin}/`;
  const preview = effect(({ input }: { input: { token: string } }) =>
    effects.previewInvitation(client, input.token),
  );

  const machine = joinMachine.provide({
    actors: {
      preview,
      readInvitation: effect(({ input }) => effects.readInvitation(client, input.key)),
      accept: effect(({ input }) => effects.acceptInvitation(client, tell, input)),
      decline: effect(({ input: { key } }) =>
        effects.declineInvitation(client, { token: "token" in key ? key.token : "", block: false }),
      ),
      birthday: gates.birthday,
      inbox: gates.inbox,
      phone: wirePhone(ports),
    },
    actions: {
      ...actions,
      keepKey: (_, key) => key && keys.keep(key),
      forgetKey: () => keys.forget(),
      keepAsk: (_, ask) => ask && asks.keep(ask),
      forgetAsk: (_, ask) => ask && asks.forget(ask),
      goToSignIn: (_, { emailAddress, thread }) => {
        const key = keys.read();
        if (key !== null) keys.keep(key, thread);
        rememberPath(routes.join.pattern);
        const go = () => navigate(routes.signIn.pattern);
        if (emailAddress === null) return go();
        void loadCharts()
          .then(({ keepAddress }) => keepAddress({ emailAddress, isKnown: false }))
          .finally(go);
      },
      signOut: () => session.send({ type: "sign-out.chosen" }),
      shareLink: (_, key) =>
        void shareLink(page.navigator, { title: product.name, url: linkOf(key) }).then(share),
      copyLink: (_, key) =>
        void shareLink(
          { clipboard: page.navigator.clipboard },
          { title: product.name, url: linkOf(key) },
        ).then(share),
    },
  });
  const decline = declineMachine.provide({
    actors: { preview, decline: effect(({ input }) => effects.declineInvitation(client, input)) },
    actions,
  });
  return (
    <JoinScreen
      session={session}
      machine={machine}
      decline={{ machine: decline, token }}
      dateField={dateFieldMachine.provide({ actors: { readToday: effect(() => readToday()) } })}
      isInsideApp={isInsideApp(page.navigator.userAgent)}
      start={() => {
        if (fresh !== "") keys.keep({ token: fresh });
        fresh = "";
        return { key: keys.read(), ask: asks.read(), isNewcomer: isNewcomer() };
      }}
      onToken={(hear) => {
        const stop = new AbortController();
        page.addEventListener(
          "hashchange",
          () => {
            const found = takeLinkToken(page);
            if (found !== "") hear(found);
          },
          { signal: stop.signal },
        );
        return () => stop.abort();
      }}
    />
  );
}

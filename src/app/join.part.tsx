import { navigate } from "wouter/use-browser-location";
import { product } from "../../domain/base/product";
import { shareTexts } from "../../domain/base/share-texts";
import { isInsideApp } from "../../domain/invitation/in-app-browser";
import type { InvitationKey } from "../../domain/invitation/key";
import { routes } from "../../domain/shell/routes";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { type ShareOutcome, shareLink } from "../effects/base/share.effects";
import { createSafeStorage } from "../effects/base/storage.effects";
import { dateFieldWith } from "../effects/dates/date-field.actors";
import { createAskStore } from "../effects/invitation/ask.effects";
import { createInvitationKey } from "../effects/invitation/invitation-key.effects";
import { joinWith } from "../effects/invitation/join.actors";
import { takeLinkToken } from "../effects/mail-links/link-token.effects";
import { JoinScreen } from "../screens/invitation/join.screen";
import type { Machines } from "./sign-in.part";

export type JoinPorts = AppPorts & {
  /** The token in the URL when the page was opened. */
  token: string;
  loadMachines: () => Promise<Pick<Machines, "giveBirthday" | "saveAddress">>;
  rememberPath: (path: string) => void;
  /** Whether an account was just created on this page. */
  isNewcomer: () => boolean;
};

/** The page behind an invitation. */
export function wireJoin(
  page: Window,
  { token, loadMachines, rememberPath, isNewcomer, ...ports }: JoinPorts,
) {
  const { session, announce } = ports;
  const keys = createInvitationKey(createSafeStorage(() => page.sessionStorage));
  const asks = createAskStore(
    createSafeStorage(() => page.localStorage),
    Date.now,
  );
  let fresh = token;
  const share = (outcome: ShareOutcome) => {
    if (outcome === "copied") announce({ tone: "success", text: shareTexts.copied });
    if (outcome === "failed") announce({ tone: "error", text: shareTexts.failed });
  };
  const linkOf = (key: InvitationKey | null) =>
    key !== null && "token" in key
      ? `${page.location.origin}${routes.join.pattern}#${key.token}`
      : `${page.location.origin}/`;
  const { machine, decline } = joinWith(
    { ...ports, loadMachines },
    {
      setKey: (_, key) => key && keys.keep(key),
      forgetKey: () => keys.forget(),
      saveAsk: (_, ask) => ask && asks.keep(ask),
      forgetAsk: (_, ask) => ask && asks.forget(ask),
      goToSignIn: (_, { emailAddress, thread }) => {
        const key = keys.read();
        if (key !== null) keys.keep(key, thread);
        rememberPath(routes.join.pattern);
        const go = () => navigate(routes.signIn.pattern);
        if (emailAddress === null) return go();
        void loadMachines()
          .then(({ saveAddress }) => saveAddress({ emailAddress, isKnown: false }))
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
  );
  return (
    <JoinScreen
      session={session}
      machine={machine}
      decline={{ machine: decline, token }}
      dateField={dateFieldWith()}
      isInsideApp={isInsideApp(page.navigator.userAgent)}
      start={() => {
        if (fresh !== "") keys.keep({ token: fresh });
        fresh = "";
        return { key: keys.read(), ask: asks.read(), isNewcomer: isNewcomer() };
      }}
      onToken={(listener) => {
        const stop = new AbortController();
        page.addEventListener(
          "hashchange",
          () => {
            const found = takeLinkToken(page);
            if (found !== "") listener(found);
          },
          { signal: stop.signal },
        );
        return () => stop.abort();
      }}
    />
  );
}

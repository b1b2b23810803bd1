import { pushCodeTexts } from "../../../domain/push/code-texts";
import type {
  PushPermission,
  PushReading,
  RingOutcome,
  SilenceOutcome,
} from "../../../domain/push/push-subscription";
import { deviceName } from "../../../domain/session/device";
import { deviceOf } from "../../../domain/session/device-of";
import type { components } from "../../../openapi";
import { dropPushToken } from "../../api/calls/drop-push-token";
import { readPushTokens } from "../../api/calls/read-push-tokens";
import { savePushToken } from "../../api/calls/save-push-token";
import type { Client } from "../../api/client";
import { failedOutcome } from "../base/outcome";
import type { SafeStorage } from "../base/storage.effects";

type Tokens = components["schemas"]["PushTokens"];
type Page = Pick<Window, "navigator" | "matchMedia"> & {
  Notification?: Pick<typeof Notification, "permission" | "requestPermission"> | undefined;
  PushManager?: unknown;
};

const offeredKey = "drip.bell-offered";

/** Push in this browser: permission, subscription, and its registration with the server. */
export function createPushSubscription(client: Client, page: Page, storage: SafeStorage) {
  const readTokens = () => client.send(readPushTokens);

  async function save(subscription: PushSubscription): Promise<RingOutcome> {
    const { endpoint, keys = {} } = subscription.toJSON();
    const body = {
      endpoint: endpoint ?? "",
      p256dh: keys.p256dh ?? "",
      auth: keys.auth ?? "",
      label: deviceName(deviceOf(page.navigator.userAgent)),
    };
    const result = await client.send(savePushToken, { body });
    // Already registered: the reply to an earlier call was lost.
    const isThere = result.kind === "problem" && result.messageCode === "PUSH_TOKEN_409_CONFLICT";
    const listed = isThere ? await readTokens() : result;
    if (listed.kind !== "ok") return failedOutcome(listed);
    return { kind: "ringing", tokenId: (await tokenOf(listed.value, subscription))?.id ?? "" };
  }

  return {
    wasOffered: () => storage.read(offeredKey) !== null,
    saveOffer: () => storage.write(offeredKey, "1"),

    /**
     * `asksAll`: also checks whether this person gets pushes at all. Otherwise the server is called only if there is a subscription. One
     * that the browser has renewed is registered again.
     */
    async read(asksAll: boolean): Promise<PushReading> {
      if (!page.PushManager || !page.Notification || !("serviceWorker" in page.navigator))
        return { kind: isUninstalledPhone(page) ? "needsInstall" : "unable" };
      const subscription = await findSubscription(page.navigator);
      if (!subscription && !asksAll)
        return { kind: page.Notification.permission === "denied" ? "denied" : "off" };
      const result = await readTokens();
      if (result.kind !== "ok" || !result.value.may_ring) return { kind: "notForThem" };
      if (page.Notification.permission === "denied") return { kind: "denied" };
      if (!subscription) return { kind: "off" };
      const token = await tokenOf(result.value, subscription);
      if (token && token.silent_since !== null) return { kind: "silent" };
      if (token?.is_of_this_session) return { kind: "on", tokenId: token.id };
      if (!token && !result.value.tokens.some((each) => each.is_of_this_session)) return { kind: "lost" };
      const saved = await save(subscription);
      return saved.kind === "ringing" ? { kind: "on", tokenId: saved.tokenId } : { kind: "lost" };
    },

    /** Must be called within the click, or browsers do not prompt. */
    ask: (): Promise<PushPermission> => page.Notification?.requestPermission() ?? Promise.resolve("denied"),

    async ring(): Promise<RingOutcome> {
      const result = await readTokens();
      if (result.kind !== "ok") return failedOutcome(result);
      await renewSilent(result.value, page.navigator);
      const subscription = await subscribe(page.navigator, result.value.application_server_key);
      if (!subscription) return { kind: "refused", text: pushCodeTexts.PUSH_TOKEN_400_SERVICE };
      return save(subscription);
    },

    async silence(tokenId: string): Promise<SilenceOutcome> {
      const result = await client.send(dropPushToken, { path: { id: tokenId } });
      const isGone = result.kind === "problem" && result.messageCode === "PUSH_TOKEN_404";
      if (result.kind !== "ok" && !isGone) return failedOutcome(result);
      await (await findSubscription(page.navigator))?.unsubscribe();
      return { kind: "silent" };
    },
  };
}

const findSubscription = async ({ serviceWorker }: Navigator) =>
  (await (await serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;

/**
 * A subscription is bound to one server key, so that one for another key is removed first. Null without a push service, as in some
 * builds of Chromium, or without a service worker.
 */
async function subscribe({ serviceWorker }: Navigator, key: string): Promise<PushSubscription | null> {
  const registration = await serviceWorker.getRegistration();
  if (!registration) return null;
  const { pushManager } = registration;
  const old = await pushManager.getSubscription();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(options);
  } catch {
    if (!old) return null;
  }
  await old.unsubscribe();
  return pushManager.subscribe(options).catch(() => null);
}

/** Ends a subscription whose pushes the device does not acknowledge, so that a new one takes its place. */
async function renewSilent(tokens: Tokens, navigator: Navigator): Promise<void> {
  const old = await findSubscription(navigator);
  if (old && (await tokenOf(tokens, old))?.silent_since) await old.unsubscribe();
}

async function tokenOf({ tokens }: Tokens, { endpoint }: PushSubscription) {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  const text = btoa(String.fromCharCode(...new Uint8Array(hash)))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");
  return tokens.find(({ endpoint_hash }) => endpoint_hash === text);
}

/** iPhones and iPads support push only for apps on the home screen. */
function isUninstalledPhone(page: Page): boolean {
  const { navigator } = page;
  const isTablet = /\bMacintosh\b/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
  const isApples = isTablet || /\b(iPhone|iPad|iPod)\b/.test(navigator.userAgent);
  return isApples && !page.matchMedia("(display-mode: standalone)").matches;
}

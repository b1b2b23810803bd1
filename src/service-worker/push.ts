import { pushWords } from "../../domain/push/push-texts";
import type { PushPayload } from "../../domain/push/ring";
import { acknowledge } from "./acknowledge";
import type { Clicked, Pushed, Scope } from "./scope";

const schedule = "/app/schedule";
const icon = "/icon-192.png";

/** Always shows a notification, or browsers revoke the permission to push. A newer server may send a payload unknown to this release. */
export async function showPush(scope: Scope, { data }: Pushed): Promise<void> {
  const { kind, of, tag, url, heard } = read(data?.text() ?? "");
  await scope.registration.showNotification("Drip", {
    body: pushWords(kind, of),
    icon,
    badge: icon,
    data: url,
    ...(tag && { tag, renotify: true }),
  });
  if (heard) await acknowledge(scope, heard).catch(() => {});
}

function read(text: string): PushPayload {
  try {
    return Object(JSON.parse(text));
  } catch {
    return Object({});
  }
}

/** Opens pages of the app only. */
export async function openPush({ clients, location }: Scope, { notification }: Clicked): Promise<unknown> {
  notification.close();
  const { origin } = location;
  const wanted = String(notification.data ?? schedule);
  const { href } = new URL(isOfTheApp(wanted, origin) ? wanted : schedule, origin);
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find(({ url }) => url === href);
  return there ? there.focus() : clients.openWindow(href);
}

function isOfTheApp(address: string, base: string): boolean {
  if (!URL.canParse(address, base)) return false;
  const { origin, pathname } = new URL(address, base);
  return origin === base && /^\/app(\/|$)/.test(pathname);
}

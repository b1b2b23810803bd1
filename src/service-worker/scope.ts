import type { PageMessage, WorkerMessage } from "../../domain/app-update/app-update";

/** The service worker globals that are used here, which TypeScript's DOM library lacks. */
export type Scope = {
  readonly location: { readonly origin: string };
  readonly caches: CacheStorage;
  readonly clients: {
    claim(): Promise<void>;
    get(id: string): Promise<Port<WorkerMessage> | undefined>;
    matchAll(of: { type: "window"; includeUncontrolled: true }): Promise<readonly Shown[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
    showNotification(title: string, options: object): Promise<void>;
  };
  fetch(request: Request | string, init?: RequestInit): Promise<Response>;
  skipWaiting(): Promise<void>;
  setTimeout(run: () => void, milliseconds: number): unknown;
  addEventListener<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): void;
};

type Shown = { readonly url: string; focus(): Promise<unknown> };
type Port<Message> = { postMessage(message: Message): void };
type Lasting = { waitUntil(work: Promise<unknown>): void };

export type Asked = Lasting & {
  readonly request: Request;
  readonly clientId: string;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(reply: Promise<Response>): void;
};

export type Pushed = Lasting & { readonly data: { text(): string } | null };
export type Clicked = Lasting & { readonly notification: { readonly data: unknown; close(): void } };

type Events = {
  install: Lasting;
  activate: Lasting;
  fetch: Asked;
  push: Pushed;
  notificationclick: Clicked;
  message: { readonly data: PageMessage; readonly ports: readonly Port<string>[] };
};

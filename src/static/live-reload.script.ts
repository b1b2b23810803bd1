/**
 * Only under `npm run dev`: reloads the page when the server's build has changed. A hidden tab does not
 * listen, since browsers allow six connections to a host; it checks when it is shown.
 */
let shown: string | undefined;
let source: EventSource | undefined;

function listen() {
  source?.close();
  if (document.hidden) return;
  source = new EventSource("/live-reload");
  source.onmessage = ({ data }: MessageEvent<string>) => {
    if (shown !== undefined && shown !== data) location.reload();
    shown ??= data;
  };
}

document.addEventListener("visibilitychange", listen);
listen();

/**
 * Under `npm run dev` alone: loads the page anew when the build that the server shows is another than at first. A hidden tab does not
 * listen, for a browser keeps no more than six connections to a host; it looks when it is shown.
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

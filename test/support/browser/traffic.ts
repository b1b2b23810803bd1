import fs from "node:fs";

/** A place in recorded traffic where a text occurs. */
export interface Place {
  where: string;
  text: string;
}

interface Header {
  name: string;
  value: string;
}
interface Entry {
  request: { method: string; url: string; headers: Header[]; postData?: { text?: string } };
  response: { headers: Header[]; content: { text?: string; encoding?: string } };
}

/** All recorded traffic by place, such as "request body POST /auth/log_out". */
export function readTraffic(file: string): Place[] {
  const { log } = JSON.parse(fs.readFileSync(file, "utf8")) as { log: { entries: Entry[] } };
  return log.entries.flatMap(({ request, response }) => {
    const { pathname, host } = new URL(request.url);
    const call = `${request.method} ${host}${pathname}`.replace(/localhost:\d+/, "");
    const headers = (side: string, list: Header[]) =>
      list.map(({ name, value }) => ({ where: `${side} header ${name.toLowerCase()} ${call}`, text: value }));
    const { text = "", encoding } = response.content;
    return [
      { where: `request URL ${call}`, text: request.url },
      ...headers("request", request.headers),
      { where: `request body ${call}`, text: request.postData?.text ?? "" },
      ...headers("reply", response.headers),
      {
        where: `reply body ${call}`,
        text: encoding === "base64" ? Buffer.from(text, "base64").toString("utf8") : text,
      },
    ];
  });
}

/** Where a secret occurs, literally or URL-encoded. */
export const sightings = (traffic: readonly Place[], secret: string): string[] => [
  ...new Set(
    traffic.flatMap(({ where, text }) =>
      text.includes(secret) || text.includes(encodeURIComponent(secret)) ? [where] : [],
    ),
  ),
];

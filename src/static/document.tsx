import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { schemeMedia } from "../../domain/settings/appearance";

export type PageFacts = {
  year: number;
  fontUrl: string;
  /** What /app starts with, the entry first. */
  scriptUrls: string[];
  landingScript: string;
  earlyScript: string;
  origin: string;
  /** Under `npm run dev` a page loads itself anew when it was built again. The inspector talks to nobody but the window that opened it. */
  isLive: boolean;
};

export type PageMatter = {
  name: string;
  path: string;
  title: string;
  description: string;
  css: string;
  criticalCss?: string;
  body: ReactNode;
  /** Rendered already, to be hydrated. */
  appHtml?: string;
  script?: string;
  /** Speculation rules, which the script puts in place. */
  addedScript?: string;
  isApp?: boolean;
};

type Rest = PageFacts & { style: string; criticalStyle: string };

const nonce = "__NONCE__";
const verbatim = (text: string) => ({ dangerouslySetInnerHTML: { __html: text } });

const viewport = "width=device-width, initial-scale=1, viewport-fit=cover";

/** An on-screen keyboard makes the window smaller instead of covering the forms' buttons. */
const keyboard = "interactive-widget=resizes-content";

/**
 * The face is asked for below the content: in the head it would hold up Chromium's first paint by 100 ms. React would
 * move it up there.
 */
export const renderDocument = (page: PageMatter, facts: Rest) =>
  `<!doctype html>${renderPage(page, facts)}`.replace(
    "</body>",
    `<link rel="preload" href="${facts.fontUrl}" as="font" type="font/woff2" crossorigin></body>`,
  );

const renderPage = (page: PageMatter, facts: Rest) =>
  renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content={page.isApp ? `${viewport}, ${keyboard}` : viewport} />
        <title>{page.title}</title>
        <meta name="description" content={page.description} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {page.isApp ? <AppHead page={page} facts={facts} /> : <StaticHead page={page} facts={facts} />}
        {facts.isLive && page.name !== "inspector" && <script src="/live-reload.js" async />}
      </head>
      {page.isApp ? (
        <body>
          <div id="app" data-page={page.name} {...verbatim(page.appHtml ?? "")} />
        </body>
      ) : (
        <body>
          {page.body}
          {page.addedScript && <template {...verbatim(forLater(facts.scriptUrls, page.addedScript))} />}
          {page.script && <script {...verbatim(page.script)} />}
        </body>
      )}
    </html>,
  );

/** What the landing's script puts in place, one by one. As text, for React would move the links to the head. */
const forLater = (scriptUrls: readonly string[], rules: string) =>
  [
    ...scriptUrls.map((url) => `<link rel="prefetch" as="script" crossorigin href="${url}">`),
    `<script type="speculationrules">${rules}</script>`,
  ].join("");

function StaticHead({ page, facts }: { page: PageMatter; facts: Rest }) {
  return (
    <>
      <meta name="theme-color" content="#c8f031" media="(prefers-color-scheme:light)" />
      <meta name="theme-color" content="#11130d" media="(prefers-color-scheme:dark)" />
      {page.path === "/" && (
        <>
          <meta property="og:title" content={page.title} />
          <meta property="og:image" content={`${facts.origin}/og.png`} />
        </>
      )}
      <style {...verbatim(facts.style)} />
    </>
  );
}

/** The server fills in the nonce and the settings. The theme stands still; the second style is goober's to extend. */
function AppHead({ page, facts }: { page: PageMatter; facts: Rest }) {
  const [main, ...rest] = facts.scriptUrls;
  return (
    <>
      <meta name="theme-color" content="#c8f031" data-scheme="light" media={schemeMedia("system", "light")} />
      <meta name="theme-color" content="#0b0d08" data-scheme="dark" media={schemeMedia("system", "dark")} />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <meta name="robots" content="noindex" />
      <style nonce={nonce} {...verbatim(facts.style)} />
      <style nonce={nonce} id="_goober" {...verbatim(facts.criticalStyle)} />
      <script nonce={nonce} {...verbatim(page.script ?? "")} />
      <script type="application/json" id="drip-config" {...verbatim("__CONFIG__")} />
      {rest.map((url) => (
        <link key={url} rel="modulepreload" href={url} />
      ))}
      <script nonce={nonce} type="module" src={main} />
    </>
  );
}

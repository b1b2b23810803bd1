import type { ReactNode } from "react";
import { copyrightYears } from "../../domain/base/copyright";
import { placeholders } from "../../domain/base/operator";
import { product } from "../../domain/base/product";
import { markPath } from "../ui/brand/logo-shapes";

export type LegalSection = { id: string; title: string; body: ReactNode };

type LegalPageProps = {
  year: number;
  here: "/privacy" | "/terms";
  title: string;
  lead: string;
  /** A summary of the page in a few sentences. */
  inShort: readonly ReactNode[];
  sections: readonly LegalSection[];
};

export function LegalPage({ year, here, title, lead, inShort, sections }: LegalPageProps) {
  return (
    <>
      <a className="skip" href="#text">
        Skip to the text
      </a>
      <header>
        <a className="home" href="/">
          <svg viewBox="0 0 64 84" aria-hidden="true">
            <path d={markPath} />
          </svg>
          {product.name}
        </a>
        <nav aria-label="Legal">
          <a href="/privacy" aria-current={here === "/privacy" ? "page" : undefined}>
            Privacy
          </a>
          <a href="/terms" aria-current={here === "/terms" ? "page" : undefined}>
            Terms
          </a>
        </nav>
      </header>
      <main>
        <div className="head">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <p className="date">
            Effective <time dateTime="2025-10-01">{product.legalEffectiveDate}</time>
          </p>
        </div>
        <nav className="toc" aria-labelledby="toc">
          <h2 id="toc">On this page</h2>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <article id="text">
          <aside aria-labelledby="short">
            <h2 id="short">The short version</h2>
            <ul>
              {inShort.map((point, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list, rendered once
                <li key={index}>{point}</li>
              ))}
            </ul>
          </aside>
          {sections.map((section) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
              <h2 id={`${section.id}-title`}>{section.title}</h2>
              {section.body}
            </section>
          ))}
        </article>
      </main>
      <footer>
        <p>
          © {copyrightYears(year)} {product.name}
        </p>
        <p>
          <a href="/">Back to the start</a>
          <a href={here === "/privacy" ? "/terms" : "/privacy"}>
            {here === "/privacy" ? "Terms" : "Privacy"}
          </a>
        </p>
      </footer>
    </>
  );
}

export const contact = <a href={`mailto:${placeholders.support}`}>{placeholders.support}</a>;

import type { ReactNode } from "react";
import { copyrightYears } from "../../domain/base/copyright";
import { placeholders } from "../../domain/base/operator";
import { product } from "../../domain/base/product";
import { markPath } from "../ui/brand/logo-shapes";

export type TextSection = { id: string; title: string; body: ReactNode };
export type PageLink = { href: string; text: string };

type TextPageProps = {
  year: number;
  here: string;
  /** The pages of the same kind, this one among them. */
  siblings: { label: string; links: readonly PageLink[] };
  title: string;
  lead: string;
  /** Below the lead. */
  date?: ReactNode;
  /** Before the sections. */
  summary?: ReactNode;
  sections: readonly TextSection[];
  /** At the end. */
  also: readonly PageLink[];
};

/** A page of text in numbered sections, with a table of contents. */
export function TextPage(props: TextPageProps) {
  const { year, here, siblings, title, lead, date, summary, sections, also } = props;
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
        <nav aria-label={siblings.label}>
          {siblings.links.map(({ href, text }) => (
            <a key={href} href={href} aria-current={here === href ? "page" : undefined}>
              {text}
            </a>
          ))}
        </nav>
      </header>
      <main>
        <div className="head">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          {date && <p className="date">{date}</p>}
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
          {summary}
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
          {also.map(({ href, text }) => (
            <a key={href} href={href}>
              {text}
            </a>
          ))}
        </p>
      </footer>
    </>
  );
}

export const contact = <a href={`mailto:${placeholders.support}`}>{placeholders.support}</a>;

import type { ReactNode } from "react";
import { product } from "../../domain/base/product";
import { TextPage, type TextSection } from "./text-page";

type LegalPageProps = {
  year: number;
  here: "/privacy" | "/terms";
  title: string;
  lead: string;
  /** A summary of the page in a few sentences. */
  inShort: readonly ReactNode[];
  sections: readonly TextSection[];
};

export const LegalPage = ({ inShort, ...page }: LegalPageProps) => (
  <TextPage
    {...page}
    siblings={{ label: "Legal", links: legalLinks }}
    date={
      <>
        Effective <time dateTime="2025-10-01">{product.legalEffectiveDate}</time>
      </>
    }
    summary={
      <aside aria-labelledby="short">
        <h2 id="short">The short version</h2>
        <ul>
          {inShort.map((point, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list, rendered once
            <li key={index}>{point}</li>
          ))}
        </ul>
      </aside>
    }
    also={[
      { href: "/", text: "Back to the start" },
      ...legalLinks.filter(({ href }) => href !== page.here),
      { href: "/help", text: "Help" },
    ]}
  />
);

export const legalLinks = [
  { href: "/privacy", text: "Privacy" },
  { href: "/terms", text: "Terms" },
] as const;

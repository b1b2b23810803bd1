import { styled } from "goober";
import { themeCss } from "../ui/base/theme";
import type { GalleryEntry } from "./entry";

/** Parsed from the theme, so that new tokens are shown automatically. */
const tokens = [...themeCss.matchAll(/^\s*--([\w-]+):/gm)].flatMap(([, name]) => (name ? [name] : []));
const withPrefix = (...prefixes: readonly string[]) =>
  tokens.filter((token) => prefixes.some((prefix) => token.startsWith(prefix)));

const measures = ["space-", "radius-", "font-", "size-", "shadow-", "motion-", "ease-", "target"];
const colours = tokens.filter((token) => !measures.some((prefix) => token.startsWith(prefix)));

export const coloursEntry: GalleryEntry = {
  name: "Colours",
  group: "Foundations",
  states: [
    {
      name: "Tokens",
      render: () => (
        <Swatches>
          {colours.map((token) => (
            <li key={token}>
              <span style={{ background: `var(--${token})` }} />
              <code>{token}</code>
            </li>
          ))}
        </Swatches>
      ),
    },
    {
      name: "Text on surfaces",
      render: () => (
        <Surfaces>
          {["page", "raised", "sunken"].map((surface) => (
            <div key={surface} style={{ background: `var(--${surface})` }}>
              <code>{surface}</code>
              {["text", "text-muted", "attention-text", "caution-text", "danger", "success"].map((text) => (
                <p key={text} style={{ color: `var(--${text})` }}>
                  {text}: game day is Saturday
                </p>
              ))}
            </div>
          ))}
          <div style={{ background: "var(--signature)", color: "var(--on-signature)" }}>
            <code>signature</code>
            <p>on-signature: game day is Saturday</p>
          </div>
          <div style={{ background: "var(--attention)", color: "var(--on-attention)" }}>
            <code>attention</code>
            <p>on-attention: game day is Saturday</p>
          </div>
        </Surfaces>
      ),
    },
  ],
};

export const typeEntry: GalleryEntry = {
  name: "Type",
  group: "Foundations",
  states: [
    {
      name: "Display",
      render: () => (
        <Lines>
          {["size-3xl", "size-2xl", "size-xl", "size-l"].map((size) => (
            <li key={size}>
              <code>{size}</code>
              <h2 style={{ fontSize: `var(--${size})` }}>Game on!</h2>
            </li>
          ))}
        </Lines>
      ),
    },
    {
      name: "Text",
      render: () => (
        <Lines>
          {["size-l", "size-m", "size-s"].map((size) => (
            <li key={size}>
              <code>{size}</code>
              <p style={{ fontSize: `var(--${size})` }}>
                Saturday, 9 a.m., field four. Bring oranges, both jerseys and whoever slept over.
              </p>
            </li>
          ))}
        </Lines>
      ),
    },
  ],
};

export const measuresEntry: GalleryEntry = {
  name: "Space and shape",
  group: "Foundations",
  states: [
    {
      name: "Space",
      render: () => (
        <Lines>
          {withPrefix("space-", "target").map((token) => (
            <li key={token}>
              <code>{token}</code>
              <Ruler style={{ inlineSize: `var(--${token})` }} />
            </li>
          ))}
        </Lines>
      ),
    },
    {
      name: "Radius",
      render: () => (
        <Shapes>
          {withPrefix("radius-").map((token) => (
            <li key={token}>
              <span style={{ borderRadius: `var(--${token})` }} />
              <code>{token}</code>
            </li>
          ))}
        </Shapes>
      ),
    },
    {
      name: "Shadow",
      render: () => (
        <Shapes>
          {withPrefix("shadow-").map((token) => (
            <li key={token}>
              <span style={{ boxShadow: `var(--${token})`, borderRadius: "var(--radius-m)" }} />
              <code>{token}</code>
            </li>
          ))}
        </Shapes>
      ),
    },
  ],
};

const Swatches = styled("ul")`
  list-style: none;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: var(--space-4);
  margin: 0;
  padding: 0;
  span {
    display: block;
    height: 72px;
    border-radius: var(--radius-m);
    border: 1px solid var(--line);
  }
  code { font-size: var(--size-s); }
`;

const Surfaces = styled("div")`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(240px, 1fr));
  gap: var(--space-4);
  div {
    padding: var(--space-4);
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
  }
`;

const Lines = styled("ul")`
  list-style: none;
  display: grid;
  gap: var(--space-4);
  margin: 0;
  padding: 0;
  overflow-wrap: anywhere;
  code { font-size: var(--size-s); color: var(--text-muted); }
`;

const Ruler = styled("div")`
  height: var(--space-4);
  border-radius: 2px;
  background: var(--signature);
  border: 1px solid var(--line-strong);
`;

const Shapes = styled("ul")`
  list-style: none;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-6);
  margin: 0;
  padding: var(--space-3);
  span {
    display: block;
    width: 120px;
    height: 88px;
    margin-block-end: var(--space-3);
    background: var(--raised);
    border: 1px solid var(--line);
  }
  code { font-size: var(--size-s); }
`;

import { styled } from "goober";
import { redacted } from "./redaction";

/** A value as a tree whose levels can be expanded. */
export function ValueTree({ name, value, depth = 0 }: { name: string; value: unknown; depth?: number }) {
  if (typeof value !== "object" || value === null || Object.keys(value).length === 0) {
    return (
      <Leaf>
        <Name>{name}</Name> <Primitive value={value} />
      </Leaf>
    );
  }
  const size = Object.keys(value).length;
  return (
    <Twig open={depth < 2}>
      <summary>
        <Name>{name}</Name> <Muted>{Array.isArray(value) ? `[${size}]` : `{${size}}`}</Muted>
      </summary>
      {Object.entries(value).map(([key, each]) => (
        <ValueTree key={key} name={key} value={each} depth={depth + 1} />
      ))}
    </Twig>
  );
}

const placeholders: readonly string[] = Object.values(redacted);

function Primitive({ value }: { value: unknown }) {
  if (typeof value === "string" && placeholders.includes(value)) return <Hidden>{value.slice(1, -1)}</Hidden>;
  return <Literal>{JSON.stringify(value) ?? "undefined"}</Literal>;
}

const Leaf = styled("div")`
  padding: 2px 0 2px 18px;
  padding-block: 2px;
  padding-inline: 18px 0;
  font: 0.82rem / 1.5 ui-monospace, monospace;
  overflow-wrap: anywhere;
`;

const Twig = styled("details")`
  font: 0.82rem / 1.5 ui-monospace, monospace;
  > :not(summary) { margin-inline-start: 18px; }
  summary { padding-block: 2px; cursor: pointer; }
`;

const Name = styled("span")`
  font-weight: 600;
`;

const Muted = styled("span")`
  color: var(--text-muted);
`;

const Literal = styled("span")`
  color: var(--attention-text);
`;

const Hidden = styled("span")`
  padding-inline: var(--space-2);
  border: 1px dashed var(--line-strong);
  border-radius: var(--radius-full);
  color: var(--text-muted);
`;

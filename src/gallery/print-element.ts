import { Children, isValidElement, type ReactNode } from "react";

/** Prints an element as JSX, to show which props it is made with. */
export function printElement(node: ReactNode, indent = ""): string {
  if (typeof node === "string" || typeof node === "number") return `${indent}${node}`;
  if (Array.isArray(node)) return node.map((child) => printElement(child, indent)).join("\n");
  if (!isValidElement<{ children?: ReactNode }>(node)) return "";
  const { children, ...props } = node.props;
  const tag = nameOf(node.type);
  const printed = Object.entries(props).flatMap(([name, value]) => printProp(name, value));
  if (tag === nameless && printed.length === 0) return printElement(children, indent);
  const parts = [tag, ...printed];
  const isLong = parts.join(" ").length + indent.length > lineLength;
  const opening = indent + (isLong ? `<${parts.join(`\n${indent}  `)}\n${indent}` : `<${parts.join(" ")}`);
  const inner = Children.toArray(children);
  const [only] = inner;
  if (only === undefined) return `${opening}${isLong ? "" : " "}/>`;
  if (inner.length === 1 && typeof only === "string" && only.length < 40)
    return `${opening}>${only}</${tag}>`;
  const lines = inner.map((child) => printElement(child, `${indent}  `)).filter(Boolean);
  return [`${opening}>`, ...lines, `${indent}</${tag}>`].join("\n");
}

const lineLength = 72;

function printProp(name: string, value: unknown): string[] {
  if (value === undefined) return [];
  if (value === true) return [name];
  if (typeof value === "string") return [`${name}=${JSON.stringify(value)}`];
  return [`${name}={${printValue(value)}}`];
}

function printValue(value: unknown): string {
  if (typeof value === "function") return value.name === "" || /^on[A-Z]/.test(value.name) ? "…" : value.name;
  if (isValidElement(value)) return printElement(value).trim();
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value !== "object" || value === null) return String(value);
  if (Array.isArray(value)) return `[${shorten(value.map(printValue))}]`;
  if (Object.getPrototypeOf(value) !== Object.prototype) return "…";
  return `{ ${shorten(Object.entries(value).map(([name, inner]) => `${name}: ${printValue(inner)}`))} }`;
}

const shorten = (parts: readonly string[]) =>
  (parts.length > 4 ? [...parts.slice(0, 4), "…"] : parts).join(", ");

function nameOf(type: unknown): string {
  if (typeof type === "string") return type;
  if (typeof type === "symbol") return "";
  const { displayName, name, render, type: inner } = Object(type);
  if (render || inner) return nameOf(render ?? inner);
  return displayName || (/^[A-Z]/.test(name) ? name : nameless);
}

/** A styled element; one that only lays out its children is left out. */
const nameless = "Styled";

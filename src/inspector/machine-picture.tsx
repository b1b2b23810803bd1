import { styled } from "goober";
import type { Drawing, DrawnArrow, DrawnState } from "./drawing";
import { anywhereWords, sizes } from "./machine-graph";
import type { MachineNow } from "./machine-now";
import { fonts } from "./use-drawing";

/** The machine as a picture: the present state is highlighted, and the transitions that can be taken are marked. */
export function MachinePicture({
  drawing,
  now,
  scale,
}: {
  drawing: Drawing;
  now: MachineNow;
  scale: number;
}) {
  const { width, height, states, arrows } = drawing;
  return (
    <Picture viewBox={`0 0 ${width} ${height}`} width={width * scale} height={height * scale}>
      <defs>
        {["head", "head-open"].map((id) => (
          <marker
            key={id}
            id={id}
            viewBox="0 0 10 10"
            refX="9"
            refY="5"
            markerWidth="9"
            markerHeight="9"
            markerUnits="userSpaceOnUse"
            orient="auto"
          >
            <path className={id} d="M 0 0 L 10 5 L 0 10 z" />
          </marker>
        ))}
      </defs>
      {states.map((state) => (
        <State key={state.node.id} state={state} now={now} />
      ))}
      {drawing.starts.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="start" cx={x + sizes.start / 2} cy={y + sizes.start / 2} r="6" />
      ))}
      {drawing.anywheres.map(({ x, y, width: wide, height: high }) => (
        <g key={`${x} ${y}`} className="anywhere">
          <rect x={x} y={y} width={wide} height={high} rx={high / 2} />
          <text x={x + 10} y={y + 16}>
            {anywhereWords}
          </text>
        </g>
      ))}
      {arrows.map((drawn) => (
        <path
          key={drawn.arrow.id}
          className="arrow"
          d={drawn.path}
          data-open={isOpen(drawn, now) || undefined}
          markerEnd={`url(#${isOpen(drawn, now) ? "head-open" : "head"})`}
        />
      ))}
      {arrows.map((drawn) => (
        <Label key={drawn.arrow.id} drawn={drawn} now={now} />
      ))}
    </Picture>
  );
}

const isOpen = ({ arrow }: DrawnArrow, now: MachineNow) =>
  arrow.lines.some(({ transition }) => now.open.has(transition));

function State({ state: { node, rows, x, y, width, height }, now }: { state: DrawnState; now: MachineNow }) {
  const isActive = now.active.has(node.id);
  return (
    <g
      className="state"
      data-state={node.id}
      data-active={isActive || undefined}
      data-whole={node.children.length > 0 || undefined}
      data-parallel={node.kind === "parallel" || undefined}
    >
      <rect x={x} y={y} width={width} height={height} rx="12" />
      {node.kind === "final" && (
        <rect className="inner" x={x + 4} y={y + 4} width={width - 8} height={height - 8} rx="9" />
      )}
      <text className="title" x={x + sizes.padding} y={y + 20}>
        {node.name}
      </text>
      {rows.map(({ text, transition }, index) => (
        <text
          key={text}
          x={x + sizes.padding}
          y={y + sizes.titleHeight + index * sizes.rowHeight + 12}
          data-open={(transition && now.open.has(transition)) || undefined}
        >
          {text}
        </text>
      ))}
    </g>
  );
}

function Label({ drawn: { arrow, label }, now }: { drawn: DrawnArrow; now: MachineNow }) {
  if (!label) return null;
  const { x, y, width, height } = label;
  return (
    <g className="label" data-open={arrow.lines.some((line) => now.open.has(line.transition)) || undefined}>
      <rect x={x} y={y} width={width} height={height} rx="6" />
      {arrow.lines.map(({ text, transition }, index) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: two transitions may have the same text, and their order is fixed
          key={index}
          x={x + 7}
          y={y + 16 + index * sizes.lineHeight}
          data-open={now.open.has(transition) || undefined}
        >
          {text}
        </text>
      ))}
    </g>
  );
}

const Picture = styled("svg")`
  display: block;
  flex: none;
  font: ${fonts.text} ${fonts.family};
  text { fill: var(--text-muted); }
  text[data-open] { fill: var(--attention-text); }
  .state rect { fill: var(--raised); stroke: var(--line-strong); stroke-width: 1.5; }
  .state[data-parallel] rect { stroke-dasharray: 6 4; }
  .state[data-whole] rect { fill: color-mix(in srgb, var(--sunken) 55%, transparent); }
  .state .inner { fill: none; }
  .title { font: ${fonts.title} ${fonts.family}; fill: var(--text); }
  .state[data-active] rect { fill: var(--signature); stroke: var(--text); stroke-width: 2.5; }
  .state[data-active] text { fill: var(--on-signature); }
  .state[data-active] .inner { stroke-width: 1.5; }
  .state[data-active] text[data-open] { font-weight: 600; }
  .state[data-active][data-whole] rect { fill: color-mix(in srgb, var(--signature) 9%, transparent); }
  .state[data-active][data-whole] text { fill: var(--text); }
  .state[data-active][data-whole] text[data-open] { fill: var(--attention-text); }
  .arrow { fill: none; stroke: var(--line-strong); stroke-width: 1.5; }
  .arrow[data-open] { stroke: var(--attention-text); stroke-width: 2.5; }
  .head { fill: var(--line-strong); }
  .head-open { fill: var(--attention-text); }
  .start { fill: var(--text); }
  .anywhere rect { fill: none; stroke: var(--line-strong); stroke-dasharray: 3 3; }
  .label rect { fill: var(--page); }
  .label[data-open] rect { stroke: var(--attention-text); stroke-width: 1.5; }
`;

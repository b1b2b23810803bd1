import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { ListRow, RowGroup } from "../../../src/ui/base/list-row";
import { setUpStyles } from "../../../src/ui/base/style-setup";
import { themeCss } from "../../../src/ui/base/theme";
import { CapAvatar } from "../../../src/ui/team/cap-avatar";

setUpStyles();
const style = document.createElement("style");
style.textContent = `${themeCss} .whole li { content-visibility: visible !important; }`;
document.head.append(style);

const line = (index: number) => (
  <ListRow
    key={index}
    number={String(index % 100)}
    start={<CapAvatar initial="K" number={index % 100} />}
    title={`Kid${index} R.`}
    detail="Robin Reyes and Alexandra Fitzgerald"
    href={`/app/teams/comets/members/${index}`}
  />
);

/** The maximum number of a team's members. */
async function draw(isWhole: boolean) {
  const host = document.createElement("div");
  host.className = isWhole ? "whole" : "";
  document.body.append(host);
  const root = createRoot(host);
  flushSync(() => root.render(<RowGroup>{Array.from({ length: 150 }, (_, index) => line(index))}</RowGroup>));
  await frame();
  await frame();
  const rows = host.querySelectorAll("li").length;
  return {
    rows,
    remove() {
      flushSync(() => root.unmount());
      host.remove();
    },
  };
}

let drawn: Awaited<ReturnType<typeof draw>> | undefined;

const frame = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve();
      channel.port2.postMessage(0);
    }),
  );

declare global {
  interface Window {
    drawRoster: (isWhole: boolean) => Promise<number>;
    clearRoster: () => Promise<void>;
  }
}
window.drawRoster = async (isWhole) => {
  // Runs in a task of the page, since code evaluated by the debugger is not counted as script.
  await frame();
  drawn = await draw(isWhole);
  return drawn.rows;
};
window.clearRoster = async () => {
  drawn?.remove();
  await frame();
};

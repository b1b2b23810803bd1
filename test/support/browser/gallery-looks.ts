/** What axe does not look at: functions of the gallery's page, each answering with a sentence for every fault of the drawn state. */

/** Boxes whose content is wider than they are. */
export const findTooWide = (): string[] =>
  [...document.querySelectorAll("main *")]
    .filter((box) => box instanceof HTMLElement)
    .filter((box) => box.clientWidth > 1 && getComputedStyle(box).display !== "inline")
    .filter((box) => (getComputedStyle(box).overflowX === "clip" ? cutsContent(box) : isTooFull(box)))
    .map((box) => `${nameOf(box)}: ${box.scrollWidth} of ${box.clientWidth} px`);

/** A part that reaches beyond its container on purpose has a negative margin. */
const isTooFull = (box: HTMLElement) =>
  box.scrollWidth > box.clientWidth + 1 &&
  ![...box.children].some((child) => Number.parseFloat(getComputedStyle(child).marginInlineEnd) < 0);

/** Only drawings are meant to be cut off. */
function cutsContent(box: HTMLElement): boolean {
  const { left, right } = box.getBoundingClientRect();
  return [...box.children].some((child) => {
    const inner = child.getBoundingClientRect();
    return child instanceof HTMLElement && (inner.left < left - 1 || inner.right > right + 1);
  });
}

/** Controls that look the same with the focus as without, or whose ring is cut off. After a key was pressed: else browsers show no ring. */
export const findFocusFaults = (): string[] =>
  [...document.querySelectorAll<HTMLElement>("main :is(a[href], button)")].flatMap((stop) => {
    (document.activeElement as HTMLElement).blur();
    const hidden = ringsAround(stop);
    stop.focus();
    const focused = ringsAround(stop);
    if (!stop.matches(":focus-visible")) return [`${nameOf(stop)} does not show its focus`];
    if (focused.join() === hidden.join()) return [`${nameOf(stop)} has no ring`];
    return isRingCut(stop) ? [`the ring of ${nameOf(stop)} is cut`] : [];
  });

/** Of the element, and of what surrounds it: a card draws the ring of its link. */
const ringsAround = (stop: Element) => {
  const rings: string[] = [];
  for (let each: Element | null = stop; each && each.tagName !== "MAIN"; each = each.parentElement)
    rings.push(ringOf(each), ringOf(each, "::after"));
  return rings;
};

function ringOf(element: Element, part?: string): string {
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, part);
  return outlineStyle === "none" ? "none" : `${outlineStyle} ${outlineWidth} ${outlineColor}`;
}

function isRingCut(stop: HTMLElement): boolean {
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(stop);
  if (outlineStyle === "none") return false;
  const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  const { left, right } = stop.getBoundingClientRect();
  for (let around = stop.parentElement; around && around.tagName !== "MAIN"; around = around.parentElement) {
    if (getComputedStyle(around).overflowX === "visible") continue;
    const edge = around.getBoundingClientRect();
    if (left - reach < edge.left - 1 || right + reach > edge.right + 1) return true;
  }
  return false;
}

/** The colours that text has in forced colours. */
const systemText = ["CanvasText", "LinkText", "VisitedText", "ButtonText", "GrayText", "HighlightText"];

/** In forced colours: text in a colour of ours, or in that of its ground. What a drawing keeps is compared with its own ground. */
export function findUnforced(): string[] {
  const allowed = systemText.map(seenAs);
  return [...document.querySelectorAll<HTMLElement>("main *")]
    .filter((each) => [...each.childNodes].some((node) => node instanceof Text && node.data.trim() !== ""))
    .flatMap((each) => {
      if (each instanceof SVGTextElement)
        return isOnDrawing(each) ? [] : [`${nameOf(each)} is not seen on its drawing`];
      const { color } = getComputedStyle(each);
      if (!allowed.includes(color)) return [`${nameOf(each)} is ${color}`];
      return groundOf(each) === color ? [`${nameOf(each)} has the colour of its ground`] : [];
    });
}

function isOnDrawing(text: SVGTextElement): boolean {
  const { fill, stroke } = getComputedStyle(text);
  const dome = text.parentElement?.querySelector("[data-dome]");
  // A crest's letter has an outline of its own.
  if (!dome) return stroke !== "none" && stroke !== fill;
  const behind = getComputedStyle(dome).fill;
  return fill !== (behind === "none" ? seenAs("Canvas") : behind);
}

function groundOf(element: Element): string {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { backgroundColor } = getComputedStyle(each);
    if (!/, 0\)$|^transparent$/.test(backgroundColor)) return backgroundColor;
  }
  return seenAs("Canvas");
}

function seenAs(word: string): string {
  const probe = Object.assign(document.createElement("i"), { style: `color: ${word}` });
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

const nameOf = (element: Element) =>
  `${element.tagName.toLowerCase()} ${element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40)}`;

/** What has this attribute is printed alone. */
export const paper = "data-paper";

/** Hides what neither holds the paper nor is in it, and takes the boxes around it apart. */
const alone = `@media print {
  @page { size: landscape; margin: 10mm; }
  html, body { background: #fff !important; }
  body *:not(:has([${paper}])):not([${paper}], [${paper}] *), ::backdrop { display: none !important; }
  body :has([${paper}]) {
    display: block !important;
    position: static !important;
    inline-size: auto !important;
    max-inline-size: none !important;
    block-size: auto !important;
    max-block-size: none !important;
    margin: 0 !important;
    padding: 0 !important;
    overflow: visible !important;
    border: 0 !important;
    background: none !important;
    box-shadow: none !important;
    transform: none !important;
    translate: none !important;
    opacity: 1 !important;
  }
}`;

/** Prints a part of the page without the rest of it. */
export function printAlone(page: Pick<Window, "print" | "document" | "addEventListener">) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(alone);
  page.document.adoptedStyleSheets = [...page.document.adoptedStyleSheets, sheet];
  // Some phones return from print() before the page is drawn.
  page.addEventListener(
    "afterprint",
    () => {
      page.document.adoptedStyleSheets = page.document.adoptedStyleSheets.filter((each) => each !== sheet);
    },
    { once: true },
  );
  page.print();
}

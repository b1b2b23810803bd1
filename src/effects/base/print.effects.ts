/** What has this attribute is printed alone. */
export const paper = "data-paper";

const alone = `@media print {
  @page { size: landscape; margin: 10mm; }
  html, body { background: #fff !important; }
  main, nav { display: none !important; }
  body * { visibility: hidden !important; }
  [${paper}], [${paper}] * { visibility: visible !important; }
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

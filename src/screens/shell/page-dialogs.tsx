import { type ReactNode, Suspense } from "react";
import { dialogOn } from "../../../domain/shell/dialogs";
import { HeldDialog, type HeldDialogProps } from "../../controls/dialogs/held-dialog";
import { useLastOpen } from "../../features/team/use-last-open";
import { useAddress } from "./use-address";

export type DialogProps<Page> = {
  isOpen: boolean;
  /** The value of the dialog's parameter in the URL. Like `query`, it stays while the dialog fades out. */
  value: string;
  query: URLSearchParams;
  /** The data and functions that the page gives to its dialogs. */
  page: Page;
  close: () => void;
  /** Shows a text, refreshes the page and closes the dialog. */
  done: (text: string) => void;
};

/** A page with more than a dialog uses fits it. */
export type DialogOf<Page> = (props: DialogProps<Page>) => ReactNode;

type DrawnProps<Page> = DialogProps<Page> & { hold: Parameters<HeldDialogProps["children"]>[0] };

export type DialogRow<Page> = {
  /** Without it, everybody who sees the page may open the dialog. */
  right?: (page: Page, value: string) => boolean;
} & (
  | { title: string; draw: (props: DrawnProps<Page>) => ReactNode }
  /** A component with a frame of its own. It may be lazy. */
  | { Dialog: DialogOf<Page> }
);

/** One row for each dialog of a page. `new=weekly` is the dialog of one value. */
export type DialogTable<Name extends string, Page> = Readonly<Record<Name, DialogRow<Page>>>;

type PageDialogsProps<Page> = Pick<DialogProps<Page>, "page" | "close" | "done"> & {
  table: Readonly<Record<string, DialogRow<Page>>>;
};

/** The dialog in the URL. Each is mounted, and its code loaded, when it first opens, and stays mounted: it fades out, and saving continues. */
export function PageDialogs<Page>({ table, ...props }: PageDialogsProps<Page>) {
  const { path, search } = useAddress();
  const query = new URLSearchParams(search);
  const name = dialogOn(path, query) ?? "";
  const ofValue = `${name}=${query.get(name)}`;
  const wanted = Object.hasOwn(table, ofValue) ? ofValue : name;
  return Object.entries(table).map(([key, row]) => {
    const parameter = key.replace(/=.*/, "");
    const mayOpen = key === wanted && row.right?.(props.page, query.get(parameter) ?? "") !== false;
    return <Row key={key} {...props} row={row} parameter={parameter} search={mayOpen ? search : null} />;
  });
}

type RowProps<Page> = Omit<PageDialogsProps<Page>, "table"> & {
  row: DialogRow<Page>;
  parameter: string;
  /** Null while the dialog is closed. */
  search: string | null;
};

function Row<Page>({ row, parameter, search, ...props }: RowProps<Page>) {
  const shown = useLastOpen(search);
  if (shown === null) return null;
  const query = new URLSearchParams(shown);
  const given = { ...props, isOpen: search !== null, value: query.get(parameter) ?? "", query };
  return (
    <Suspense>
      {"Dialog" in row ? (
        <row.Dialog {...given} />
      ) : (
        <HeldDialog isOpen={given.isOpen} title={row.title} onClosed={props.close}>
          {(hold) => row.draw({ ...given, hold })}
        </HeldDialog>
      )}
    </Suspense>
  );
}

/** A field's report: whether its value can be sent. */
export type Judged<Field extends string> = { field: Field; isFit: boolean };

/** The fields of a form that can be sent, after one of them was judged. */
export const fitAfter = <Field extends string>(
  fit: readonly Field[],
  { field, isFit }: Judged<Field>,
): readonly Field[] => [...fit.filter((each) => each !== field), ...(isFit ? [field] : [])];

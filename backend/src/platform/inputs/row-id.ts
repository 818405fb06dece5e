/**
 * Whether a text is the id of a row as the database prints one: any `uuid`, also one whose version and variant no RFC knows, since an
 * import or the sample clinic may hold such.
 */
export const isRowId = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

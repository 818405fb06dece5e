/**
 * Returns whether a text is a row id as the database prints one: any `uuid`, including versions and variants that no RFC defines, since
 * imported or sample data may have them.
 */
export const isRowId = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

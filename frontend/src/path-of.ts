/**
 * The address of one thing's page. Beside `paths`, which every public page loads, this comes with those that lead to such pages.
 * @param pattern the page's pattern, of `paths`
 * @param id of the thing, as in addresses: digits, a UUID, a patient's number
 */
export const pathOf = (pattern: `${string}/:id${string}`, id: string): string => pattern.replace(':id', id);

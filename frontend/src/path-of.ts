/**
 * Fills the id into a pattern of `paths`. A separate module, because every public page loads paths.ts.
 * @param pattern pattern from `paths`
 * @param id digits, a UUID, or a PT number
 */
export const pathOf = (pattern: `${string}/:id${string}`, id: string): string => pattern.replace(':id', id);

/** The LIKE pattern of "contains this text", lower-cased; what LIKE reads as a wildcard is taken literally. */
export function likePattern(text: string): string {
  return `%${text
    .trim()
    .toLowerCase()
    .replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

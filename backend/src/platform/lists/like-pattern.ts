import { oneLine } from '../inputs/text-input.js';

/**
 * Returns the LIKE pattern of "contains this text", lower-cased, with wildcards escaped. The text is normalized like stored texts, since a
 * keyboard may write a Devanagari letter as one code point or as two.
 */
export function likePattern(text: string): string {
  return `%${oneLine(text)
    .toLowerCase()
    .replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

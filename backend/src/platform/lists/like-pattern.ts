import { oneLine } from '../inputs/text-input.js';

/**
 * The LIKE pattern of "contains this text", lower-cased and in the normal form of what is stored, since a keyboard may write a letter
 * of Devanagari as one code point or as two; what LIKE reads as a wildcard is taken literally.
 */
export function likePattern(text: string): string {
  return `%${oneLine(text)
    .toLowerCase()
    .replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

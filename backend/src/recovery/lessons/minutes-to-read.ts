/** Words a minute of somebody who reads slowly and carefully. */
const WORDS_A_MINUTE = 130;

/** Estimates the minutes that a text takes to read: 1 to 5. */
export function minutesToRead(text: string): number {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return Math.min(5, Math.max(1, Math.ceil(words / WORDS_A_MINUTE)));
}

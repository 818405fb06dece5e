import { charsetOf } from './charset.js';

/** Decodes a message into lines, one per segment. */
export const linesOf = (message: Buffer) =>
  message
    .toString(charsetOf(message) ?? 'latin1')
    .replaceAll(/\r\n?/g, '\n')
    .trimEnd();

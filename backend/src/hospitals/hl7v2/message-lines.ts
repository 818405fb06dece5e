import { charsetOf } from './charset.js';

/** What a message says, a segment a line, in the letters that it was written in. */
export const linesOf = (message: Buffer) =>
  message
    .toString(charsetOf(message) ?? 'latin1')
    .replaceAll(/\r\n?/g, '\n')
    .trimEnd();

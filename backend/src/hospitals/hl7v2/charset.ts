import { isUtf8 } from 'node:buffer';

/** Character set of a message. */
export type Charset = 'utf8' | 'latin1';

/** Character sets by their name in table 0211. ASCII is a subset of both, and is checked separately. */
const NAMED: Readonly<Record<string, Charset>> = {
  'UNICODE UTF-8': 'utf8',
  'UTF-8': 'utf8',
  '8859/1': 'latin1',
  ASCII: 'utf8',
};

const isAscii = (bytes: Buffer) => bytes.every((byte) => byte < 0x80);

/**
 * Determines a message's character set from MSH-18; undefined if the name is unsupported or the bytes do not match it. Without a name it is
 * UTF-8, or else Latin-1.
 */
export function charsetOf(message: Buffer): Charset | undefined {
  const name = namedIn(message);
  if (name === '') return isUtf8(message) ? 'utf8' : 'latin1';
  if (name === 'ASCII' && !isAscii(message)) return undefined;
  const charset = Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
  return charset === 'utf8' && !isUtf8(message) ? undefined : charset;
}

/** Reads MSH-18 before the character set is known: it and the preceding separators are ASCII in every set. */
function namedIn(message: Buffer): string {
  const end = message.findIndex((byte) => byte === 0x0d || byte === 0x0a);
  const header = message.toString('latin1', 0, end < 0 ? message.length : end);
  const fields = header.split(header.charAt(3));
  // Further repetitions name sets that a message may switch to by escape sequences, which is unsupported.
  const [name = ''] = (fields[17] ?? '').split(header.charAt(5));
  return name.trim().toUpperCase();
}

/** Decodes a message into lines, one per segment. */
export const linesOf = (message: Buffer) =>
  message
    .toString(charsetOf(message) ?? 'latin1')
    .replaceAll(/\r\n?/g, '\n')
    .trimEnd();

import { isUtf8 } from 'node:buffer';

/** In which way bytes are letters. */
export type Charset = 'utf8' | 'latin1';

/** By its name in table 0211; ASCII is both, and is checked beside. */
const NAMED: Readonly<Record<string, Charset>> = {
  'UNICODE UTF-8': 'utf8',
  'UTF-8': 'utf8',
  '8859/1': 'latin1',
  ASCII: 'utf8',
};

const isAscii = (bytes: Buffer) => bytes.every((byte) => byte < 0x80);

/**
 * How a message is to be read, as its MSH-18 says (hospital §7); undefined where it names another way, or is not written in the one that
 * it names. Without a name it is UTF-8 where it can be.
 */
export function charsetOf(message: Buffer): Charset | undefined {
  const name = namedIn(message);
  if (name === '') return isUtf8(message) ? 'utf8' : 'latin1';
  if (name === 'ASCII' && !isAscii(message)) return undefined;
  const charset = Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
  return charset === 'utf8' && !isUtf8(message) ? undefined : charset;
}

/** MSH-18, read before anything is known of the letters: its name, and the separators before it, are ASCII in all of them. */
function namedIn(message: Buffer): string {
  const end = message.findIndex((byte) => byte === 0x0d || byte === 0x0a);
  const header = message.toString('latin1', 0, end < 0 ? message.length : end);
  const fields = header.split(header.charAt(3));
  // Further repetitions are of other alphabets, which a message may change to on its way; none of ours does.
  const [name = ''] = (fields[17] ?? '').split(header.charAt(5));
  return name.trim().toUpperCase();
}

/** Returns the place of a text such as `0/3000028` in the write-ahead log. */
export function parseLsn(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

/** Writes a place in the write-ahead log as PostgreSQL does. */
export const formatLsn = (lsn: bigint) =>
  `${(lsn >> 32n).toString(16).toUpperCase()}/${(lsn & 0xffffffffn).toString(16).toUpperCase()}`;

const eight = (number: bigint) => number.toString(16).toUpperCase().padStart(8, '0');
const perLog = (segmentSize: bigint) => 0x100000000n / segmentSize;

/** Returns the name of a segment of the write-ahead log, by its number. @param timeline eight hexadecimal digits */
export const segmentName = (timeline: string, number: bigint, segmentSize: bigint) =>
  `${timeline}${eight(number / perLog(segmentSize))}${eight(number % perLog(segmentSize))}`;

/** Returns the number of a segment, by its name. */
export const segmentNumber = (name: string, segmentSize: bigint) =>
  BigInt(`0x${name.slice(8, 16)}`) * perLog(segmentSize) + BigInt(`0x${name.slice(16, 24)}`);

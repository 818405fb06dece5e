/** Whether the fault tests run in their long form: `npm run faults`. */
const isLong = process.env['FAULTS'] === 'long';

/** How often something is done: in the short form, which is a part of `npm test`, and in the long one. */
export const times = (short: number, long: number) => (isLong ? long : short);

/** How long a fault test may take, in milliseconds. */
export const FAULT_TIME = isLong ? 1_200_000 : 300_000;

/** Tells a person who reads along what was measured; nothing in the short form, where it would say more of the machine than of us. */
export function tell(line: string): void {
  if (isLong) process.stdout.write(`${line}\n`);
}

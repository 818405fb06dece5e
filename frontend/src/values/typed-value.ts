/** Bounds of a number, and whether it must be whole. */
interface Bounds {
  readonly least: number;
  readonly most: number;
  readonly isWhole?: boolean;
}

/** Parses a number with a decimal point or comma; undefined if it is out of bounds or has two decimals. */
export function typedValue(typed: string, { least, most, isWhole = false }: Bounds): number | undefined {
  const written = typed
    .trim()
    .replace(',', '.')
    .replace(/^[\u2212\u2013]/, '-');
  if (!(isWhole ? /^-?\d{1,4}$/ : /^-?\d{1,4}(?:\.\d)?$/).test(written)) return undefined;
  const value = Number(written);
  return value >= least && value <= most ? value : undefined;
}

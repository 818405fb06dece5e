/** From which value to which a number may go, and whether it may have tenths. */
interface Bounds {
  readonly least: number;
  readonly most: number;
  readonly isWhole?: boolean;
}

/** A number as somebody types it, with a point or a comma; undefined for what is out of its bounds, or has two decimals. */
export function typedValue(typed: string, { least, most, isWhole = false }: Bounds): number | undefined {
  const written = typed
    .trim()
    .replace(',', '.')
    .replace(/^[\u2212\u2013]/, '-');
  if (!(isWhole ? /^-?\d{1,3}$/ : /^-?\d{1,3}(?:\.\d)?$/).test(written)) return undefined;
  const value = Number(written);
  return value >= least && value <= most ? value : undefined;
}

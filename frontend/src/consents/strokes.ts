import type { StrokeInput } from './gql/generated';

/** A line as signature_pad draws it, in pixels of the field. */
interface Drawn {
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

/** Largest number of numbers that the server takes. */
const mostNumbers = 6_000;
const mostStrokes = 100;

const within = (value: number) => Math.min(1000, Math.max(0, Math.round(value)));

/**
 * Returns a drawn signature as lines of numbers: x and y in turn, in thousandths of the field's width. Every so many points are left out of a
 * drawing that has more than the server takes. Null where nothing is drawn.
 */
export function strokesOf(
  drawn: readonly Drawn[],
  { width }: { readonly width: number },
): readonly StrokeInput[] | null {
  const kept = drawn.slice(0, mostStrokes).filter(({ points }) => points.length > 0);
  if (kept.length === 0 || width === 0) return null;
  const count = kept.reduce((total, { points }) => total + 2 * points.length, 0);
  // The last point of each line is kept, too.
  const step = Math.max(1, Math.ceil(count / (mostNumbers - 2 * mostStrokes)));
  const scale = 1000 / width;
  return kept.map(({ points }) => ({
    points: points
      .filter((_, at) => at % step === 0 || at === points.length - 1)
      .flatMap(({ x, y }) => [within(x * scale), within(y * scale)]),
  }));
}

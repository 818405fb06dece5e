import type { Figure } from '#figures';
import { checkFigure, type FigureFault } from '#figures/check-figure';

/** What a typed text is: a figure that can be shown, no figure, or what is wrong with it, in sentences. */
export type TypedFigure = { readonly figure: Figure | null } | { readonly faults: readonly string[] };

/** The sentences of the server (docs/figures.md). */
const sentences: Readonly<Record<FigureFault, string>> = {
  TOO_LARGE: 'A figure has at most 1,500 bytes, as JSON without blanks',
  MISSING: 'Something is missing here, or is too long, or is not in the form of docs/figures.md',
  UNKNOWN_NAME: 'A figure has nothing of this name; please check how it is spelled',
  NOT_A_NUMBER: 'This must be a number; seconds are not below 0',
  TOO_MANY_DECIMALS: 'A number of a figure has at most two decimals',
  CYCLE_OPEN: 'The cycle must end in the pose in which it begins',
  TOO_SHORT: 'A repetition with a hold of 3 seconds takes at least 1.5 seconds',
  TOO_LONG: 'A repetition with a hold of 3 seconds takes at most 15 seconds',
  OUT_OF_REACH: 'The limb cannot reach this target',
  ANGLE_IMPOSSIBLE: 'No hip, knee or ankle bends like this',
  BELOW_GROUND: 'This would be below the ground',
  TOO_FAST: 'The hips would move too fast on the way to this pose',
};

/** Reads a typed figure and checks it as the server will. */
export function readTypedFigure(text: string): TypedFigure {
  if (text.trim() === '') return { figure: null };
  let typed: unknown;
  try {
    typed = JSON.parse(text);
  } catch {
    return { faults: ['The text is no JSON yet: brackets, quotes or commas are missing'] };
  }
  if (typed === null) return { figure: null };
  const checks = checkFigure(typed);
  if (checks.length === 0) return { figure: typed as Figure };
  const faults = new Map<string, string>();
  for (const { path, fault } of checks)
    if (!faults.has(path)) faults.set(path, path ? `${path}: ${sentences[fault]}` : sentences[fault]);
  return { faults: [...faults.values()] };
}

import { modeLabels } from '#src/protocols/measure-labels';
import { factsOf, isYesOrNo } from '#src/protocols/measures';
import type { Measured } from './value-texts';
import { valueOf } from './ValueField';

/** How a value was obtained, as the server has it. */
type Method = 'GONIOMETER' | 'PHONE' | 'TYPED' | 'OBSERVED';

/** A value that counts. */
export interface KnownValue extends Measured {
  readonly value: number;
  readonly method: Method;
  readonly takenAt: string;
}

/** A value to measure in the form, filled in or not. */
export interface ValueRow extends Measured {
  /** Of a value that is stored: it stays as it is unless it is changed. */
  readonly method?: Method;
  /** The text of a number; 1 or 0 of yes and no. */
  readonly entered?: string | number;
  /** Chosen by the user, who also chooses side and motion mode. */
  readonly isAdded?: boolean;
  /** Asked for in either motion mode, which the user chooses. */
  readonly isEitherWay?: boolean;
}

/** A value to send. */
export interface SentValue {
  readonly measure: Measured['measure'];
  readonly value: number;
  readonly side?: NonNullable<Measured['side']>;
  readonly mode?: NonNullable<Measured['mode']>;
  readonly method: Method;
}

/** The last value of what is asked for. */
export interface LastValue {
  readonly value: number;
  readonly takenAt: string;
}

/** The server's limit of values at once. */
export const mostValues = 20;

/** Options of motion modes. */
export const bothModes = [
  { value: 'ACTIVE', label: modeLabels.ACTIVE },
  { value: 'PASSIVE', label: modeLabels.PASSIVE },
];

/** Whether a measure is of a side, which must be chosen. */
export const hasSide = ({ measure }: Pick<Measured, 'measure'>) => !factsOf(measure).hasNoSide;

/** Whether a measure is of a movement. */
export const isMovement = ({ measure }: Pick<Measured, 'measure'>) => factsOf(measure).unit === '°';

/** Names what is measured, so that rows and last values find each other. */
export const rowName = ({ measure, side, mode }: Measured) => `${measure} ${side} ${mode}`;

/** Returns the row of a stored value. */
export const rowOf = ({ measure, side, mode, method, value }: KnownValue): ValueRow => ({
  measure,
  side: side === 'NONE' ? null : side,
  mode,
  method,
  entered: isYesOrNo(measure) ? value : String(value),
});

/** Returns the empty row of what is asked for; a movement that is asked for in either motion mode is active until the user chooses. */
export const shownRow = ({ measure, side, mode }: Measured): ValueRow => ({
  measure,
  side,
  ...(mode === null && isMovement({ measure }) ? { mode: 'ACTIVE', isEitherWay: true } : { mode }),
});

/** Returns the row of a measure that the user adds, and of which they choose side and motion mode. */
export const addedRow = (measure: Measured['measure']): ValueRow => ({
  measure,
  side: null,
  mode: isMovement({ measure }) ? 'ACTIVE' : null,
  isAdded: true,
});

/** Returns the rows of what is asked for, filled in where a value is stored, and then of all other stored values. */
export function rowsOf(asked: readonly Measured[], stored: readonly KnownValue[]): ValueRow[] {
  const left = stored.map(rowOf);
  const rows = asked.map(({ measure, side, mode }): ValueRow => {
    const at = left.findIndex(
      (row) => row.measure === measure && (side === null || row.side === side) && (mode === null || row.mode === mode),
    );
    const [found] = at < 0 ? [] : left.splice(at, 1);
    return { ...shownRow({ measure, side, mode }), ...found };
  });
  return [...rows, ...left];
}

/** Returns the values of the rows that are filled in; one out of bounds, or whose side is not chosen yet, is left out. */
export function sentValues(rows: readonly (ValueRow | undefined)[] = []): SentValue[] {
  return rows.flatMap((row) => {
    const value = row && valueOf(row.measure, row.entered);
    if (!row || value === undefined || (row.isAdded && hasSide(row) && !row.side)) return [];
    const { measure, side, mode, method = isYesOrNo(measure) ? 'OBSERVED' : 'TYPED' } = row;
    return [{ measure, value, ...(side && { side }), ...(mode && { mode }), method }];
  });
}

/** A value that is stored, or was sent. */
type StoredValue = Pick<KnownValue, 'measure' | 'value' | 'method'> & Partial<Pick<KnownValue, 'side' | 'mode'>>;

const sideOf = (side: Measured['side'] | undefined) => (side === 'NONE' || side === undefined ? null : side);

/** Whether a stored value is what a row measures; a row without side or motion mode takes either. */
const isOf = (row: ValueRow, { measure, side, mode }: StoredValue) =>
  row.measure === measure &&
  (row.side === null || row.side === sideOf(side)) &&
  (row.mode === null || row.mode === (mode ?? null));

/**
 * Returns the rows with what another window stored or retracted meanwhile; a row that the user has changed since `former` stays.
 * @param former the values as this window wrote or read them
 */
export function mergedRows(
  rows: readonly (ValueRow | undefined)[] = [],
  former: readonly StoredValue[],
  present: readonly KnownValue[],
): ValueRow[] {
  const shown = rows.filter((row) => row !== undefined);
  const merged = shown.map((row): ValueRow => {
    const before = former.find((value) => isOf(row, value));
    if (valueOf(row.measure, row.entered) !== before?.value) return row;
    const now = present.find((value) => isOf(row, value));
    const { method: _, entered: _entered, ...empty } = row;
    return now ? { ...row, method: now.method, entered: rowOf(now).entered } : empty;
  });
  const isKnown = (value: KnownValue) =>
    shown.some((row) => isOf(row, value)) || former.some((one) => isOf(rowOf(value), one));
  const added = present.filter((value) => !isKnown(value));
  return [...merged, ...added.map(rowOf)];
}

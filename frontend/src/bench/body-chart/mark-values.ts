import type { BodySide, ChartFinding, ChartRegion, ChartView } from '../patients/gql/generated';

/** A mark of the body chart in a form. */
export interface MarkValues {
  readonly view: ChartView;
  readonly region: ChartRegion;
  readonly side: BodySide;
  readonly x?: number | null;
  readonly y?: number | null;
  readonly finding: ChartFinding;
  /** Text of a number from 0 to 10; empty if it has none. */
  readonly intensity?: string;
  readonly text?: string;
}

/** Marks of a note at most. */
export const mostMarks = 20;

/** A mark as the server reads and answers it. */
export interface ChartMarkFields {
  readonly view: ChartView;
  readonly region: ChartRegion;
  readonly side: BodySide;
  readonly x: number | null;
  readonly y: number | null;
  readonly finding: ChartFinding;
  readonly intensity: number | null;
  readonly text: string | null;
}

/** Returns the form's values of a mark. */
export function marksOf(marks: readonly ChartMarkFields[]): MarkValues[] {
  return marks.map(({ view, region, side, x, y, finding, intensity, text }) => ({
    view,
    region,
    side,
    x,
    y,
    finding,
    intensity: intensity === null ? '' : String(intensity),
    text: text ?? '',
  }));
}

/** Returns the marks of a form as they are sent. */
export function sentMarks(marks: readonly (MarkValues | undefined)[] = []): ChartMarkFields[] {
  return marks.flatMap((mark) => {
    if (!mark) return [];
    const { view, region, side, x = null, y = null, finding, intensity, text } = mark;
    return [
      {
        view,
        region,
        side,
        x,
        y,
        finding,
        intensity: intensity ? Number(intensity) : null,
        text: text?.trim() || null,
      },
    ];
  });
}

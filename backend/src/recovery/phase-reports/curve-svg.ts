import type { ReportedCurve } from './report-content.js';

/** Size of a drawn curve, in points of the page. */
export const CURVE = { width: 240, height: 64 };

const LINE = '#0F766E';
const GRID = '#C9D6D5';
/** Space around the curve, so that no point is cut. */
const INSET = 4;

/**
 * Draws a curve over time as SVG, from its lowest value at the bottom to its highest at the top; one point, or equal values, stand in the
 * middle. Attributes alone: pdfmake knows no classes.
 */
export function curveSvg({ points }: Pick<ReportedCurve, 'points'>): string {
  const { width, height } = CURVE;
  const times = points.map(({ at }) => Date.parse(at));
  const values = points.map(({ value }) => value);
  const x = placeBetween(Math.min(...times), Math.max(...times), INSET, width - INSET);
  const y = placeBetween(Math.min(...values), Math.max(...values), height - INSET, INSET);
  const places = points.map(({ at, value }) => [x(Date.parse(at)), y(value)].map((place) => place.toFixed(1)));
  const dots = places.map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="1.8" fill="${LINE}"/>`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" fill="none" stroke="${GRID}"/>`,
    `<polyline points="${places.map((place) => place.join()).join(' ')}" fill="none" stroke="${LINE}" stroke-width="1.2"/>`,
    ...dots,
    '</svg>',
  ].join('');
}

/** Returns the function that places a value of a range between two coordinates. */
function placeBetween(low: number, high: number, from: number, to: number) {
  return (value: number) => (high > low ? from + ((value - low) / (high - low)) * (to - from) : (from + to) / 2);
}

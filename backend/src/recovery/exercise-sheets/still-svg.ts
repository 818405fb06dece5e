import { PICTURE, type Shape } from '../figures/index.js';
import type { BodySide } from '../protocols/protocol-content.js';

interface Paint {
  fill?: string;
  stroke?: string;
  width?: number;
  dashes?: string;
}

const OUTLINE = '#12302f';
const TINT = { fill: '#8fd0c9', stroke: '#0b6b6b' };
const WAY = { stroke: '#0b6b6b', width: 3 };
/** Width of a line, in pixels of the picture. */
const LINE = 3.5;

/** Colours of shapes, as on a bright screen (figure.module.css). */
export const PAINTS: Readonly<Record<Shape['kind'], Paint>> = {
  skin: { fill: '#ffffff', stroke: OUTLINE },
  far: { fill: '#edf4f3', stroke: '#9db4b2' },
  tint: TINT,
  shirtTint: TINT,
  shirt: { fill: '#d9d2c0', stroke: OUTLINE },
  shorts: { fill: '#5a7876', stroke: OUTLINE },
  hair: { fill: OUTLINE, stroke: OUTLINE, width: 1.5 },
  thing: { fill: '#f5faf9', stroke: '#7d9a98', width: 2.5 },
  ground: { fill: '#cfe6e3' },
  band: { stroke: '#8a5200', width: 4 },
  way: { ...WAY, dashes: '0.1 6' },
  arrow: WAY,
};

/**
 * Draws a still of a figure as SVG, mirrored for the left side, without what lies outside the picture. Attributes alone, and the line of a
 * shape before its filling: pdfmake knows neither classes nor `paint-order`.
 */
export function stillSvg(shapes: readonly Shape[], side: BodySide, width: number): string {
  const mirror = side === 'LEFT' ? ` transform="translate(${PICTURE.width} 0) scale(-1 1)"` : '';
  const box = `width="${PICTURE.width}" height="${PICTURE.height}"`;
  const height = (width * PICTURE.height) / PICTURE.width;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${PICTURE.width} ${PICTURE.height}">`,
    `<defs><clipPath id="picture"><rect ${box}/></clipPath></defs>`,
    `<g clip-path="url(#picture)"><rect ${box} fill="#f1f8f7"/><g${mirror}>`,
    ...shapes.map(({ kind, d }) => pathsOf(PAINTS[kind], d)),
    '</g></g></svg>',
  ].join('');
}

function pathsOf({ fill, stroke, width = LINE, dashes }: Paint, d: string): string {
  const dashed = dashes ? ` stroke-dasharray="${dashes}"` : '';
  const line = `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${dashed}/>`;
  return (stroke ? line : '') + (fill ? `<path d="${d}" fill="${fill}"/>` : '');
}

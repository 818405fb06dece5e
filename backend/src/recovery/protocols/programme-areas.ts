import { z } from 'zod';
import { dangerSign, inBoth, type ContentSign, type InBoth } from './protocol-content.js';
import samples from './samples/programme-signs.json' with { type: 'json' };

export const PROGRAMME_AREAS = [
  'NECK',
  'BACK',
  'SHOULDER',
  'ARM',
  'HIP',
  'KNEE',
  'FOOT',
  'STROKE',
  'BALANCE',
  'BREATHING',
  'WHOLE_BODY',
] as const;
/** What a programme is for. */
export type ProgrammeArea = (typeof PROGRAMME_AREAS)[number];

/** What follows from the area of a programme. */
export interface AreaContent {
  name: InBoth;
  /** Samples that no clinician has signed off, the gravest first. */
  dangerSigns: ContentSign[];
}

const signs = new Map(
  z
    .array(dangerSign)
    .parse(samples.signs)
    .map((sign) => [sign.key, sign]),
);

function signCalled(key: string): ContentSign {
  const sign = signs.get(key);
  if (!sign) throw new Error(`The sample danger signs lack ${key}.`);
  return sign;
}

const contents: ReadonlyMap<string, AreaContent> = new Map(
  samples.areas.map(({ area, name, signs: keys }) => [
    area,
    { name: inBoth.parse(name), dangerSigns: keys.map((key) => signCalled(key)) },
  ]),
);

/** Returns the name and the sample danger signs of a programme for an area; the file names their sources. */
export function contentOfArea(area: ProgrammeArea): AreaContent {
  const content = contents.get(area);
  if (!content) throw new Error(`The sample danger signs lack the area ${area}.`);
  return content;
}

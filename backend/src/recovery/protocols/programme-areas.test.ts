import { describe, expect, it } from 'vitest';
import { contentOfArea, PROGRAMME_AREAS } from './programme-areas.js';
import { dangerSign } from './protocol-content.js';
import { sampleProtocols } from './sample-protocols.js';
import samples from './samples/programme-signs.json' with { type: 'json' };

const EMERGENCIES: Record<(typeof PROGRAMME_AREAS)[number], string[]> = {
  NECK: ['chest', 'clumsy', 'doublevision', 'stiffneck'],
  BACK: ['chest', 'bladder', 'legweakness'],
  SHOULDER: ['chest', 'armcold'],
  ARM: ['chest', 'armcold'],
  HIP: ['chest', 'footcold'],
  KNEE: ['chest', 'footcold'],
  FOOT: ['chest', 'footcold'],
  STROKE: ['chest', 'strokesign'],
  BALANCE: ['chest', 'blackout', 'dizzy', 'headafterfall'],
  BREATHING: ['chest', 'breathless'],
  WHOLE_BODY: ['chest', 'bladder', 'legweakness'],
};

describe('danger signs by area (bench §15)', () => {
  it.each(PROGRAMME_AREAS)('of %s ask for chest pain and a fall, the emergencies first', (area) => {
    const { name, dangerSigns } = contentOfArea(area);
    const keys = dangerSigns.map(({ key }) => key);
    const emergencies = dangerSigns.filter(({ severity }) => severity === 'EMERGENCY').map(({ key }) => key);
    expect(keys).toContain('fall');
    expect(emergencies).toEqual(EMERGENCIES[area]);
    expect(keys.slice(0, emergencies.length)).toEqual(emergencies);
    expect(new Set(keys).size).toBe(keys.length);
    for (const sign of dangerSigns) expect(dangerSign.safeParse(sign).success).toBe(true);
    expect(name.hi).toMatch(/[\u0900-\u097f]/);
  });

  it('repeat the words of the sample protocols under the same key, and name their sources', () => {
    const known = new Map(
      sampleProtocols.flatMap(({ content }) => content.dangerSigns).map((sign) => [sign.key, sign] as const),
    );
    const shared = samples.signs.filter(({ key }) => known.has(key));
    expect(shared.map(({ key }) => key).toSorted()).toEqual(['bladder', 'calf', 'chest', 'fall', 'fever']);
    for (const sign of shared) expect(sign).toEqual(known.get(sign.key));
    const sources = samples.sources.map(({ id }) => id);
    for (const { basis } of samples.areas) expect(sources).toEqual(expect.arrayContaining(basis));
    for (const { question } of samples.signs) expect(question.hi).toMatch(/[\u0900-\u097f]/);
  });
});

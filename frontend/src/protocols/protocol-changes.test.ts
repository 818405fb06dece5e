import { describe, expect, it } from 'vitest';
import { shortContent } from '../../test/protocols.fixture';
import { changesBetween } from './protocol-changes';
import type { ProtocolContent } from './protocol-content';
import { groupsOf } from './protocol-facts';

type Path = readonly (string | number)[];

/** The way to each word, figure and choice of a document. */
function leaves(value: unknown, way: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [way];
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, [...way, name]));
}

function changed(path: Path, change: (value: unknown) => unknown): ProtocolContent {
  const content = structuredClone(shortContent);
  const place = path.slice(0, -1).reduce<unknown>((inside, name) => Reflect.get(inside as object, name), content);
  const last = String(path.at(-1));
  Reflect.set(place as object, last, change(Reflect.get(place as object, last)));
  return content;
}

const another = (value: unknown) => {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  const choices: Record<string, string> = {
    AT_LEAST: 'AT_MOST',
    AT_MOST: 'AT_LEAST',
    KNEE_FLEXION: 'HIP_FLEXION',
    PAIN: 'CHAIR_STANDS',
    ACTIVE: 'PASSIVE',
    URGENT: 'EMERGENCY',
    EMERGENCY: 'URGENT',
    SESSIONS_IN_PHASE: 'DAYS_SINCE_SURGERY',
    DAYS_SINCE_SURGERY: 'SESSIONS_IN_PHASE',
  };
  return choices[String(value)] ?? `${String(value)} x`;
};
const told = (after: ProtocolContent, before = shortContent) =>
  changesBetween(before, after).flatMap(({ title, changes }) =>
    changes.map(({ kind, what, before: old, after: now }) =>
      [title, kind, what, old.map(({ text }) => text).join('|'), now.map(({ text }) => text).join('|')].join(' / '),
    ),
  );

describe('the difference between two versions', () => {
  // Of a criterion of MEASURE the kind stands in what is measured: with another kind there would be no measure.
  const paths = leaves(shortContent).filter(
    (path) => Reflect.get(Object(at(path)), 'kind') !== 'MEASURE' || path.at(-1) !== 'kind',
  );

  it('leaves out no word, figure or choice of a protocol', () => {
    expect(paths.length).toBeGreaterThan(80);
    for (const path of paths) expect(told(changed(path, another)), path.join('.')).not.toEqual([]);
  });

  it('is nothing between a version and itself, and says what was said before and now', () => {
    expect(told(structuredClone(shortContent))).toEqual([]);
    expect(told(changed(['phases', 0, 'exercises', 0, 'reps'], () => 12))).toEqual([
      'Phase 1: Protect / changed / Exercises: Heel slides: Dose / 2 × 10, each held 3 s, 3 × a day / 2 × 12, each held 3 s, 3 × a day',
    ]);
    expect(told(changed(['phases', 0, 'criteria', 0, 'value'], () => 85))).toEqual([
      expect.stringContaining('Knee bend, by the patient alone: at least 85°; not older than 7 days'),
    ]);
    expect(told(changed(['dangerSigns', 0, 'question', 'hi'], () => 'नया'))).toEqual([
      'Danger signs / changed / Is your calf swollen?: Question in Hindi / क्या पिंडली सूजी है? / नया',
    ]);
  });

  it('names what came and what went, a phase with all that is in it', () => {
    const without = changed(['phases'], (phases) => (phases as unknown[]).slice(0, 1));
    expect(told(without).filter((line) => line.startsWith('Phase 2: Bend (version before) / removed'))).toHaveLength(4);
    expect(told(shortContent, without).filter((line) => line.startsWith('Phase 2: Bend / added'))).toHaveLength(4);
    const noBand = changed(['phases', 0, 'targets'], (bands) => (bands as unknown[]).slice(1));
    expect(told(noBand)).toEqual(['Phase 1: Protect / removed / Target bands / Knee bend: 60 to 90° / ']);
  });

  it('tells of another order, once', () => {
    const turned = changed(['phases', 0, 'exercises'], (list) => (list as unknown[]).toReversed());
    expect(told(turned)).toEqual([
      'Phase 1: Protect / changed / Order of the exercises / Heel slides, Ankle pumps / Ankle pumps, Heel slides',
    ]);
  });
});

function at(path: Path): unknown {
  return path.slice(0, -1).reduce<unknown>((inside, name) => Reflect.get(inside as object, name), shortContent);
}

it('a version is read with all its words and figures', () => {
  const texts = groupsOf(shortContent)
    .flatMap(({ title, parts }) => [title, ...parts.flatMap(({ things }) => things)])
    .flatMap((thing) => (typeof thing === 'string' ? [thing] : thing.facts.map(({ text }) => text)))
    .join(' ');
  for (const path of leaves(shortContent)) {
    const value = Reflect.get(Object(at(path)), String(path.at(-1))) as unknown;
    const isWord = typeof value === 'number' || /[^A-Z_a-z-]/.test(String(value));
    if (isWord) expect(texts, path.join('.')).toContain(String(value));
  }
});

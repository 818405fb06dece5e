import { afterAll, describe, expect, it } from 'vitest';
import { approvedVersion } from '../../../test/recovery-builders.js';
import { createTestApp } from '../../../test/test-app.js';
import type { AppError } from '../../platform/errors.js';
import { parseInput } from '../../platform/inputs/parse-input.js';
import { contentHash } from './content-hash.js';
import { protocolContent } from './protocol-content.js';
import { addSampleProtocols, sampleProtocols } from './sample-protocols.js';

const app = await createTestApp();
afterAll(() => app.close());

/** What is said of a knee protocol with this value at that path, by the path of the fault. */
function faults(path: string, value: unknown): string[] {
  const content: unknown = structuredClone(sampleProtocols.find(({ slug }) => slug === 'knee-replacement')?.content);
  const names = path.split('.');
  const last = names.pop() ?? '';
  const place = names.reduce<unknown>((inside, name) => Reflect.get(inside as object, name), content);
  Reflect.set(place as object, last, value);
  try {
    parseInput(protocolContent, content);
    return [];
  } catch (failure) {
    return Object.keys((failure as AppError).fields ?? {});
  }
}

const exercise = (key: string) => ({ ...sampleProtocols[0]?.content.phases[0]?.exercises[0], key });
const keys = (count: number) => Array.from({ length: count }, (_, at) => exercise(`x${at}`));

describe('the content of a protocol (recovery §1)', () => {
  it.each<[string, string, unknown, string?]>([
    ['sessions that do not add up', 'sessions', 24],
    ['a text without Hindi', 'phases.1.goal.hi', ' '],
    ['a sign twice', 'dangerSigns.1.key', 'calf', 'dangerSigns'],
    ['an exercise twice in a phase', 'phases.0.exercises', [exercise('x'), exercise('x')]],
    ['no exercise in a phase', 'phases.0.exercises', []],
    ['more than five exercises', 'phases.0.exercises', keys(6)],
    ['a criterion that measures nothing', 'phases.0.criteria.0.measure', undefined],
    ['a bend that no knee reaches', 'phases.0.criteria.0.value', 181],
    ['pain between two figures', 'phases.0.criteria.3.value', 4.5],
    ['a way of moving of what is not moved', 'phases.0.criteria.3.mode', 'ACTIVE'],
    ['half a session', 'phases.0.criteria.4.value', 2.5],
    ['a band beyond what there is', 'phases.0.targets.1.high', 11],
    ['a band upside down', 'phases.0.targets.0.high', 10],
    ['a phase that ends before it begins', 'phases.2.toDay', 0],
  ])('is refused for %s, by its path', (_, path, value, fault = path) => {
    expect(faults(path, value)).toEqual([fault]);
  });

  it('of the samples is whole, and its hash is that of what it says, however its keys are ordered', () => {
    expect(sampleProtocols.map(({ slug }) => slug)).toHaveLength(5);
    expect(faults('phases.0.exercises', keys(5))).toEqual([]);
    expect(contentHash({ b: [{ d: 1, c: 2 }], a: 'x' })).toBe(contentHash({ a: 'x', b: [{ c: 2, d: 1 }] }));
    expect(contentHash({ a: 1 })).not.toBe(contentHash({ a: 2 }));
  });
});

describe('a version of a protocol', () => {
  it('that nobody signed arrives as a draft, once, however many processes start', async () => {
    const { pool } = app.connections;
    await Promise.all([addSampleProtocols(pool), addSampleProtocols(pool)]);
    expect(await app.sql('select status, number, count(*)::int from protocol_version group by 1, 2')).toEqual([
      { status: 'DRAFT', number: 1, count: 5 },
    ]);
  });

  it('that was signed cannot change, but be retired', async () => {
    const { id } = await approvedVersion(app);
    const change = (set: string) => app.sql(`update protocol_version set ${set} where id = $1`, [id]);
    for (const set of [`content = '{}'`, `status = 'DRAFT'`, 'number = 2', `content_hash = repeat('0', 64)`])
      await expect(change(set), set).rejects.toThrow('cannot change');
    await expect(app.sql('delete from protocol_version where id = $1', [id])).rejects.toThrow('cannot change');
    await expect(app.sql(`update protocol_approval set statement = 'Something else'`)).rejects.toThrow(
      'permission denied',
    );
    await change(`status = 'RETIRED'`);
    await expect(change(`status = 'APPROVED'`)).rejects.toThrow('cannot change');
  });
});

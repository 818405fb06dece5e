import { createCipheriv, hkdfSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { KeyRing, keyIdOf } from './key-ring.js';
import { Sealer } from './sealer.js';

const OLD = 'an old secret of at least thirty-two signs';
const NEW = 'a new secret of at least thirty-two signs!';
const PURPOSE = 'secret of a test';
const sealerOf = (...secrets: string[]) => new Sealer(new KeyRing(secrets), PURPOSE);
const TEXT = 'GEZDGNBVGY3TQOJQ';

describe('an encrypted value', () => {
  const stored = sealerOf(OLD).seal(TEXT, 'row');

  it('is read for its row, names its key, and looks different each time (SE-1)', () => {
    expect(sealerOf(OLD).open(stored, 'row')).toBe(TEXT);
    expect(sealerOf(OLD).seal(TEXT, 'row')).not.toBe(stored);
    expect(stored.split('.')[0]).toBe(keyIdOf(OLD));
    expect(Buffer.from(stored, 'base64').toString('latin1')).not.toContain(TEXT);
  });

  it.each([
    ['another row', () => sealerOf(OLD).open(stored, 'other')],
    ['another secret', () => sealerOf(NEW).open(stored, 'row')],
    ['another purpose', () => new Sealer(new KeyRing([OLD]), 'another').open(stored, 'row')],
    [
      'a changed byte',
      () => sealerOf(OLD).open(`${stored.slice(0, 20)}${stored[20] === 'A' ? 'B' : 'A'}${stored.slice(21)}`, 'row'),
    ],
    ['text cut off', () => sealerOf(OLD).open(stored.slice(0, 18), 'row')],
  ])('is not read by %s', (_by, read) => {
    expect(read()).toBeUndefined();
  });

  it('is read with both secrets in force, in either order, and moves to the newest alone', () => {
    expect(sealerOf(NEW, OLD).open(stored, 'row')).toBe(TEXT);
    expect(sealerOf(OLD, NEW).open(stored, 'row')).toBe(TEXT);
    const moved = sealerOf(NEW, OLD).reseal(stored, 'row') ?? '';
    expect(sealerOf(NEW).open(moved, 'row')).toBe(TEXT);
    expect(sealerOf(OLD).open(moved, 'row')).toBeUndefined();
    expect(sealerOf(NEW, OLD).reseal(moved, 'row')).toBeUndefined();
    expect(sealerOf(NEW).reseal(stored, 'row')).toBeUndefined();
  });

  it('from before keys had ids is read by any secret in force, and moves too', () => {
    const key = Buffer.from(hkdfSync('sha256', OLD, '', PURPOSE, 32));
    const cipher = createCipheriv('aes-256-gcm', key, Buffer.alloc(12, 7)).setAAD(Buffer.from('row'));
    const parts = [Buffer.alloc(12, 7), cipher.update(TEXT), cipher.final(), cipher.getAuthTag()];
    const unnamed = Buffer.concat(parts).toString('base64');
    expect(sealerOf(NEW, OLD).open(unnamed, 'row')).toBe(TEXT);
    const moved = sealerOf(NEW, OLD).reseal(unnamed, 'row') ?? '';
    expect(sealerOf(NEW).open(moved, 'row')).toBe(TEXT);
  });
});

it('an id is that of its secret alone, and does not contain it', () => {
  expect(keyIdOf(OLD)).toMatch(/^[0-9a-f]{12}$/);
  expect(keyIdOf(OLD)).not.toBe(keyIdOf(NEW));
  expect(new KeyRing([NEW, OLD]).named(keyIdOf(OLD)).map(({ secret }) => secret)).toEqual([OLD]);
  expect(new KeyRing([NEW, OLD]).named(null)).toHaveLength(2);
  expect(new KeyRing([NEW]).named(keyIdOf(OLD))).toEqual([]);
});

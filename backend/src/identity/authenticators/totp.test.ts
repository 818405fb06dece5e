import { describe, expect, it } from 'vitest';
import { matchTotpStep, newTotpSecret, totpCodeAt, totpStepAt, totpUri, consumeStep } from './totp.js';
import { newRecoveryCodes, normalizeRecoveryCode, recoveryHmac } from './recovery-code.js';

/** The secret of RFC 6238, appendix B: "12345678901234567890". */
const RFC = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('a code of the app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %i seconds is that of RFC 6238', (seconds, code) => {
    expect(totpCodeAt(RFC, totpStepAt(new Date(seconds * 1000)))).toBe(code);
  });

  it('is accepted one step early and late, and no more', () => {
    const now = new Date('2026-03-10T06:30:15Z');
    const step = totpStepAt(now);
    const stepsFor = [-2, -1, 0, 1, 2].map((by) =>
      matchTotpStep(RFC, totpCodeAt(RFC, step + by), { now, usedSteps: [] }),
    );
    expect(stepsFor).toEqual([undefined, step - 1, step, step + 1, undefined]);
  });

  it('is accepted once, in whichever order the codes come', () => {
    expect(consumeStep([], 100)).toEqual([100]);
    expect(consumeStep([100], 100)).toBeUndefined();
    expect(consumeStep([100], 99)).toEqual([99, 100]);
    expect(consumeStep([99, 100], 99)).toBeUndefined();
    expect(consumeStep([99, 100], 102)).toEqual([100, 102]);
    expect(consumeStep([100, 102], 101)).toEqual([100, 101, 102]);
  });

  it('is not accepted again by a clock that is set back', () => {
    const steps = [100, 200, 150, 100].map((step, at, all) => consumeStep(at < 2 ? [] : [all[1] ?? 0], step));
    expect(steps).toEqual([[100], [200], undefined, undefined]);
  });

  it('has a secret of 160 bits, and an address that apps read', () => {
    const secret = newTotpSecret();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(newTotpSecret()).not.toBe(secret);
    const uri = new URL(totpUri(secret, 'Admin +919812345670'));
    expect(uri.href).toMatch(/^otpauth:\/\/totp\/Post%20Surgery%20Physiotherapy:Admin%20%2B919812345670\?/);
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: 'Post Surgery Physiotherapy',
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});

describe('a recovery code', () => {
  it('comes in tens, all different, without letters that look like digits', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
  });

  it('may be typed in small letters, without the hyphen, and with O, I and L', () => {
    expect(normalizeRecoveryCode(' 7k2qm x4t9d ')).toBe('7K2QMX4T9D');
    expect(normalizeRecoveryCode('OIL01-OIL01')).toBe('0110101101');
  });

  it('has a hash of its own for each authenticator and pepper', () => {
    const hashes = [
      recoveryHmac('pepper', 'one', '7K2QM-X4T9D'),
      recoveryHmac('pepper', 'other', '7K2QM-X4T9D'),
      recoveryHmac('other', 'one', '7K2QM-X4T9D'),
    ];
    expect(new Set(hashes).size).toBe(3);
    expect(recoveryHmac('pepper', 'one', '7k2qmx4t9d')).toBe(hashes[0]);
  });
});

import { describe, expect, it } from 'vitest';
import { sameHmac } from '../../platform/signatures/signature.js';
import { otpHmac, randomOtp } from './otp-code.js';

describe('a one-time code', () => {
  it('is six digits, leading zeros kept, and each digit is as likely as any other at each place (OTP-1)', () => {
    const draws = 100_000;
    const counts = Array.from({ length: 6 }, () => new Map<string, number>());
    for (let draw = 0; draw < draws; draw++) {
      const code = randomOtp();
      if (!/^\d{6}$/.test(code)) throw new Error(`${code} is no six-digit code`);
      counts.forEach((places, at) => places.set(code.charAt(at), (places.get(code.charAt(at)) ?? 0) + 1));
    }
    const expected = draws / 10;
    for (const places of counts) {
      const chiSquare = Array.from('0123456789').reduce((sum, digit) => {
        const difference = (places.get(digit) ?? 0) - expected;
        return sum + difference ** 2 / expected;
      }, 0);
      // Nine degrees of freedom: by chance alone, less than once in ten million runs.
      expect(chiSquare).toBeLessThan(50);
    }
  });

  it('is spread over the whole range of a million', () => {
    const buckets = Array.from({ length: 100 }, () => 0);
    for (let draw = 0; draw < 100_000; draw++) {
      const bucket = Math.floor(Number(randomOtp()) / 10_000);
      buckets[bucket] = (buckets[bucket] ?? 0) + 1;
    }
    const chiSquare = buckets.reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0);
    // 99 degrees of freedom: the same odds.
    expect(chiSquare).toBeLessThan(190);
  });
});

describe('the hash that a code is kept as (OTP-12)', () => {
  const binding = { challengeId: '1', phone: '+919876543210', purpose: 'user' } as const;
  const kept = otpHmac('a pepper of thirty-two bytes or so', binding, '123456');

  it('fits the same code, bound to the same challenge, number and door, under the same pepper', () => {
    expect(sameHmac(kept, otpHmac('a pepper of thirty-two bytes or so', binding, '123456'))).toBe(true);
  });

  it.each([
    ['another code', 'a pepper of thirty-two bytes or so', binding, '123457'],
    ['another challenge', 'a pepper of thirty-two bytes or so', { ...binding, challengeId: '2' }, '123456'],
    ['another number', 'a pepper of thirty-two bytes or so', { ...binding, phone: '+919876543211' }, '123456'],
    ['another door', 'a pepper of thirty-two bytes or so', { ...binding, purpose: 'admin' as const }, '123456'],
    ['another pepper', 'a pepper of somebody else altogether', binding, '123456'],
  ])('does not fit %s', (_what, pepper, other, code) => {
    expect(sameHmac(kept, otpHmac(pepper, other, code))).toBe(false);
  });

  it('does not fit a hash of another length', () => {
    expect(sameHmac(kept, kept.slice(1))).toBe(false);
  });
});

import type { Account, FactorStep } from '../../platform/access/actor.js';
import type { Factor } from './factors.js';

/** Way to confirm with a factor, under its name in the contract. */
export type SecondFactorMethod = FactorStep;

/**
 * Returns the ways in which a session can be confirmed: in a half session, by another kind than its first step, text messages included; else
 * by every factor of the account.
 */
export function methodsOf({ half }: Account, factors: readonly Pick<Factor, 'kind'>[]): SecondFactorMethod[] {
  const own = (['PASSKEY', 'APP'] as const).filter((kind) => factors.some((factor) => factor.kind === kind));
  if (!half) return own;
  // Without a factor there is nothing to confirm by: the first step has been a text message.
  const all: SecondFactorMethod[] = own.length > 0 ? [...own, 'TEXT_CODE'] : [];
  return all.filter((method) => method !== half.firstStep);
}

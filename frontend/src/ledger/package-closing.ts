import { addDays } from '../calendar/clinic-time';
import type { LedgerChargeFragment, WalletPackageFragment } from './gql/generated';

type Facts = Pick<
  WalletPackageFragment,
  'sessions' | 'price' | 'discount' | 'validFrom' | 'validUntil' | 'used' | 'paid'
>;

/** What closing a package does, in paise. */
interface Closing {
  /** Value of what was used. */
  readonly value: number;
  /** Part of its charge that is credited. */
  readonly credited: number;
  /** What is to be refunded. */
  readonly refund: number;
}

const dayMs = 86_400_000;
const daysBetween = (from: string, until: string) => Math.round((Date.parse(until) - Date.parse(from)) / dayMs);

/**
 * Computes what closing a package on a clinic day does (schema/package.graphql): the value of k sessions is floor(net × k / sessions), of a
 * period floor(net × days begun / days); what was not used is credited, at most what other credits left of the charge.
 */
export function closingOf(
  { sessions, price, discount, validFrom, validUntil, used, paid }: Facts,
  charge: Pick<LedgerChargeFragment, 'amount' | 'credits'> | undefined,
  today: string,
): Closing {
  const net = price - discount;
  const days = daysBetween(validFrom, addDays(validUntil, 1));
  const begun = Math.min(days, Math.max(0, daysBetween(validFrom, addDays(today, 1))));
  const value =
    sessions === null ? Math.floor((net * begun) / days) : Math.floor((net * Math.min(used, sessions)) / sessions);
  const left = charge ? charge.credits.reduce((rest, { amount }) => rest - amount, charge.amount) : 0;
  return { value, credited: Math.max(0, Math.min(net - value, left)), refund: Math.max(0, paid - value) };
}

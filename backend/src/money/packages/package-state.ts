import { addDays, daysBetween } from '../../platform/time/clinic-time.js';

export const PACKAGE_STATUSES = ['ACTIVE', 'USED_UP', 'EXPIRED', 'CLOSED'] as const;
/** Status of a package. */
export type PackageStatus = (typeof PACKAGE_STATUSES)[number];

/** What decides the status and the value of a package. Days are YYYY-MM-DD, amounts in paise. */
export interface PackageFacts {
  sessions: number | null;
  pricePaise: number;
  discountPaise: number;
  validFrom: string;
  validUntil: string;
  closedAt: Date | null;
  /** Number of completed sessions that it covers. */
  used: number;
}

/** Returns the status of a package on a clinic day. */
export function packageStatus({ closedAt, sessions, used, validUntil }: PackageFacts, today: string): PackageStatus {
  if (closedAt) return 'CLOSED';
  if (sessions !== null && used >= sessions) return 'USED_UP';
  return validUntil < today ? 'EXPIRED' : 'ACTIVE';
}

/** Returns how many sessions of a package are left on a clinic day: 0 unless it is active, null of a period. */
export function sessionsLeft(facts: PackageFacts, today: string): number | null {
  if (facts.sessions === null) return null;
  return packageStatus(facts, today) === 'ACTIVE' ? facts.sessions - facts.used : 0;
}

/**
 * Returns the value of what was used of a package until a clinic day, in paise: of k sessions floor(net × k / sessions), of a period
 * floor(net × days begun / days), with net = price - discount.
 */
export function usedValue(facts: PackageFacts, today: string): number {
  const { sessions, pricePaise, discountPaise, validFrom, validUntil, used } = facts;
  const net = pricePaise - discountPaise;
  if (sessions !== null) return Math.floor((net * Math.min(used, sessions)) / sessions);
  const days = daysBetween(validFrom, addDays(validUntil, 1));
  const begun = Math.min(days, Math.max(0, daysBetween(validFrom, addDays(today, 1))));
  return Math.floor((net * begun) / days);
}

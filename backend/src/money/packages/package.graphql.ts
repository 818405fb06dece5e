import type * as Contract from '../../platform/graphql/generated.js';
import { packageStatus, sessionsLeft } from './package-state.js';
import type { PackageRow, WalletRows } from './package.queries.js';

/** Maps a package to its GraphQL type, as it is on a clinic day. */
export function toPackage(row: PackageRow, today: string): Contract.Package {
  const { id, name, sessions, sessionTypes, validFrom, validUntil, used, uses, closedReason, chargeId, soldAt } = row;
  return {
    id,
    name,
    sessions,
    sessionTypes,
    price: row.pricePaise,
    discount: row.discountPaise,
    validFrom,
    validUntil,
    status: packageStatus(row, today),
    used,
    left: sessionsLeft(row, today),
    uses,
    paid: row.paidPaise,
    due: row.duePaise,
    refundDue: row.refundDuePaise,
    closedReason,
    chargeId,
    soldAt,
  };
}

/** Maps the packages of a record to their GraphQL type, as they are on a clinic day. */
export function toWallet({ packages: rows, uncovered }: WalletRows, today: string): Contract.Wallet {
  const packages = rows.map((row) => toPackage(row, today));
  return {
    packages,
    sessionsLeft: packages.reduce((sum, { left }) => sum + (left ?? 0), 0),
    due: packages.reduce((sum, { due }) => sum + due, 0),
    uncovered,
  };
}

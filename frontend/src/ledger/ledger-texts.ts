import { dayText, startOfDay } from '../calendar/clinic-time';
import { rupeesText } from '../values/rupees';
import type {
  ChargeKind,
  CreditKind,
  LedgerChargeFragment,
  PackageStatus,
  WalletPackageFragment,
} from './gql/generated';

/** Labels of kinds of charges; empty where the text of the charge says it. */
const chargeKindLabels: Readonly<Record<ChargeKind, string>> = {
  SESSION: '',
  PACKAGE: 'Package',
  ITEM: 'Price list',
  OTHER: '',
  LATE_CANCEL: 'Late cancellation',
  NO_SHOW: 'Missed session',
  OPENING: 'Brought over',
};

/** Labels of kinds of credits. */
export const creditKindLabels: Readonly<Record<CreditKind, string>> = {
  WRITE_OFF: 'written off',
  DISCOUNT: 'discount',
  PACKAGE_CLOSED: 'not used, credited',
  CANCELLATION: 'credited',
  OPENING: 'brought over',
};

/** Labels of statuses of packages. */
export const packageStatusLabels: Readonly<Record<PackageStatus, string>> = {
  ACTIVE: 'Active',
  USED_UP: 'Used up',
  EXPIRED: 'Expired',
  CLOSED: 'Closed',
};

/** Formats a clinic day, YYYY-MM-DD: 21 Nov 2026. */
export const ledgerDay = (day: string): string => dayText(startOfDay(day));

/** Kind, where the text does not say it, and day of a charge. */
export function chargeLine({ kind, day }: Pick<LedgerChargeFragment, 'kind' | 'day'>): string {
  return [chargeKindLabels[kind], ledgerDay(day)].filter(Boolean).join(', ');
}

/** How many sessions of a package were used and are left, and its last day. */
export function usesText({ sessions, used, left, validUntil, status }: WalletPackageFragment): string {
  const until = `${status === 'EXPIRED' ? 'ended' : 'until'} ${ledgerDay(validUntil)}`;
  if (sessions === null) return `${used} used, any number ${until}`;
  return status === 'ACTIVE'
    ? `${used} of ${sessions} used, ${left} left, ${until}`
    : `${used} of ${sessions} used, ${until}`;
}

/** Number of sessions in words. */
export const sessionsText = (count: number): string => `${count} ${count === 1 ? 'session' : 'sessions'}`;

/** Composition of a balance. */
export function balanceLine({ charged, credited, paid, refunded, held }: BalanceParts): string {
  const isUntouched = charged === 0 && credited === 0 && paid === 0 && refunded === 0 && held === 0;
  if (isUntouched) return 'No charges and no payments yet';
  return [
    charged > 0 && `${rupeesText(charged)} charged`,
    credited > 0 && `${rupeesText(credited)} credited`,
    `${rupeesText(paid)} paid`,
    refunded > 0 && `${rupeesText(refunded)} given back`,
    held > 0 && `${rupeesText(held)} held as a deposit`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Parts of a balance, in paise. */
interface BalanceParts {
  readonly charged: number;
  readonly credited: number;
  readonly paid: number;
  readonly refunded: number;
  readonly held: number;
}

/** Returns the charges that can be billed, oldest first: they count, and are on no valid bill. */
export const billableOf = (charges: readonly LedgerChargeFragment[]): readonly LedgerChargeFragment[] =>
  charges
    .filter(
      ({ canceledReason, billNumber, credits }) =>
        canceledReason === null && billNumber === null && credits.every(({ kind }) => kind !== 'CANCELLATION'),
    )
    .toReversed();

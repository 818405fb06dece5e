import type { SessionType } from './session-type.js';

/** Price of a kind of session with one physiotherapist, in paise. */
export interface PriceRule {
  sessionType: SessionType;
  physiotherapistId: string;
  price: number;
}

export const FEE_BASES = ['NONE', 'AMOUNT', 'PERCENT'] as const;
/** How a fee is reckoned. */
export type FeeBasis = (typeof FEE_BASES)[number];

/** A fee of the policy; the figure of its basis alone is there. */
export interface FeeRule {
  basis: FeeBasis;
  /** In paise. */
  amount?: number;
  /** Of the price agreed for the session. */
  percent?: number;
}

/** What sessions cost that the patient missed or canceled late. */
export interface FeePolicy {
  lateCancel: FeeRule;
  noShow: FeeRule;
  /** How many of a patient within 365 days cost nothing. */
  firstFree: number;
}

/** The policy of a clinic that has set none. */
export const NO_FEES: FeePolicy = { lateCancel: { basis: 'NONE' }, noShow: { basis: 'NONE' }, firstFree: 1 };

/** The same, as the database spells its default. */
export const NO_FEES_STORED = '\'{"noShow": {"basis": "NONE"}, "firstFree": 1, "lateCancel": {"basis": "NONE"}}\'';

/** Returns a policy that says which sessions cost a fee, without amounts. */
export const withoutAmounts = ({ lateCancel, noShow, firstFree }: FeePolicy): FeePolicy => ({
  lateCancel: { basis: lateCancel.basis },
  noShow: { basis: noShow.basis },
  firstFree,
});

import type { LedgerAccount } from './gql/generated';

/** What each account of the journal is for, in the order of the contract. */
export const accountLabels: Readonly<Record<LedgerAccount, string>> = {
  CASH: 'Cash in the drawer',
  UPI: 'Money by UPI',
  CARD: 'Money by card',
  NET_BANKING: 'Money by net banking',
  GATEWAY: 'Money of the payment gateway',
  PATIENTS: 'What patients owe',
  PHYSIOTHERAPY_INCOME: 'Income of sessions and services',
  GOODS_INCOME: 'Income of goods',
  FEE_INCOME: 'Income of fees',
  PACKAGES_UNUSED: 'Packages that are not used yet',
  EXPIRED_PACKAGES: 'What was left of expired packages',
  DEPOSITS: 'Deposits that are held',
  CGST_PAYABLE: 'CGST to pay',
  SGST_PAYABLE: 'SGST to pay',
  DISCOUNTS: 'Discounts and cancellations',
  BAD_DEBTS: 'Write-offs',
  CASH_DIFFERENCE: 'Differences of counted cash',
  CASH_TO_BANK: 'Cash on its way to the bank',
  OPENING_BALANCES: 'What was brought over',
};

/** All accounts, in order. */
export const ledgerAccounts = Object.keys(accountLabels) as LedgerAccount[];

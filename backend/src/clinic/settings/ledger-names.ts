import { z } from 'zod';
import { validationMessage } from '../../platform/errors/reason.js';
import { line } from '../../platform/inputs/text-input.js';

/** The accounts of the journal, with the names that they have from the beginning. */
const FIRST_NAMES = {
  CASH: 'Cash',
  UPI: 'UPI receipts',
  CARD: 'Card receipts',
  NET_BANKING: 'Net banking receipts',
  GATEWAY: 'Payment gateway',
  PATIENTS: 'Patients',
  PHYSIOTHERAPY_INCOME: 'Physiotherapy income',
  GOODS_INCOME: 'Sale of goods',
  FEE_INCOME: 'Cancellation and no-show fees',
  PACKAGES_UNUSED: 'Unused packages',
  EXPIRED_PACKAGES: 'Expired packages',
  DEPOSITS: 'Deposits of patients',
  CGST_PAYABLE: 'CGST payable',
  SGST_PAYABLE: 'SGST payable',
  DISCOUNTS: 'Discounts and cancellations',
  BAD_DEBTS: 'Bad debts',
  CASH_DIFFERENCE: 'Cash differences',
  CASH_TO_BANK: 'Cash to bank',
  OPENING_BALANCES: 'Opening balances',
} as const;

/** An account of the journal. */
export type LedgerAccount = keyof typeof FIRST_NAMES;
/** All accounts, in the order of the contract. */
export const LEDGER_ACCOUNTS = Object.keys(FIRST_NAMES) as [LedgerAccount, ...LedgerAccount[]];

/** Names of accounts that the clinic changed. */
type ChangedNames = Partial<Record<LedgerAccount, string>>;

const LIST = validationMessage('LEDGER_NAMES_LIST');
const ACCOUNT = validationMessage('ONE_OF', { input: 'LEDGER_ACCOUNT', choices: LEDGER_ACCOUNTS.join(', ') });

/** New names of accounts; each account is named once. */
export const ledgerNames = z
  .array(z.object({ account: z.enum(LEDGER_ACCOUNTS, ACCOUNT), name: line.required('LEDGER_NAME', 100) }, LIST), LIST)
  .refine((list) => new Set(list.map(({ account }) => account)).size === list.length, {
    message: validationMessage('LEDGER_NAME_TWICE'),
  });

/** Returns the changed names after a change. */
export const renamed = (present: ChangedNames, change: z.output<typeof ledgerNames>): ChangedNames => ({
  ...present,
  ...Object.fromEntries(change.map(({ account, name }) => [account, name])),
});

/** Returns the name of each account, in the order of the contract. */
export const ledgerNamesOf = (settings: { ledgerNames: ChangedNames }): { account: LedgerAccount; name: string }[] =>
  LEDGER_ACCOUNTS.map((account) => ({ account, name: settings.ledgerNames[account] ?? FIRST_NAMES[account] }));

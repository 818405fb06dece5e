import { paymentLists } from '../payments/payment-lists';
import { BillsDocument, ChargesDocument, WalletDocument } from './gql/generated';

/** Queries to refetch after a change of what a patient owes. */
export const ledgerLists = [ChargesDocument, WalletDocument, BillsDocument, ...paymentLists];

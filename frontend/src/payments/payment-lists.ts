import { MoneyTotalsDocument, PaymentsConnectionDocument, PaymentsDocument } from '../workplace/gql/generated';

/** Queries to refetch after a change of a payment. */
export const paymentLists = [PaymentsDocument, PaymentsConnectionDocument, MoneyTotalsDocument];

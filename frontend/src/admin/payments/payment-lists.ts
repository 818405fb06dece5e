import { MoneyTotalsDocument, PaymentsConnectionDocument, PaymentsDocument } from '../gql/generated';

/** The queries that show payments: read again when one has changed. */
export const paymentLists = [PaymentsDocument, PaymentsConnectionDocument, MoneyTotalsDocument];

import { Button, Skeleton } from 'antd';
import { failureText } from '../failure-text';
import { methodLabels } from '../payments/payment-labels';
import { QueryBoundary } from '../ui/feedback/QueryBoundary';
import { Stack } from '../ui/layout/Stack';
import { rupeesText } from '../values/rupees';
import { dayText } from '../calendar/clinic-time';
import { usePaymentsConnectionQuery, type PaymentRowFragment } from '../workplace/gql/generated';

/** Number of payments that are looked through for free money. */
const most = 50;

interface Props {
  readonly patientId: string;
  /** In paise. */
  readonly refundDue: number;
  readonly onRefund: (payment: PaymentRowFragment, amount: number) => void;
}

/** The payments from which a refund can be made, as far as other dues did not take their money. */
export function RefundWays({ patientId, refundDue, onRefund }: Props) {
  const query = usePaymentsConnectionQuery({
    variables: { first: most, filter: { patientId, status: 'PAID' } },
    fetchPolicy: 'network-only',
  });
  return (
    <QueryBoundary
      query={query}
      failureText={(failure) => failureText('Failed to fetch the payments', failure)}
      skeleton={<Skeleton active title={false} paragraph={{ rows: 2 }} />}
    >
      {({ paymentsConnection: { edges } }) => {
        const ways = waysOf(
          edges.map(({ node }) => node),
          refundDue,
        );
        const refundable = ways.reduce((sum, { amount }) => sum + amount, 0);
        return (
          <>
            {refundable < refundDue && (
              <p>
                {rupeesText(refundDue - refundable)} of it pays other dues now, so {rupeesText(refundable)} is left to
                refund.
              </p>
            )}
            <Stack gap={2} isBlock>
              {ways.map(({ payment, amount }) => (
                <Button key={payment.id} onClick={() => onRefund(payment, amount)}>
                  Refund {rupeesText(amount)}, paid {dayText(payment.createdAt)}, {methodLabels[payment.method]}
                </Button>
              ))}
            </Stack>
          </>
        );
      }}
    </QueryBoundary>
  );
}

/** Splits a refund over the payments with free money, latest first. */
function waysOf(payments: readonly PaymentRowFragment[], refundDue: number) {
  let left = refundDue;
  const ways: { readonly payment: PaymentRowFragment; readonly amount: number }[] = [];
  for (const payment of payments) {
    const amount = payment.isDeposit ? 0 : Math.min(left, payment.free);
    if (amount > 0) ways.push({ payment, amount });
    left -= amount;
  }
  return ways;
}

import { dayText } from '#src/calendar/clinic-time';
import { rupeesText } from '#src/values/rupees';
import { Stack } from '#src/ui/layout/Stack';
import { useMoneyTotalsQuery } from '#src/workplace/gql/generated';
import { netText } from './net-text';

interface Props {
  /** YYYY-MM-DD, both included. */
  readonly from: string;
  readonly until: string;
}

/** The net total of a range of days: received less refunded, each counted on its own day. */
export function MoneyLine({ from, until }: Props) {
  const { data } = useMoneyTotalsQuery({ variables: { from, until } });
  const totals = data?.moneyTotals;
  return (
    <Stack row gap={4} align="baseline" isBlock>
      <small>
        {dayText(from)} to {dayText(until)}
      </small>
      {totals && (
        <>
          <strong>{netText(totals)}</strong>
          <span>Received {rupeesText(totals.received)}</span>
          <span>Refunded {rupeesText(totals.refunded)}</span>
          <span>Pending {rupeesText(totals.pending)}</span>
        </>
      )}
    </Stack>
  );
}

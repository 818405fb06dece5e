import { dayText } from '../../calendar/clinic-time';
import { rupeesText } from '../../values/rupees';
import { Stack } from '../../ui/Stack';
import { useMoneyTotalsQuery } from '../gql/generated';
import { netText } from './net-text';

interface Props {
  /** YYYY-MM-DD, both included. */
  readonly from: string;
  readonly until: string;
}

/** The one sum of a range of days, as the books have it: what came less what was paid back, each on its own day (clinic §8). */
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

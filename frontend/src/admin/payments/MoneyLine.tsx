import { rupeesText } from '../../values/rupees';
import { Stack } from '../../ui/Stack';
import { useMoneyTotalsQuery } from '../gql/generated';

interface Props {
  /** YYYY-MM-DD, both included. */
  readonly from: string;
  readonly until: string;
}

/** What the books say of a range of days: a refund counts on its own day (clinic §8). Nothing while that is not known. */
export function MoneyLine({ from, until }: Props) {
  const { data } = useMoneyTotalsQuery({ variables: { from, until } });
  if (!data) return null;
  const { received, refunded, pending } = data.moneyTotals;
  return (
    <Stack row gap={4} isBlock>
      <span>Received {rupeesText(received)}</span>
      <span>Refunded {rupeesText(refunded)}</span>
      <span>Pending {rupeesText(pending)}</span>
    </Stack>
  );
}

import { Button } from 'antd';
import { momentText } from '#src/calendar/clinic-time';
import { Card } from '#src/ui/layout/Card';
import { bookDay, differenceText } from './day-book-texts';
import { Figures } from './Figures';
import type { DayBookQuery } from './gql/generated';

interface Props {
  readonly book: DayBookQuery['dayBook'];
  readonly onClose: () => void;
}

/** The cash of a day: what should be in the drawer, and the way to close the day, or the close. */
export function CashCard({ book: { day, cash, close }, onClose }: Props) {
  return (
    <Card title="Cash" standsOut={close === null}>
      <Figures
        figures={[
          { label: 'In the drawer before', amount: cash.opening },
          { label: 'Received since the last close', amount: cash.received },
          { label: 'Refunded since the last close', amount: -cash.refunded },
          { label: 'In the drawer now', amount: cash.expected, isSum: true },
          ...(close?.day === day
            ? [
                { label: 'Counted', amount: close.counted },
                { label: 'To the bank', amount: close.banked },
              ]
            : []),
        ]}
      />
      {close === null ? (
        <Button type="primary" onClick={onClose}>
          Close the day
        </Button>
      ) : (
        <p>
          {close.day === day ? `Closed, ${differenceText(close.difference)}` : `Closed with ${bookDay(close.day)}`}, by{' '}
          {close.closedBy}, {momentText(close.closedAt)}. {close.note}
        </p>
      )}
    </Card>
  );
}

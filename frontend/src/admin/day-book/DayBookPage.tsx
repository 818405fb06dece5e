import { Skeleton } from 'antd';
import { useId } from 'react';
import { DayInput } from '#src/calendar/DayInput';
import { useClinicToday } from '#src/calendar/useClinicToday';
import { exportPaths } from '#src/downloads/export-paths';
import { failureText } from '#src/failure-text';
import { methodLabels } from '#src/payments/payment-labels';
import { dialogOnDemand } from '#src/ui/dialogs/dialogOnDemand';
import { useDialog } from '#src/ui/dialogs/useDialog';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { Card } from '#src/ui/layout/Card';
import { Screen } from '#src/ui/layout/Screen';
import { countOf } from '#src/ui/lists/list-count';
import { ListCard } from '#src/ui/lists/ListCard';
import { useWholeList } from '#src/ui/lists/useList';
import { useListAddress } from '#src/ui/lists/useListAddress';
import { ListExport } from '../ListExport';
import { CashCard } from './CashCard';
import styles from './DayBook.module.css';
import { dayBookAddress } from './day-book-address';
import { closeColumns, lineColumns } from './day-book-columns';
import { Figures } from './Figures';
import { useDayBookQuery, useDayClosesQuery, type DayBookQuery, type DayCloseRowFragment } from './gql/generated';

const CloseDayDialog = dialogOnDemand(async () => (await import('./CloseDayDialog')).CloseDayDialog);
const ReopenDayDialog = dialogOnDemand(async () => (await import('./ReopenDayDialog')).ReopenDayDialog);

type Asked =
  | { readonly action: 'close'; readonly book: DayBookQuery['dayBook'] }
  | { readonly action: 'reopen'; readonly close: DayCloseRowFragment };

/** /admin/day-book: what came and went on a day, the cash of the drawer, and the closes. */
export function DayBookPage() {
  const inputId = useId();
  const today = useClinicToday();
  const { filters, setFilters } = useListAddress(dayBookAddress);
  // A day ahead has no book.
  const day = filters.day && filters.day < today ? filters.day : today;
  const query = useDayBookQuery({ variables: { day }, fetchPolicy: 'cache-and-network' });
  const closesQuery = useDayClosesQuery({ fetchPolicy: 'cache-and-network' });
  const lines = useWholeList(query, ({ dayBook }) => dayBook.lines);
  const closes = useWholeList(closesQuery, ({ dayCloses }) => dayCloses);
  const last = closes.rows?.[0]?.day;
  const { subject: asked, open, frame } = useDialog<Asked>();
  return (
    <Screen
      title="Day book"
      actions={
        <label htmlFor={inputId}>
          Day{' '}
          <span className={styles.day}>
            <DayInput
              id={inputId}
              value={day}
              onChange={(next) => setFilters({ day: next < today ? next : '' })}
              isRequired
            />
          </span>
        </label>
      }
    >
      <QueryBoundary
        query={query}
        failureText={(failure) => failureText('Failed to fetch the day book', failure)}
        skeleton={<Skeleton active title={false} paragraph={{ rows: 4 }} />}
      >
        {({ dayBook: book }) => (
          <>
            <div className={styles.cards}>
              <CashCard book={book} onClose={() => open({ action: 'close', book })} />
              <TotalsCard book={book} />
            </div>
            <ListCard
              name="Day book"
              label="Payments and refunds"
              list={lines}
              count={countOf(lines, { none: 'No payments', one: '1 line', many: 'lines' })}
              beside={
                <ListExport addressOf={(format) => exportPaths.dayBook(day, format)} fileName={`day-book-${day}`} />
              }
              empty={{
                title: 'No money came or went on this day.',
                hint: 'Payments appear here on the day on which they were received, refunds on theirs.',
              }}
              failureText={(failure) => failureText('Failed to fetch the day book', failure)}
              columns={lineColumns}
              keyOf={({ id }) => id}
              actions={null}
            />
          </>
        )}
      </QueryBoundary>
      <h2>Closed days</h2>
      <ListCard
        name="Closes"
        label="Closed days"
        list={closes}
        count={countOf(closes, { none: 'No closes', one: '1 close', many: 'closes' })}
        empty={{ title: 'No day was closed yet.', hint: 'Count the cash in the evening, and close the day.' }}
        failureText={(failure) => failureText('Failed to fetch the closes', failure)}
        columns={closeColumns}
        keyOf={(close) => close.day}
        actions={{ last, onReopen: (close) => open({ action: 'reopen', close }) }}
      />
      {asked?.action === 'close' && <CloseDayDialog {...frame} book={asked.book} isFirst={closes.rows?.length === 0} />}
      {asked?.action === 'reopen' && <ReopenDayDialog {...frame} close={asked.close} />}
    </Screen>
  );
}

/** What came and went by method, and what was charged. */
function TotalsCard({ book: { methods, charged, credited } }: { readonly book: DayBookQuery['dayBook'] }) {
  return (
    <Card title="The day">
      <Figures
        figures={[
          ...methods.flatMap(({ method, received, refunded }) => [
            { label: `${methodLabels[method]} received`, amount: received },
            ...(refunded > 0 ? [{ label: `${methodLabels[method]} refunded`, amount: -refunded }] : []),
          ]),
          {
            label: 'Money of the day',
            amount: methods.reduce((sum, { received, refunded }) => sum + received - refunded, 0),
            isSum: true,
          },
          { label: 'Charged', amount: charged },
          { label: 'Credited', amount: credited },
        ]}
      />
    </Card>
  );
}

import * as kit from '#messages/kit';
import * as text from '#messages/today';
import { weekdayAndTimeText } from '#src/calendar/clinic-time';
import { Card } from '#src/ui/layout/Card';
import styles from './SlotOffers.module.css';
import type { DayProps } from './TodayParts';
import { useSlotOffers } from './useSlotOffers';

/** Slots that the clinic offers for a missed session; nothing if there are none or loading failed. */
export function SlotOffers({ today, day }: Pick<DayProps, 'today' | 'day'>) {
  const onBooked = () => void day.wake();
  const { offers, said, isAsking, choose, lookAgain } = useSlotOffers(today.ledger.missedInAll > 0, onBooked);
  if (offers.length === 0 && !said && !isAsking) return null;
  return (
    <Card title={text.offers}>
      {/* While the outcome of a choice is unknown, no other can be made. */}
      {!lookAgain &&
        offers.map(({ id, slots, expiresAt }) => (
          <div key={id} className={styles.offer}>
            <p className={styles.line}>{text.offersText({ until: weekdayAndTimeText(expiresAt) })}</p>
            {slots.map((startsAt) => (
              <button
                key={startsAt}
                type="button"
                className={`button ${styles.slot}`}
                aria-disabled={isAsking}
                onClick={() => choose({ offerId: id, startsAt })}
              >
                {weekdayAndTimeText(startsAt)}
              </button>
            ))}
          </div>
        ))}
      <output className={styles.line}>{said}</output>
      {lookAgain && (
        <button
          type="button"
          className={`button button-quiet ${styles.again}`}
          aria-disabled={isAsking}
          onClick={lookAgain}
        >
          {kit.tryAgain}
        </button>
      )}
    </Card>
  );
}

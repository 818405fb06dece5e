import { use, useEffect, useState } from 'react';
import * as text from '#messages/today';
import { AppSessionContext } from '../../auth/AppSession';
import { weekdayAndTimeText } from '../../calendar/clinic-time';
import { Card } from '../../ui/Card';
import acceptSlot from './accept-slot.graphql?raw';
import { callServer, Refusal } from './call-server';
import type { AcceptSlotMutation, SlotOffersQuery } from './gql/generated';
import styles from './SlotOffers.module.css';
import slotOffers from './slot-offers.graphql?raw';
import type { DayProps } from './TodayParts';

type Offer = SlotOffersQuery['slotOffers'][number];

/** Times that the clinic offers for a missed session; nothing where there are none, or where they could not be read. */
export function SlotOffers({ today, day }: Pick<DayProps, 'today' | 'day'>) {
  const send = use(AppSessionContext)?.fetch;
  const [offers, setOffers] = useState<readonly Offer[]>([]);
  const [chosen, setChosen] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const hasMissed = today.ledger.missedInAll > 0;
  useEffect(() => {
    let isHere = true;
    if (send && hasMissed)
      void callServer<SlotOffersQuery>(send, 'SlotOffers', slotOffers, {}).then(
        (told) => isHere && setOffers(told.slotOffers),
        () => undefined,
      );
    return () => {
      isHere = false;
    };
  }, [send, hasMissed]);
  if (!send || (offers.length === 0 && !said)) return null;

  const choose = async (offer: Offer, startsAt: string) => {
    if (chosen) return;
    setChosen(startsAt);
    setSaid('');
    try {
      await callServer<AcceptSlotMutation>(send, 'AcceptSlot', acceptSlot, { offerId: offer.id, startsAt });
      setOffers((present) => present.filter(({ id }) => id !== offer.id));
      setSaid(text.offerBooked({ when: weekdayAndTimeText(startsAt) }));
      void day.wake();
    } catch (error) {
      setSaid(error instanceof Refusal ? error.message : text.offerNotAnswered);
    }
    setChosen(null);
  };
  return (
    <Card title={text.offers}>
      {offers.map((offer) => (
        <div key={offer.id} className={styles.offer}>
          <p className={styles.line}>{text.offersText({ until: weekdayAndTimeText(offer.expiresAt) })}</p>
          {offer.slots.map((slot) => (
            <button
              key={slot}
              type="button"
              className={`button ${styles.slot}`}
              aria-disabled={chosen !== null}
              onClick={() => void choose(offer, slot)}
            >
              {weekdayAndTimeText(slot)}
            </button>
          ))}
        </div>
      ))}
      <output className={styles.line}>{said}</output>
    </Card>
  );
}

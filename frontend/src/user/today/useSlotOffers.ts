import { use, useEffect, useState } from 'react';
import * as text from '#messages/today';
import { AppSessionContext } from '#src/auth/AppSession';
import { weekdayAndTimeText } from '#src/calendar/clinic-time';
import acceptSlot from './accept-slot.graphql?raw';
import { fetchAsAccount, fetchGraphql, Refusal } from '#src/auth/fetch-graphql';
import type { AcceptSlotMutation, SlotOffersQuery, SlotOutcomeQuery } from './gql/generated';
import slotOffers from './slot-offers.graphql?raw';
import slotOutcome from './slot-outcome.graphql?raw';

/** Offered slots, of which a patient may choose one. */
type Offer = SlotOffersQuery['slotOffers'][number];

/** The chosen slot and its offer. */
interface Choice {
  readonly offerId: string;
  readonly startsAt: string;
}

/** State of the offers and of the last choice. */
interface Standing {
  readonly offers: readonly Offer[];
  /** The outcome of the choice as a sentence. */
  readonly said: string;
  /** The choice that got no response, so that its outcome is unknown. */
  readonly open?: Choice;
  readonly isBooked?: boolean;
}

/** Loads the offered slots, and returns a function that books one. */
export function useSlotOffers(hasMissed: boolean, onBooked: () => void) {
  const session = use(AppSessionContext);
  if (!session) throw new Error('useSlotOffers needs an AppSession around it.');
  const send = session.fetch;
  const [standing, setStanding] = useState<Standing>({ offers: [], said: '' });
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    let isHere = true;
    if (hasMissed)
      void fetchGraphql<SlotOffersQuery>(send, 'SlotOffers', slotOffers, {}).then(
        ({ slotOffers: offers }) => isHere && setStanding((before) => ({ ...before, offers })),
        () => undefined,
      );
    return () => {
      isHere = false;
    };
  }, [send, hasMissed]);
  const ask = async (toStanding: (before: Standing) => Promise<Standing>) => {
    if (isAsking) return;
    setAsking(true);
    setStanding((before) => ({ ...before, said: '' }));
    const next = await toStanding(standing);
    setStanding(next);
    setAsking(false);
    if (next.isBooked) onBooked();
  };
  const { open } = standing;
  return {
    ...standing,
    isAsking,
    choose: (choice: Choice) => void ask((before) => book(send, choice, before)),
    /** Checks the outcome of a choice without a response; no other can be made until it is known. */
    lookAgain: open && (() => void ask((before) => lookAfter(send, open, before))),
  };
}

/** Books a choice; after re-authentication, the request is retried. */
async function book(send: typeof fetch, choice: Choice, before: Standing): Promise<Standing> {
  try {
    await fetchAsAccount<AcceptSlotMutation>(send, 'AcceptSlot', acceptSlot, choice);
    return { offers: before.offers.filter(({ id }) => id !== choice.offerId), said: booked(choice), isBooked: true };
  } catch (error) {
    return lookAfter(send, choice, before, error instanceof Refusal ? error : undefined);
  }
}

/** Returns the state after a missing response or a refusal. The refusal's message is shown unless the slot was booked all the same. */
async function lookAfter(send: typeof fetch, choice: Choice, before: Standing, refusal?: Refusal): Promise<Standing> {
  const { offers } = before;
  if (refusal?.code === 'UNAUTHENTICATED') return { offers, said: text.offerSignedOut };
  const until = new Date(Date.parse(choice.startsAt) + 1).toJSON();
  const moments = { from: choice.startsAt, before: until };
  try {
    const told = await fetchAsAccount<SlotOutcomeQuery>(send, 'SlotOutcome', slotOutcome, moments);
    const now = { offers: told.slotOffers };
    if (told.appointments.edges.length > 0) return { ...now, said: booked(choice), isBooked: true };
    if (refusal) return { ...now, said: refusal.message };
    const isOffered = told.slotOffers.some(({ id }) => id === choice.offerId);
    return { ...now, said: isOffered ? text.offerNotBooked : text.offerOver };
  } catch {
    return refusal ? { offers, said: refusal.message } : { offers, said: text.offerNotAnswered, open: choice };
  }
}

const booked = ({ startsAt }: Choice) => text.offerBooked({ when: weekdayAndTimeText(startsAt) });

import { useBookingTermsQuery } from './gql/generated';
import { termsText } from './terms-text';

/** What a session costs that the patient cancels late or misses. Nothing of a clinic without fees, and until it is loaded. */
export function BookingTerms() {
  const { data } = useBookingTermsQuery();
  const said = data && termsText(data.bookingTerms);
  return said ? <p>{said}</p> : null;
}

/** A session as the patient chose it. */
interface Chosen {
  readonly sessionType: string | undefined;
  /** Empty for any physiotherapist. */
  readonly physiotherapistId: string | undefined;
}

/** Returns the price of a session with the chosen physiotherapist where it differs from that of the offer. */
export function useChosenPrice({ sessionType, physiotherapistId }: Chosen): number | undefined {
  const { data } = useBookingTermsQuery();
  return data?.bookingTerms.prices.find(
    (rule) => rule.sessionType === sessionType && rule.physiotherapistId === physiotherapistId,
  )?.price;
}

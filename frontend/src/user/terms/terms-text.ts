import * as text from '#messages/bookingTerms';
import { rupeesText } from '#src/values/rupees';
import type { BookingTermsQuery, FeeFragment } from './gql/generated';

/** Says how much a fee is; null of no fee. */
function feeText({ basis, amount, percent }: FeeFragment): string | null {
  if (basis === 'AMOUNT' && amount) return rupeesText(amount);
  return basis === 'PERCENT' && percent ? text.feeByPrice({ percent }) : null;
}

/** Says in one sentence what a late cancellation and a missed session cost; null of a clinic without fees. */
export function termsText({ noticeHours: hours, fees }: BookingTermsQuery['bookingTerms']): string | null {
  // Without a notice nothing is canceled late.
  const late = hours > 0 ? feeText(fees.lateCancel) : null;
  const missed = feeText(fees.noShow);
  const free = fees.firstFree;
  if (late && missed) return text.termsOfBoth({ hours, late, missed, free });
  if (late) return text.termsOfLate({ hours, late, free });
  return missed ? text.termsOfMissed({ missed, free }) : null;
}

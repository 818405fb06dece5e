import * as text from '#messages/ownPayments';
import { dayText, startOfDay } from '#src/calendar/clinic-time';
import { rupeesText } from '#src/values/rupees';
import type { OwnChargeNameFragment } from './gql/generated';

/** Says what a charge is for, in the language of the page as far as the clinic did not write it. */
function chargeName({ kind, text: written, day: of }: OwnChargeNameFragment): string {
  const day = dayText(startOfDay(of));
  switch (kind) {
    case 'SESSION':
      return text.session({ day });
    case 'NO_SHOW':
      return text.noShow({ day });
    case 'LATE_CANCEL':
      return text.lateCancel({ day });
    case 'OPENING':
      return text.opening({ day });
    case 'PACKAGE':
      return text.ofPackage({ name: written });
    default:
      return text.other({ text: written, day });
  }
}

/** Says what an amount is for. @param amount in paise */
export const amountFor = (amount: number, charge: OwnChargeNameFragment): string =>
  text.amountFor({ amount: rupeesText(amount), what: chargeName(charge) });

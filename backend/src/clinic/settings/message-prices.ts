import { z } from 'zod';
import { validationMessage } from '../../platform/errors/reason.js';
import { line } from '../../platform/inputs/text-input.js';

const MOST_PAISE = 100_000_000;
const PRICE = validationMessage('PRICE', { rupees: MOST_PAISE / 100 });
const MOST_CREDIT = 1_000_000_000;
const CREDIT = validationMessage('PRICE', { rupees: MOST_CREDIT / 100 });
const PRICES = validationMessage('MESSAGE_PRICES_LIST');
const CHANNEL = validationMessage('ONE_OF', { input: 'MESSAGE_CHANNEL', choices: 'SMS, WHATSAPP' });

/** Prices of messages; each pair of channel and provider is named once. */
export const messagePrices = z
  .array(
    z.object(
      {
        channel: z.string(CHANNEL).pipe(z.enum(['SMS', 'WHATSAPP'], CHANNEL)),
        provider: z
          .preprocess((name) => (name === '' ? null : name), line.required('PROVIDER', 20).nullish())
          .transform((name) => name ?? null),
        perThousand: z.int(PRICE).min(0, PRICE).max(MOST_PAISE, PRICE),
      },
      PRICES,
    ),
    PRICES,
  )
  .max(20, PRICES)
  .refine((list) => new Set(list.map(({ channel, provider }) => `${channel} ${provider}`)).size === list.length, {
    message: validationMessage('MESSAGE_PRICE_TWICE'),
  });

/** Credit of a provider below which admins are warned, in paise. */
export const creditWarning = z.int(CREDIT).min(0, CREDIT).max(MOST_CREDIT, CREDIT);

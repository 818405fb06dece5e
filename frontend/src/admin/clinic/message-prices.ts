import { providerLabel } from '../channels/provider-labels';
import type { ClinicSettingsFieldsFragment, ClinicSettingsInput } from './gql/generated';
import { priceOf, typedPrice } from './price';

/** Value of the choice of a provider that stands for whichever. */
export const anyProvider = '';

/** Prices of messages and the warning of low credit, as typed. */
export interface MessagePriceValues {
  readonly messagePrices: readonly {
    /** Empty: of whichever provider. */
    readonly provider: string;
    /** Rupees for 1,000 parts. */
    readonly price: string;
  }[];
  /** Rupees; empty: no warning. */
  readonly creditWarning: string;
}

/** Maps the settings to input values. */
export const priceValuesOf = ({
  messagePrices,
  creditWarning,
}: Pick<ClinicSettingsFieldsFragment, 'messagePrices' | 'creditWarning'>): MessagePriceValues => ({
  messagePrices: messagePrices.map(({ channel, provider, perThousand }) => ({
    provider: provider ?? (channel === 'WHATSAPP' ? 'meta' : anyProvider),
    price: typedPrice(perThousand),
  })),
  creditWarning: typedPrice(creditWarning),
});

/** Maps valid input values to the mutation's input. */
export const priceInputOf = ({ messagePrices, creditWarning }: MessagePriceValues): ClinicSettingsInput => ({
  messagePrices: messagePrices.map(({ provider, price }) => ({
    // The only provider of WhatsApp names its channel.
    channel: provider === 'meta' ? 'WHATSAPP' : 'SMS',
    provider: provider || null,
    perThousand: priceOf(price) ?? 0,
  })),
  creditWarning: priceOf(creditWarning),
});

/** Formats the values, to show another user's changes. */
export const priceFactsOf = ({ messagePrices, creditWarning }: MessagePriceValues) => ({
  'Warn of credit below': creditWarning && `₹${creditWarning}`,
  ...Object.fromEntries(
    messagePrices.map(({ provider, price }) => [
      `1,000 parts, ${provider ? providerLabel(provider) : 'any provider'}`,
      `₹${price}`,
    ]),
  ),
});

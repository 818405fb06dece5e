import { Checkbox, Form } from 'antd';
import { sessionTypeOptions } from '#src/appointments/session-types';
import type { ClinicSettingsFieldsFragment, SessionType } from './gql/generated';
import { FigureField } from './FigureField';
import styles from './OffersSection.module.css';
import { priceOf, priceRules, typedPrice } from './price';
import { PriceField } from './PriceField';
import { SettingsSection } from './SettingsSection';

interface Values {
  /** In the order of the session types. */
  readonly offers: readonly {
    readonly enabled: boolean;
    /** Digits. */
    readonly durationMinutes: string;
    /** Rupees, as typed. */
    readonly price: string;
  }[];
}

/** Defaults of a session type that the settings do not include yet. */
const notOffered = { enabled: false, durationMinutes: 45, price: null };

const valuesOf = ({ offers }: ClinicSettingsFieldsFragment): Values => ({
  offers: sessionTypeOptions.map(({ value }) => {
    const { enabled, durationMinutes, price } = offers.find(({ sessionType }) => sessionType === value) ?? notOffered;
    return { enabled, durationMinutes: String(durationMinutes), price: typedPrice(price) };
  }),
});

const inputOf = ({ offers }: Values) => ({
  offers: offers.map(({ enabled, durationMinutes, price }, index) => ({
    sessionType: typeAt(index),
    enabled,
    durationMinutes: Number(durationMinutes),
    price: priceOf(price),
  })),
});

const typeAt = (index: number): SessionType => sessionTypeOptions[index]?.value ?? 'CLINIC';

const places = { CLINIC: 'At the clinic', HOME: "At the patient's home", TELE: 'By video' } as const;

const factsOf = ({ offers }: Values) =>
  Object.fromEntries(
    offers.map(({ enabled, durationMinutes, price }, index) => [
      places[typeAt(index)],
      `${enabled ? 'offered' : 'not offered'}, ${durationMinutes} minutes, ${price ? `₹${price}` : 'no price'}`,
    ]),
  );

/** Session types: whether patients can request them, duration and price. */
export function OffersSection() {
  return (
    <SettingsSection<Values>
      section="offers"
      lead="Prices stand on the pricing page once the clinic is open. A session without a price is not listed there."
      valuesOf={valuesOf}
      inputOf={inputOf}
      factsOf={factsOf}
      savedText="The sessions and prices were saved."
    >
      <div className={styles.offers}>
        {sessionTypeOptions.map(({ value }, index) => (
          <section key={value} aria-label={places[value]} className={styles.offer}>
            <h3 className={styles.place}>{places[value]}</h3>
            <Form.Item name={['offers', index, 'enabled']} valuePropName="checked">
              <Checkbox>Patients can ask for it</Checkbox>
            </Form.Item>
            <FigureField name={['offers', index, 'durationMinutes']} label="Duration in minutes" least={5} most={480} />
            <PriceField name={['offers', index, 'price']} label="Price in rupees (optional)" rules={priceRules} />
          </section>
        ))}
      </div>
    </SettingsSection>
  );
}

import { Skeleton } from 'antd';
import { sessionTypeLabels, sessionTypeOptions } from '#src/appointments/session-types';
import { failureText } from '#src/failure-text';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { FormGrid } from '#src/ui/forms/FormGrid';
import { useClinicForms } from './clinic-forms';
import { usePricedPhysiotherapistsQuery, type ClinicSettingsFieldsFragment, type SessionType } from './gql/generated';
import { priceOf, priceRules, typedPrice } from './price';
import { PriceField } from './PriceField';
import styles from './PricesSection.module.css';
import { SettingsSection } from './SettingsSection';

/** Rupees as typed, by physiotherapist and kind; empty: the offer's price. */
interface Values {
  readonly prices: Readonly<Record<string, Partial<Record<SessionType, string>>>>;
}

const valuesOf = ({ prices }: ClinicSettingsFieldsFragment): Values => {
  const grid: Record<string, Partial<Record<SessionType, string>>> = {};
  for (const { physiotherapistId, sessionType, price } of prices)
    grid[physiotherapistId] = { ...grid[physiotherapistId], [sessionType]: typedPrice(price) };
  return { prices: grid };
};

/** The cells with a price. */
const rulesOf = ({ prices }: Values) =>
  Object.entries(prices).flatMap(([physiotherapistId, row]) =>
    sessionTypeOptions.flatMap(({ value: sessionType }) => {
      const price = priceOf(row[sessionType]);
      return price === null ? [] : [{ sessionType, physiotherapistId, price }];
    }),
  );

const inputOf = (values: Values) => ({ prices: rulesOf(values) });

/** Prices of physiotherapists, which go before those of the offers: a grid of kinds and people, on a phone one below the other. */
export function PricesSection() {
  const query = usePricedPhysiotherapistsQuery();
  return (
    <QueryBoundary
      query={query}
      failureText={(failure) => failureText('The physiotherapists could not be loaded', failure)}
      skeleton={<Skeleton active paragraph={{ rows: 6 }} />}
    >
      {({ physiotherapists }) => <Grid physiotherapists={physiotherapists} />}
    </QueryBoundary>
  );
}

interface Named {
  readonly id: string;
  readonly name: string;
}

function Grid({ physiotherapists }: { readonly physiotherapists: readonly Named[] }) {
  const { settings } = useClinicForms();
  const here = new Set(physiotherapists.map(({ id }) => id));
  const left = [...new Set(settings.prices.map(({ physiotherapistId }) => physiotherapistId))].filter(
    (id) => !here.has(id),
  );
  const rows = [...physiotherapists, ...left.map((id) => ({ id, name: 'A physiotherapist who left' }))];
  const nameOf = (id: string) => rows.find((row) => row.id === id)?.name ?? '';
  return (
    <SettingsSection<Values>
      section="prices"
      lead="Fill in where the price differs from that of Sessions and prices. A session that was booked before keeps its price."
      valuesOf={valuesOf}
      inputOf={inputOf}
      factsOf={(values) =>
        Object.fromEntries(
          rulesOf(values).map(({ sessionType, physiotherapistId, price }) => [
            `${nameOf(physiotherapistId)}, ${sessionTypeLabels[sessionType]}`,
            `₹${typedPrice(price)}`,
          ]),
        )
      }
      savedText="The prices were saved."
    >
      {rows.length === 0 && <p>No physiotherapists yet. They are added under Team.</p>}
      {rows.map(({ id, name }) => (
        <fieldset key={id} className={styles.row}>
          <legend>{name}</legend>
          <FormGrid>
            {sessionTypeOptions.map(({ value, label }) => (
              <PriceField key={value} name={['prices', id, value]} label={`${label}, in rupees`} rules={priceRules} />
            ))}
          </FormGrid>
        </fieldset>
      ))}
    </SettingsSection>
  );
}

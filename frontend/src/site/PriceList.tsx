import * as pricing from '#messages/pricing';
import { rupeesText } from '../values/rupees';
import type { ClinicFacts } from '../brand/clinic-facts';
import styles from './Prose.module.css';

const places = { CLINIC: pricing.clinic, HOME: pricing.home, TELE: pricing.tele } as const;

/** Returns the session types that are offered with a price. */
export function pricedOffers({ offers }: ClinicFacts) {
  return offers.flatMap(({ price, enabled, ...offer }) => (enabled && price !== null ? [{ price, ...offer }] : []));
}

interface PriceTableProps {
  readonly caption: string;
  readonly columns: readonly [string, string];
  /** Name, quantity and price in paise. */
  readonly rows: readonly (readonly [string, string, number])[];
}

function PriceTable({ caption, columns, rows }: PriceTableProps) {
  if (rows.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption className={styles.heading}>{caption}</caption>
      <thead>
        <tr>
          {[...columns, pricing.price].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([what, amount, price]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{amount}</td>
            <td>{rupeesText(price)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Prices of an open clinic's sessions and packages. */
export function PriceList({ clinic }: { readonly clinic: ClinicFacts }) {
  return (
    <>
      <PriceTable
        caption={pricing.single}
        columns={[pricing.where, pricing.length]}
        rows={pricedOffers(clinic).map(({ sessionType, durationMinutes, price }) => [
          places[sessionType],
          pricing.minutes({ count: durationMinutes }),
          price,
        ])}
      />
      <PriceTable
        caption={pricing.packages}
        columns={[pricing.onePackage, pricing.sessions]}
        rows={clinic.packages.map(({ name, sessions, price }) => [name, String(sessions), price])}
      />
    </>
  );
}

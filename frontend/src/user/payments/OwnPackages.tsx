import * as text from '#messages/ownPayments';
import { dayText, startOfDay } from '#src/calendar/clinic-time';
import { Card } from '#src/ui/layout/Card';
import { rupeesText } from '#src/values/rupees';
import type { OwnPaymentsQuery } from './gql/generated';
import styles from './OwnPaymentItem.module.css';
import page from './OwnPaymentsPage.module.css';

type Package = OwnPaymentsQuery['wallet']['packages'][number];

/** A patient's packages, newest first: sessions left, last day, and what is due. */
export function OwnPackages({ packages }: { readonly packages: readonly Package[] }) {
  return (
    <div className={page.part}>
      <Card title={text.packages}>
        <ul className={page.list}>
          {packages.map((one) => (
            <li key={one.id} className={styles.item}>
              <strong>{one.chargeId === null ? text.broughtOver : one.name}</strong>
              <p className={styles.details}>{stateText(one)}</p>
              {one.due > 0 && <p className={page.due}>{text.due({ amount: rupeesText(one.due) })}</p>}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

function stateText({ status, sessions, left, validUntil }: Package): string {
  const day = dayText(startOfDay(validUntil));
  if (status === 'CLOSED') return text.closed;
  if (status === 'EXPIRED') return text.expired({ day });
  if (sessions === null) return text.leftOfDays({ day });
  if (status === 'USED_UP') return text.usedUp({ sessions: String(sessions) });
  return text.left({ left: String(left), sessions: String(sessions), day });
}

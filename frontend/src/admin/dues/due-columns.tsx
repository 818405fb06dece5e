import { Button, Checkbox } from 'antd';
import { Link } from 'react-router-dom';
import { dayText, momentText, startOfDay } from '#src/calendar/clinic-time';
import { pathOf } from '#src/path-of';
import { staffPaths } from '#src/paths';
import type { Column } from '#src/ui/lists/DataTable';
import { rupeesText } from '#src/values/rupees';
import type { DueRowFragment } from './gql/generated';
import styles from './DuesPage.module.css';

/** A patient who owes, with the key of the row. */
export type DueRow = DueRowFragment & { readonly key: string };

interface Actions {
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (id: string, isChosen: boolean) => void;
  readonly onRemind: (ids: readonly string[]) => void;
  /** Whether reminders are being sent. */
  readonly isBusy: boolean;
  /** What became of the last reminder, by patient. */
  readonly results: ReadonlyMap<string, string>;
  /** Why nobody on the page can be reminded now, which the page says once. */
  readonly sharedReason: string | undefined;
}

const amount = (paise: number) => (paise === 0 ? null : rupeesText(paise));

/** Columns of the patients who owe. */
export const dueColumns: readonly Column<DueRow, Actions>[] = [
  {
    title: 'Patient',
    kind: 'lead',
    cell: ({ patient, notNow }, { chosen, onChoose }) =>
      patient ? (
        <>
          <Checkbox
            aria-label={`Choose ${patient.name || patient.patientId}`}
            checked={chosen.has(patient.id)}
            disabled={notNow !== null}
            onChange={({ target }) => onChoose(patient.id, target.checked)}
          />{' '}
          <Link to={`${pathOf(staffPaths.adminPatient, patient.patientId)}?tab=payments`}>
            {patient.name || 'No name'}
          </Link>{' '}
          <small className={styles.number}>{patient.patientId}</small>
        </>
      ) : (
        'Deleted record'
      ),
  },
  { title: 'Due', kind: 'number', cell: ({ due }) => <strong>{rupeesText(due)}</strong> },
  { title: '0–30 days', kind: 'number', cell: ({ ageing }) => amount(ageing.days0to30) },
  { title: '31–60 days', kind: 'number', cell: ({ ageing }) => amount(ageing.days31to60) },
  { title: '61–90 days', kind: 'number', cell: ({ ageing }) => amount(ageing.days61to90) },
  { title: 'Over 90 days', kind: 'number', cell: ({ ageing }) => amount(ageing.over90) },
  {
    title: 'Since',
    kind: 'line',
    cell: ({ oldestDay }) => <time dateTime={oldestDay}>{dayText(startOfDay(oldestDay))}</time>,
  },
  {
    title: 'Reminder',
    kind: 'text',
    cell: ({ patient, notNow, remindedAt }, { onRemind, isBusy, results, sharedReason }) => (
      <>
        {remindedAt && <small>Last {momentText(remindedAt)}. </small>}
        {patient && results.has(patient.id) && `${results.get(patient.id)} `}
        {notNow && notNow !== sharedReason && <small>{notNow}</small>}
        {patient && !notNow && (
          <Button
            aria-label={`Remind ${patient.name || patient.patientId}`}
            disabled={isBusy}
            onClick={() => onRemind([patient.id])}
          >
            Remind
          </Button>
        )}
      </>
    ),
  },
];

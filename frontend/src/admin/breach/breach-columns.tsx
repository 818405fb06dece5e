import { momentText } from '#src/calendar/clinic-time';
import { PatientLink } from '#src/patients/PatientLink';
import type { Column } from '#src/ui/lists/DataTable';
import { formatPhone } from '#src/values/phone-number';
import { permissionLabels } from '../oversight/audit-labels';
import type { BreachAccess, BreachReportQuery, BreachRowFragment } from './gql/generated';

/** A count of a list or file. */
export type BreachCount = BreachReportQuery['breachReport']['unnamed'][number];

const accessLabels: Readonly<Record<BreachAccess, string>> = { READ: 'Read', CHANGED: 'Changed', EXPORTED: 'Exported' };
const languages = { EN: 'English', HI: 'Hindi' } as const;

/** Columns of the patients to notify. */
export const breachColumns: readonly Column<BreachRowFragment, null>[] = [
  {
    title: 'Patient',
    kind: 'lead',
    cell: ({ name, patientId }) => (
      <>
        <PatientLink number={patientId}>{name || 'No name'}</PatientLink> <small>{patientId}</small>
      </>
    ),
  },
  { title: 'Phone', kind: 'line', cell: ({ phone }) => (phone ? formatPhone(phone) : 'None') },
  { title: 'Language', kind: 'line', cell: ({ language }) => languages[language] },
  { title: 'What', kind: 'text', cell: ({ accesses }) => accesses.map((access) => accessLabels[access]).join(', ') },
  { title: 'First', kind: 'line', cell: ({ firstAt }) => momentText(firstAt) },
  { title: 'Last', kind: 'line', cell: ({ lastAt }) => momentText(lastAt) },
];

/** Columns of the counts. */
export const countColumns: readonly Column<BreachCount, null>[] = [
  { title: 'What', kind: 'lead', cell: ({ verb }) => permissionLabels[verb] ?? verb },
  { title: 'Times', kind: 'number', cell: ({ events }) => events },
  { title: 'Records', kind: 'number', cell: ({ records }) => (records > 0 ? records : 'Not counted') },
  { title: 'First', kind: 'line', cell: ({ firstAt }) => momentText(firstAt) },
  { title: 'Last', kind: 'line', cell: ({ lastAt }) => momentText(lastAt) },
];

import { Link } from 'react-router-dom';
import { dayText } from '#src/calendar/clinic-time';
import type { MemberRowFragment } from './gql/generated';
import type { Column } from '#src/ui/lists/DataTable';
import { pathOf } from '#src/path-of';
import { staffPaths } from '#src/paths';
import { numberText } from '#src/values/number-text';
import { formatPhone } from '#src/values/phone-number';
import { MemberStatusWord } from './MemberStatusWord';
import { typeLabels } from './team-labels';

/** Columns of the team. */
export const teamColumns: readonly Column<MemberRowFragment, null>[] = [
  {
    title: 'Name',
    kind: 'lead',
    cell: ({ fullName, mobileNumber }) => (
      <>
        <strong>{fullName || 'N/A'}</strong>
        <br />
        <small>{mobileNumber ? formatPhone(mobileNumber) : 'No number'}</small>
      </>
    ),
  },
  {
    title: 'Role',
    kind: 'text',
    cell: ({ userType, specialization }) => (
      <>
        {typeLabels[userType]}
        <br />
        {userType !== 'ADMIN' && <small>{specialization ?? 'No specialization'}</small>}
      </>
    ),
  },
  {
    title: 'Sessions ahead',
    kind: 'number',
    cell: ({ physiotherapistId, sessionsAhead }) => (physiotherapistId ? numberText(sessionsAhead) : '–'),
  },
  {
    title: 'Last sign-in',
    kind: 'line',
    cell: ({ lastLogin }) => (lastLogin ? <time dateTime={lastLogin}>{dayText(lastLogin)}</time> : 'Never'),
  },
  { title: 'Status', kind: 'line', cell: (member) => <MemberStatusWord member={member} /> },
  {
    title: 'Actions',
    kind: 'actions',
    cell: ({ id, fullName }) => (
      <Link to={pathOf(staffPaths.adminMember, id)} className="button button-quiet" aria-label={`Manage ${fullName}`}>
        Manage
      </Link>
    ),
  },
];

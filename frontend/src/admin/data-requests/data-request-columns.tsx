import { CheckCircleOutlined, ClockCircleOutlined, CloseCircleOutlined, StopOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { dayText } from '#src/calendar/clinic-time';
import { pathOf } from '#src/path-of';
import { staffPaths } from '#src/paths';
import { StatusWord } from '#src/ui/feedback/StatusWord';
import type { Column } from '#src/ui/lists/DataTable';
import type { ErasureRequestRowFragment } from './gql/generated';

const looks = {
  OPEN: { tone: 'warning', Icon: ClockCircleOutlined },
  ACCEPTED: { tone: 'success', Icon: CheckCircleOutlined },
  REFUSED: { tone: 'error', Icon: CloseCircleOutlined },
  ERASED: { tone: 'quiet', Icon: StopOutlined },
  WITHDRAWN: { tone: 'quiet', Icon: StopOutlined },
} as const;

const statusWords = {
  OPEN: 'Open',
  ACCEPTED: 'Accepted',
  REFUSED: 'Refused',
  ERASED: 'Erased',
  WITHDRAWN: 'Withdrawn',
};

/** Labels of what is asked. */
export const kindLabels = { CORRECTION: 'Correction', ERASURE: 'Erasure' };

/** Days within which an open request is marked. */
const SOON = 14;

interface Actions {
  readonly onDecide: (row: ErasureRequestRowFragment) => void;
}

/** Columns of the requests about data. */
export const dataRequestColumns: readonly Column<ErasureRequestRowFragment, Actions>[] = [
  {
    title: 'Patient',
    kind: 'lead',
    cell: ({ patientId, patientName }) =>
      patientId ? (
        <Link to={pathOf(staffPaths.adminPatient, patientId)}>{nameOf(patientName)}</Link>
      ) : (
        nameOf(patientName)
      ),
  },
  {
    title: 'Request',
    kind: 'text',
    cell: ({ request: { kind, words } }) => (
      <span>
        {kindLabels[kind]}
        {words && (
          <>
            <br />
            <small>{words}</small>
          </>
        )}
      </span>
    ),
  },
  {
    title: 'Received',
    kind: 'line',
    cell: ({ request: { receivedAt } }) => <time dateTime={receivedAt}>{dayText(receivedAt)}</time>,
  },
  {
    title: 'Due',
    kind: 'line',
    cell: ({ request: { dueOn }, daysLeft }) =>
      daysLeft === null ? (
        dayText(dueOn)
      ) : (
        <StatusWord
          tone={daysLeft < 0 ? 'error' : daysLeft <= SOON ? 'warning' : 'quiet'}
          Icon={daysLeft < 0 ? CloseCircleOutlined : ClockCircleOutlined}
        >
          {dayText(dueOn)}, {clockText(daysLeft)}
        </StatusWord>
      ),
  },
  {
    title: 'Answer',
    kind: 'text',
    cell: ({ request: { status, answer, decidedAt, eraseOn, erasedAt }, decidedBy }) => (
      <span>
        <StatusWord {...looks[status]}>{statusWords[status]}</StatusWord>
        {decidedAt && (
          <>
            <br />
            <small>
              {dayText(decidedAt)}, {decidedBy || 'an admin'}
              {answer && `: ${answer}`}
            </small>
          </>
        )}
        {eraseOn && (
          <>
            <br />
            <small>
              {erasedAt ? `Erased on ${dayText(erasedAt)}` : `The rest is erased from ${dayText(eraseOn)} on`}
            </small>
          </>
        )}
      </span>
    ),
  },
  {
    title: 'Actions',
    kind: 'actions',
    cell: (row, { onDecide }) =>
      row.request.status === 'OPEN' && (
        <Button
          aria-label={`Answer the ${kindLabels[row.request.kind].toLowerCase()} of ${nameOf(row.patientName)}`}
          onClick={() => onDecide(row)}
        >
          Answer
        </Button>
      ),
  },
];

const nameOf = (name: string) => name || 'No name';

/** Says how many days are left. */
function clockText(days: number): string {
  if (days < 0) return `${-days} ${days === -1 ? 'day' : 'days'} late`;
  return days === 1 ? '1 day left' : `${days} days left`;
}

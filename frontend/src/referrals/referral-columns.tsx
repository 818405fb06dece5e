import {
  AlertOutlined,
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  ExclamationCircleOutlined,
  MinusCircleOutlined,
  StopOutlined,
  WarningOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { momentText } from '#src/calendar/clinic-time';
import { pathOf } from '#src/path-of';
import type { Column } from '#src/ui/lists/DataTable';
import { Stack } from '#src/ui/layout/Stack';
import { StatusWord } from '#src/ui/feedback/StatusWord';
import type { Workplace } from '#src/workplace/workplace-context';
import type { ReferralRowFragment } from './gql/generated';
import { ReferralReason } from './ReferralReason';

const looks = {
  ACTIVE: { tone: 'warning', Icon: ClockCircleOutlined },
  ACCEPTED: { tone: 'success', Icon: CheckCircleOutlined },
  DECLINED: { tone: 'error', Icon: CloseCircleOutlined },
  REVOKED: { tone: 'quiet', Icon: StopOutlined },
} as const;

const priorities = {
  ROUTINE: { tone: 'quiet', Icon: MinusCircleOutlined },
  URGENT: { tone: 'warning', Icon: ExclamationCircleOutlined },
  ASAP: { tone: 'warning', Icon: WarningOutlined },
  STAT: { tone: 'error', Icon: AlertOutlined },
} as const;

const priorityWords = { ROUTINE: 'Routine', URGENT: 'Urgent', ASAP: 'As soon as possible', STAT: 'At once' };

const statusWords = { ACTIVE: 'Waiting', ACCEPTED: 'Accepted', DECLINED: 'Declined', REVOKED: 'Taken back' };

interface Actions {
  readonly onAccept: (referral: ReferralRowFragment) => void;
  readonly onDecline: (referral: ReferralRowFragment) => void;
  readonly onDocuments: ((referral: ReferralRowFragment) => void) | undefined;
  /** Pattern of a patient's page. */
  readonly patient: Workplace['patient'];
}

/** Columns of the referrals, for who reads why a patient is sent. */
export const clinicalColumns: readonly Column<ReferralRowFragment, Actions>[] = [
  {
    title: 'Patient',
    kind: 'lead',
    cell: ({ patientName, patientNumber }, { patient }) => (
      <>
        <Link to={pathOf(patient, patientNumber)}>{patientName || patientNumber}</Link>
        <br />
        <small>{patientNumber}</small>
      </>
    ),
  },
  {
    title: 'Hospital',
    kind: 'text',
    cell: ({ clientName, requester }) => (
      <span>
        {clientName}
        {requester && (
          <>
            <br />
            <small>{requester}</small>
          </>
        )}
      </span>
    ),
  },
  {
    title: 'Priority',
    kind: 'text',
    cell: ({ priority }) => <StatusWord {...priorities[priority]}>{priorityWords[priority]}</StatusWord>,
  },
  { title: 'Reason', kind: 'text', cell: (referral) => <ReferralReason referral={referral} /> },
  {
    title: 'When',
    kind: 'line',
    cell: ({ authoredAt }) => <time dateTime={authoredAt}>{momentText(authoredAt)}</time>,
  },
  {
    title: 'Status',
    kind: 'text',
    cell: ({ status, declineReason }) => (
      <span>
        <StatusWord {...looks[status]}>{statusWords[status]}</StatusWord>
        {declineReason && (
          <>
            <br />
            <small>{declineReason}</small>
          </>
        )}
      </span>
    ),
  },
  {
    title: 'Actions',
    kind: 'actions',
    cell: (referral, { onAccept, onDecline, onDocuments }) => (
      <Stack row gap={2}>
        {onDocuments && referral.documentCount > 0 && (
          <Button
            aria-label={`Documents of ${nameOf(referral)}, ${referral.documentCount}`}
            onClick={() => onDocuments(referral)}
          >
            Documents ({referral.documentCount})
          </Button>
        )}
        {referral.status === 'ACTIVE' && (
          <>
            <Button aria-label={`Accept ${nameOf(referral)}`} onClick={() => onAccept(referral)}>
              Accept
            </Button>
            <Button danger aria-label={`Decline ${nameOf(referral)}`} onClick={() => onDecline(referral)}>
              Decline
            </Button>
          </>
        )}
      </Stack>
    ),
  },
];

/** Columns for the front desk, to which the server says nothing clinical. */
export const deskColumns = clinicalColumns.filter(({ title }) => title !== 'Reason');

const nameOf = ({ patientName, patientNumber }: ReferralRowFragment) => patientName || patientNumber;

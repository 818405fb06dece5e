import { CheckCircleOutlined, ClockCircleOutlined, CloseCircleOutlined, StopOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { momentText } from '#src/calendar/clinic-time';
import { pathOf } from '#src/path-of';
import { paths } from '#src/paths';
import type { Column } from '#src/ui/lists/DataTable';
import { Stack } from '#src/ui/layout/Stack';
import { StatusWord } from '#src/ui/feedback/StatusWord';
import type { ReferralRowFragment } from './gql/generated';

const looks = {
  ACTIVE: { tone: 'warning', Icon: ClockCircleOutlined },
  ACCEPTED: { tone: 'success', Icon: CheckCircleOutlined },
  DECLINED: { tone: 'error', Icon: CloseCircleOutlined },
  REVOKED: { tone: 'quiet', Icon: StopOutlined },
} as const;

const statusWords = { ACTIVE: 'Waiting', ACCEPTED: 'Accepted', DECLINED: 'Declined', REVOKED: 'Taken back' };

interface Actions {
  readonly onAccept: (referral: ReferralRowFragment) => void;
  readonly onDecline: (referral: ReferralRowFragment) => void;
  readonly onDocuments: (referral: ReferralRowFragment) => void;
}

/** Columns of the referrals. */
export const referralColumns: readonly Column<ReferralRowFragment, Actions>[] = [
  {
    title: 'Patient',
    kind: 'lead',
    cell: ({ patientName, patientNumber }) => (
      <>
        <Link to={pathOf(paths.adminPatient, patientNumber)}>{patientName || patientNumber}</Link>
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
  { title: 'Reason', kind: 'text', cell: ({ reason }) => reason },
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
        {referral.documentCount > 0 && (
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

const nameOf = ({ patientName, patientNumber }: ReferralRowFragment) => patientName || patientNumber;

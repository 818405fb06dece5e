import { CheckCircleOutlined, StopOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { dayText } from '#src/calendar/clinic-time';
import type { Column } from '#src/ui/lists/DataTable';
import { Stack } from '#src/ui/layout/Stack';
import { StatusWord } from '#src/ui/feedback/StatusWord';
import { formatPhone } from '#src/values/phone-number';
import { PatientLink } from '#src/patients/PatientLink';
import { typeLabels } from '../team/team-labels';
import type { AccountRowFragment } from './gql/generated';

type Doing = (account: AccountRowFragment) => void;

interface Actions {
  /** The signed-in admin, who cannot switch off their own account. */
  readonly ownId: string | undefined;
  readonly onType: Doing;
  readonly onSignOut: Doing;
  readonly onSwitch: Doing;
  readonly onOpen: Doing;
}

/** Falls back to the number. */
const nameOf = ({ fullName, mobileNumber }: AccountRowFragment) => fullName || formatPhone(mobileNumber);

function Person({ account }: { readonly account: AccountRowFragment }) {
  const { fullName, mobileNumber, patientNumber } = account;
  const name = <strong>{fullName || 'N/A'}</strong>;
  return (
    <>
      {patientNumber ? <PatientLink number={patientNumber}>{name}</PatientLink> : name}
      <br />
      <small>{formatPhone(mobileNumber)}</small>
    </>
  );
}

function Buttons({ account, actions }: { readonly account: AccountRowFragment; readonly actions: Actions }) {
  const { ownId, onType, onSignOut, onSwitch, onOpen } = actions;
  const { id, disabled, liveSessions, birthYearDueSince } = account;
  if (id === ownId) return 'Your own';
  const name = nameOf(account);
  return (
    <Stack row gap={2}>
      {birthYearDueSince && (
        <Button aria-label={`Open the account of ${name}`} onClick={() => onOpen(account)}>
          Open
        </Button>
      )}
      <Button aria-label={`Change type of ${name}`} onClick={() => onType(account)}>
        Change type
      </Button>
      {liveSessions > 0 && (
        <Button aria-label={`Sign out ${name} everywhere`} onClick={() => onSignOut(account)}>
          Sign out
        </Button>
      )}
      <Button
        aria-label={`Switch ${disabled ? 'on' : 'off'} ${name}`}
        danger={!disabled}
        onClick={() => onSwitch(account)}
      >
        {disabled ? 'Switch on' : 'Switch off'}
      </Button>
    </Stack>
  );
}

const browsersText = (count: number) => (count === 1 ? '1 browser' : `${count} browsers`);

/** Columns of the accounts. */
export const accountColumns: readonly Column<AccountRowFragment, Actions>[] = [
  { title: 'Name', kind: 'lead', cell: (account) => <Person account={account} /> },
  { title: 'Type', kind: 'line', cell: ({ userType }) => typeLabels[userType] },
  {
    title: 'Made',
    kind: 'line',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{dayText(createdAt)}</time>,
  },
  {
    title: 'Last sign-in',
    kind: 'line',
    cell: ({ lastLogin, liveSessions, birthYearDueSince }) => (
      <>
        {lastLogin ? <time dateTime={lastLogin}>{dayText(lastLogin)}</time> : 'Never'}
        <br />
        <small>{liveSessions === 0 ? 'Signed in nowhere' : `Signed in: ${browsersText(liveSessions)}`}</small>
        {birthYearDueSince && (
          <>
            <br />
            <small>Waits for the year of birth</small>
          </>
        )}
      </>
    ),
  },
  {
    title: 'Status',
    kind: 'line',
    cell: ({ disabled }) =>
      disabled ? (
        <StatusWord tone="warning" Icon={StopOutlined}>
          Switched off
        </StatusWord>
      ) : (
        <StatusWord tone="success" Icon={CheckCircleOutlined}>
          Can sign in
        </StatusWord>
      ),
  },
  { title: 'Actions', kind: 'actions', cell: (account, actions) => <Buttons account={account} actions={actions} /> },
];

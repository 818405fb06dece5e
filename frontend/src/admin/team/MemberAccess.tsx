import { Button } from 'antd';
import { dayText, startOfDay } from '#src/calendar/clinic-time';
import { failureText } from '#src/failure-text';
import { invitationText } from '#src/invitations/invitation-text';
import { useAction } from '#src/ui/hooks/useAction';
import { useInviteMemberMutation } from '#src/invitations/gql/generated';
import { ErrorSlot } from '#src/ui/feedback/ErrorSlotProvider';
import { Card } from '#src/ui/layout/Card';
import { Stack } from '#src/ui/layout/Stack';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { useDialog } from '#src/ui/dialogs/useDialog';
import { AddMemberDialog } from './AddMemberDialog';
import { CancelDepartureDialog } from './CancelDepartureDialog';
import { DepartureDialog } from './DepartureDialog';
import type { MemberRowFragment } from './gql/generated';
import { MemberFacts } from './MemberFacts';
import { ResetFactorsDialog } from './ResetFactorsDialog';
import { RoleDialog } from './RoleDialog';
import { SignOutMemberDialog } from './SignOutMemberDialog';
import { ToggleAccountDialog } from './ToggleAccountDialog';
import { typeLabels } from './team-labels';

const dialogs = {
  role: RoleDialog,
  departure: DepartureDialog,
  stay: CancelDepartureDialog,
  signOut: SignOutMemberDialog,
  factors: ResetFactorsDialog,
  toggle: ToggleAccountDialog,
};

type Dialog = keyof typeof dialogs | 'account';

interface Props {
  readonly member: MemberRowFragment;
  /** Whether it is the signed-in admin, who cannot shut themselves out. */
  readonly isOwn: boolean;
}

/** How a member signs in, as what and until when, with the dialogs that change it. */
export function MemberAccess({ member, isOwn }: Props) {
  const { subject, open, frame } = useDialog<Dialog>();
  return (
    <Card title="Access">
      <Stack>
        <MemberFacts facts={factsOf(member)} />
        <ErrorSlot />
        {isOwn ? (
          <p>This is you: another admin changes your role, your last day and your access.</p>
        ) : (
          <Buttons member={member} ask={open} />
        )}
      </Stack>
      {subject && <AccessDialog key={subject} dialog={subject} member={member} frame={frame} />}
    </Card>
  );
}

function factsOf({ userId, userType, disabled, lastDay, lastLogin, ...factors }: MemberRowFragment) {
  return {
    Account: userId ? (disabled ? 'Switched off' : `Signs in as ${typeLabels[userType].toLowerCase()}`) : 'No account',
    'Last sign-in': lastLogin ? dayText(lastLogin) : 'Never',
    'Last day': lastDay ? dayText(startOfDay(lastDay)) : 'None entered',
    'Second factor': factorText(factors),
  };
}

function factorText({ hasAuthenticator, hasPasskey }: Pick<MemberRowFragment, 'hasAuthenticator' | 'hasPasskey'>) {
  if (hasPasskey) return hasAuthenticator ? 'Passkey and authenticator app' : 'Passkey';
  return hasAuthenticator ? 'Authenticator app' : 'None';
}

/** What ends access comes last. */
function Buttons({ member, ask }: { readonly member: MemberRowFragment; readonly ask: (which: Dialog) => void }) {
  const { userId, lastDay, disabled, hasAuthenticator, hasPasskey } = member;
  const endsAccess = !disabled;
  return (
    <Stack row gap={2}>
      {!userId && <Button onClick={() => ask('account')}>Give account</Button>}
      {userId && <Button onClick={() => ask('role')}>Change role</Button>}
      {userId && !disabled && <InviteButton id={userId} />}
      {userId && !disabled && <Button onClick={() => ask('signOut')}>Sign out everywhere</Button>}
      {(hasAuthenticator || hasPasskey) && <Button onClick={() => ask('factors')}>Reset second factors</Button>}
      {userId && lastDay && !disabled && <Button onClick={() => ask('stay')}>Take the last day back</Button>}
      {!lastDay && <Button onClick={() => ask('departure')}>Enter last day</Button>}
      {userId && (
        <Button danger={endsAccess} onClick={() => ask('toggle')}>
          {endsAccess ? 'Switch off' : 'Switch on'}
        </Button>
      )}
    </Stack>
  );
}

/** Sends the text that says how to sign in again, for example after a new phone. */
function InviteButton({ id }: { readonly id: string }) {
  const [invite] = useInviteMemberMutation();
  const { run, isBusy } = useAction({
    send: async () => {
      const { data } = await invite({ variables: { id } });
      return data ? invitationText(data.inviteMember) : undefined;
    },
    failureText: (failure) => failureText('The invitation was not sent', failure),
  });
  return (
    <Button loading={isBusy} onClick={() => run()}>
      Send invitation again
    </Button>
  );
}

interface DialogProps {
  readonly dialog: Dialog;
  readonly member: MemberRowFragment;
  readonly frame: DialogState;
}

function AccessDialog({ dialog, member, frame }: DialogProps) {
  if (dialog === 'account') return <AddMemberDialog known={member} {...frame} />;
  const About = dialogs[dialog];
  return <About member={member} {...frame} />;
}

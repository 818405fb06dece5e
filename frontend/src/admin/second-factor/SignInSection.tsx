import { Button } from 'antd';
import { useState } from 'react';
import { failureText } from '#src/failure-text';
import { ErrorSlot } from '#src/ui/feedback/ErrorSlotProvider';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { TextSkeleton } from '#src/ui/feedback/TextSkeleton';
import { useAction } from '#src/ui/hooks/useAction';
import { CheckboxChoice } from '#src/ui/forms/CheckboxChoice';
import { Card } from '#src/ui/layout/Card';
import { Stack } from '#src/ui/layout/Stack';
import { FourEyesCard } from '../approvals/FourEyesCard';
import {
  SecondFactorRolesDocument,
  useRequireSecondFactorMutation,
  useSecondFactorRolesQuery,
  type SecondFactorRole,
} from './gql/generated';

const roles: readonly { readonly value: SecondFactorRole; readonly label: string }[] = [
  { value: 'ADMIN', label: 'Admins' },
  { value: 'RECEPTION', label: 'Front desk' },
  { value: 'PHYSIOTHERAPIST', label: 'Physiotherapists' },
  { value: 'DOCTOR', label: 'Doctors' },
];

const reloads = [SecondFactorRolesDocument];

/** /admin/clinic/sign-in: of which roles a second factor is required, and whether a second admin approves changes. */
export function SignInSection() {
  const query = useSecondFactorRolesQuery({ fetchPolicy: 'network-only' });
  return (
    <Stack gap={4}>
      <Card title="Second factor">
        <QueryBoundary
          query={query}
          failureText={(failure) => failureText('The rule could not be loaded', failure)}
          skeleton={<TextSkeleton lines={5} />}
        >
          {({ secondFactorRoles }) => <Roles key={secondFactorRoles.join()} required={secondFactorRoles} />}
        </QueryBoundary>
      </Card>
      <FourEyesCard />
    </Stack>
  );
}

function Roles({ required }: { readonly required: readonly SecondFactorRole[] }) {
  const [chosen, setChosen] = useState<readonly SecondFactorRole[]>(required);
  const [save] = useRequireSecondFactorMutation();
  const added = chosen.filter((role) => !required.includes(role));
  const isChanged = added.length > 0 || chosen.length < required.length;
  const { run, isBusy } = useAction({
    send: async () => {
      await save({ variables: { roles: [...chosen] } });
      return 'The rule was saved. All admins are told.';
    },
    failureText: (failure) => failureText('The rule was not saved', failure),
    reloads,
  });
  return (
    <Stack>
      <p>
        Whoever has one of these roles confirms each sign-in by a passkey or an authenticator app, beside the code by
        text message. Patients are never asked.
      </p>
      <CheckboxChoice label="Second factor required of" options={roles} value={chosen} onChange={setChosen} />
      {added.length > 0 && (
        <output>
          Whoever of them is signed in without a second factor is signed out at once, and signs in again; what they
          typed stays on their screen. Whoever has no second factor is asked to add one then.
          {added.includes('ADMIN') && ' This applies to you, too.'}
        </output>
      )}
      <ErrorSlot />
      <div>
        <Button type="primary" disabled={!isChanged} loading={isBusy} onClick={() => run()}>
          Save
        </Button>
      </div>
    </Stack>
  );
}

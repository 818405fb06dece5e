import { Button } from 'antd';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import * as text from '#messages/secondFactor';
import { failureText } from '../failure-text';
import { ErrorSlot, ErrorSlotProvider } from '../ui/feedback/ErrorSlotProvider';
import { LoadingText } from '../ui/feedback/LoadingText';
import { QueryBoundary } from '../ui/feedback/QueryBoundary';
import { Stack } from '../ui/layout/Stack';
import { AddPasskey } from './AddPasskey';
import { ConfirmFactor } from './ConfirmFactor';
import { OwnFactorsDocument, useOwnFactorsQuery, type OwnFactorsQuery } from './gql/generated';
import type { ConfirmedUser } from './useConfirmFactor';

const SetUpApp = lazy(async () => ({ default: (await import('./SetUpApp')).SetUpApp }));

interface Props {
  /** Continues the sign-in: the session is whole. With the account if a factor has just confirmed it. */
  readonly onWhole: (confirmed?: ConfirmedUser) => Promise<void>;
}

/** The second step of a sign-in of an admin or the team: adds a factor if the clinic asks for one and there is none, and confirms with one. */
export function SecondFactorStep({ onWhole }: Props) {
  const query = useOwnFactorsQuery({ fetchPolicy: 'network-only' });
  return (
    <ErrorSlotProvider>
      <QueryBoundary
        query={query}
        failureText={(failure) => failureText(text.notLoaded, failure)}
        skeleton={<LoadingText />}
      >
        {({ myFactors }) => <Step {...myFactors} onWhole={onWhole} />}
      </QueryBoundary>
    </ErrorSlotProvider>
  );
}

const reloads = [OwnFactorsDocument];

function Step({ step, methods, onWhole }: OwnFactorsQuery['myFactors'] & Props) {
  const [isApp, setApp] = useState(false);
  const entered = useRef(false);
  useEffect(() => {
    if (step !== 'WHOLE' || entered.current) return;
    entered.current = true;
    void onWhole();
  }, [step, onWhole]);
  if (step === 'WHOLE') return <LoadingText />;
  if (isApp)
    return (
      <Suspense fallback={<LoadingText />}>
        <SetUpApp reloads={reloads} onDone={() => setApp(false)} />
      </Suspense>
    );
  if (step === 'ENROLMENT')
    return (
      <Stack>
        <p>{text.enrolLead}</p>
        <ErrorSlot />
        <AddPasskey reloads={reloads} doneText={text.added} isPrimary />
        <Button onClick={() => setApp(true)}>{text.setUpApp}</Button>
      </Stack>
    );
  return (
    <Stack>
      <p>{text.lead}</p>
      <ConfirmFactor methods={methods} onConfirmed={onWhole} />
      <p>{text.lost}</p>
    </Stack>
  );
}

import { Button } from 'antd';
import { momentText } from '../calendar/clinic-time';
import { failureText } from '../failure-text';
import { ErrorSlot, ErrorSlotProvider } from '../ui/feedback/ErrorSlotProvider';
import { useAction } from '../ui/hooks/useAction';
import { Stack } from '../ui/layout/Stack';
import {
  BirthYearCheckDocument,
  useBirthYearCheckQuery,
  useLiftBirthYearCheckMutation,
  type BirthYearCheckQuery,
} from './gql/generated';

interface Props {
  readonly patientId: string;
  /** What to say where nothing is asked; nothing by default. */
  readonly none?: string;
}

/** Says that a patient's account waits for the year of birth, and lifts the check once the clinic knows who calls. */
export function BirthYearNote({ patientId, none }: Props) {
  const { data, error } = useBirthYearCheckQuery({ variables: { patientId }, fetchPolicy: 'network-only' });
  if (error) return <p role="alert">Failed to fetch whether the account is open. Please try again.</p>;
  if (!data) return null;
  if (!data.birthYearCheck) return none ? <p>{none}</p> : null;
  return (
    <ErrorSlotProvider>
      <Due check={data.birthYearCheck} />
    </ErrorSlotProvider>
  );
}

const reloads = [BirthYearCheckDocument];

function Due({ check }: { readonly check: NonNullable<BirthYearCheckQuery['birthYearCheck']> }) {
  const { userId, since, triesLeft, hasBirthDate } = check;
  const [lift] = useLiftBirthYearCheckMutation();
  const { run, isBusy } = useAction({
    send: async () => {
      await lift({ variables: { userId } });
      return 'The account is open.';
    },
    failureText: (failure) => failureText('The account was not opened', failure),
    reloads,
  });
  return (
    <section aria-label="Year of birth">
      <Stack>
        <p>
          <strong>The sign-in waits for the year of birth</strong> since {momentText(since)}: a new device, and no
          sign-in for 180 days. {triesText(triesLeft, hasBirthDate)}
        </p>
        <p>Open it only for a patient whose identity you have checked: the number may be somebody else's by now.</p>
        <ErrorSlot />
        <Button loading={isBusy} onClick={() => run()}>
          Open the account
        </Button>
      </Stack>
    </section>
  );
}

function triesText(triesLeft: number, hasBirthDate: boolean): string {
  if (!hasBirthDate) return 'The record has no date of birth, so that only the clinic opens it.';
  if (triesLeft === 0) return 'The year was wrong five times, so that only the clinic opens it.';
  return `Tries left: ${triesLeft}.`;
}

import * as text from '#messages/secondFactor';
import { ErrorSlotProvider } from '../ui/feedback/ErrorSlotProvider';
import { Stack } from '../ui/layout/Stack';
import { ConfirmFactor } from './ConfirmFactor';
import { useOwnFactorsQuery } from './gql/generated';
import type { ConfirmedUser } from './useConfirmFactor';

/** Step-up authentication within a session by an own factor, in place of another sign-in; nothing for whoever has none. */
export function StepUp({ onDone }: { readonly onDone: (user: ConfirmedUser) => void }) {
  // A factor may have been added since the page asked.
  const { data } = useOwnFactorsQuery({ fetchPolicy: 'network-only' });
  const own = data?.myFactors;
  if (own?.step !== 'WHOLE' || own.methods.length === 0) return null;
  return (
    <ErrorSlotProvider>
      <Stack>
        <ConfirmFactor methods={own.methods} onConfirmed={onDone} />
        <p>{text.orSignIn}</p>
      </Stack>
    </ErrorSlotProvider>
  );
}

import { useState } from 'react';
import { Button } from 'antd';
import * as text from '#messages/ownPayments';
import { failureText } from '#src/failure-text';
import { ErrorSlot, ErrorSlotProvider } from '#src/ui/feedback/ErrorSlotProvider';
import { useAction } from '#src/ui/hooks/useAction';
import { usePayOnlineMutation } from './gql/generated';

/** Makes a link for what is due, and opens its page, where it is paid by UPI. Nobody of the clinic has to do anything before. */
export function PayNow({ amount }: { readonly amount: string }) {
  return (
    <ErrorSlotProvider>
      <ErrorSlot />
      <PayButton amount={amount} />
    </ErrorSlotProvider>
  );
}

function PayButton({ amount }: { readonly amount: string }) {
  // A repeat after a lost answer sends the same key, so that one link is made.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [pay] = usePayOnlineMutation();
  const paying = useAction({
    send: async () => {
      const { data } = await pay({ variables: { idempotencyKey } });
      if (!data) throw new Error('The answer has no link.');
      window.location.assign(data.payOnline.url);
    },
    failureText: (failure) => failureText(text.notPaidNow, failure),
  });
  return (
    <p>
      <Button type="primary" loading={paying.isBusy} onClick={() => paying.run()}>
        {text.payNow({ amount })}
      </Button>
    </p>
  );
}

import { useState, type ComponentType } from 'react';
import * as text from '#messages/user';
import { ErrorSlot } from '#src/ui/feedback/ErrorSlotProvider';
import { useAction } from '#src/ui/hooks/useAction';
import { Card } from '#src/ui/layout/Card';
import { PlainButton } from '#src/ui/layout/PlainButton';

/** What the clinic holds of the patient. What can be done with it loads on a tap. */
export function OwnDataCard() {
  return (
    <Card title={text.data}>
      <Opened />
    </Card>
  );
}

function Opened() {
  const [Data, setData] = useState<ComponentType>();
  const { run, isBusy } = useAction({
    send: async () => {
      const { OwnData } = await import('./OwnData');
      setData(() => OwnData);
    },
    failureText: () => text.dataNotOpened,
  });
  if (Data) return <Data />;
  return (
    <>
      <ErrorSlot />
      <PlainButton isBusy={isBusy} onClick={() => run()}>
        {text.toData}
      </PlainButton>
    </>
  );
}

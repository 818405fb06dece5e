import { Form } from 'antd';
import { lazy, Suspense } from 'react';
import { useClinic } from '../../brand/clinic';
import type { FreeSlotsInput } from '../../gql/generated';
import { useFormDiscard } from '../../ui/DiscardQuestion';

/** It comes when it is needed; without it a time is entered. */
const FreeTimePicker = lazy(() =>
  import('../../appointments/FreeTimePicker').then(
    (module) => ({ default: module.FreeTimePicker }),
    () => ({ default: EnterTheTime }),
  ),
);

function EnterTheTime() {
  return <p>The free times could not be loaded. Enter the date and time above.</p>;
}

interface Props {
  readonly search: Omit<FreeSlotsInput, 'from' | 'until'>;
  /** The first day that is shown. */
  readonly day: string;
}

/** The free times of an open clinic; one that is chosen goes into the form around, as `appointmentDate`. */
export function OfferedTimes({ search, day }: Props) {
  const form = Form.useFormInstance();
  const time = Form.useWatch<string | undefined>('appointmentDate');
  const { setEdited } = useFormDiscard();
  if (!useClinic().isOpen) return null;
  return (
    <Form.Item label="Free times">
      <Suspense>
        <FreeTimePicker
          key={JSON.stringify(search)}
          search={search}
          firstDay={day}
          isBesideInput
          value={time}
          onChange={(chosen) => {
            // A field that is set says nothing of it.
            setEdited(true);
            form.setFieldValue('appointmentDate', chosen);
            if (!chosen) return;
            void form.validateFields(['appointmentDate']).catch(() => undefined); // what was wrong with the former time
          }}
        />
      </Suspense>
    </Form.Item>
  );
}

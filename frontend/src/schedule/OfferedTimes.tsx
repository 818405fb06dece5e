import { Form } from 'antd';
import { lazy, Suspense } from 'react';
import { useClinic } from '../brand/clinic';
import type { FreeSlotsInput } from '../gql/generated';
import { useFormDiscard } from '../ui/dialogs/DiscardQuestion';

/** Loaded on demand; if that fails, the time is typed. */
const FreeTimePicker = lazy(() =>
  import('../appointments/FreeTimePicker').then(
    (module) => ({ default: module.FreeTimePicker }),
    () => ({ default: EnterTheTime }),
  ),
);

function EnterTheTime() {
  return <p>The free times could not be loaded. Enter the date and time above.</p>;
}

interface Props {
  readonly search: Omit<FreeSlotsInput, 'from' | 'until'>;
  /** First shown day. */
  readonly day: string;
}

/** Free slots of an open clinic; a choice sets `appointmentDate` in the surrounding form. */
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
            // Setting a field does not trigger the form's change event.
            setEdited(true);
            form.setFieldValue('appointmentDate', chosen);
            if (!chosen) return;
            void form.validateFields(['appointmentDate']).catch(() => undefined); // clears the previous error
          }}
        />
      </Suspense>
    </Form.Item>
  );
}

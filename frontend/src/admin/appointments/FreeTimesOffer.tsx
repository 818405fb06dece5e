import { Form } from 'antd';
import { lazy, Suspense } from 'react';
import type { SessionType } from '../../gql/generated';
import { useClinic } from '../../brand/clinic';

/** It comes when it is needed; without it a time is typed. */
const FreeTimePicker = lazy(() =>
  import('../../appointments/FreeTimePicker').then(
    (module) => ({ default: module.FreeTimePicker }),
    () => ({ default: TypeTheTime }),
  ),
);

function TypeTheTime() {
  return <p>The free times could not be loaded. Type the date and time above.</p>;
}

/** The free times of an open clinic for what the form around asks; one that is chosen is typed into it. */
export function FreeTimesOffer({ day }: { readonly day: string }) {
  const form = Form.useFormInstance();
  const sessionType = Form.useWatch<SessionType | undefined>('sessionType');
  const physiotherapistId = Form.useWatch<string | undefined>('physiotherapistId');
  const durationMinutes = Number(Form.useWatch<string | undefined>('durationMinutes'));
  const time = Form.useWatch<string | undefined>('appointmentDate');
  if (!useClinic().isOpen || !sessionType || !(durationMinutes >= 5 && durationMinutes <= 480)) return null;
  const search = { sessionType, durationMinutes, ...(physiotherapistId && { physiotherapistId }) };
  return (
    <Form.Item label="Free times">
      <Suspense>
        <FreeTimePicker
          key={JSON.stringify(search)}
          search={search}
          firstDay={day}
          value={time}
          onChange={(chosen) => {
            form.setFieldValue('appointmentDate', chosen);
            void form.validateFields(['appointmentDate']).catch(() => undefined); // what was wrong with the former time
          }}
        />
      </Suspense>
    </Form.Item>
  );
}

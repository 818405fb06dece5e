import { skipToken } from '@apollo/client/react';
import { Form } from 'antd';
import { useEffect, useRef } from 'react';
import { usePlanTherapistQuery } from '../gql/generated';

/** Chooses whoever treats in the patient's live plan, while nobody else is chosen. Stands inside the form of a booking. */
export function PlanTherapist() {
  const form = Form.useFormInstance();
  const patientId = Form.useWatch<string | undefined>('patientId');
  const { data } = usePlanTherapistQuery(patientId ? { variables: { patientId } } : skipToken);
  const plan = data?.recoveryPlan;
  const treats = plan?.status === 'ACTIVE' ? plan.physiotherapistId : null;
  const filled = useRef<string>(undefined);
  useEffect(() => {
    // What somebody chose stays; what was filled in for the patient before goes.
    if (form.getFieldValue('physiotherapistId') !== filled.current) return;
    filled.current = treats ?? undefined;
    form.setFieldValue('physiotherapistId', filled.current);
  }, [form, treats]);
  return null;
}

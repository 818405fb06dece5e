import { skipToken } from '@apollo/client/react';
import { Form } from 'antd';
import { useEffect, useRef } from 'react';
import { usePlanTherapistQuery } from '../workplace/gql/generated';
import { useWorkplace } from '../workplace/workplace-context';

/**
 * Prefills the physiotherapist of the patient's live plan in the booking form, unless the user has chosen one. The front desk may not read
 * plans, so that nothing is prefilled there.
 */
export function PlanTherapist() {
  const { mayReadPlans } = useWorkplace();
  const form = Form.useFormInstance();
  const patientId = Form.useWatch<string | undefined>('patientId');
  const { data } = usePlanTherapistQuery(mayReadPlans && patientId ? { variables: { patientId } } : skipToken);
  const plan = data?.recoveryPlan;
  const treats = plan?.status === 'ACTIVE' ? plan.physiotherapistId : null;
  const filled = useRef<string>(undefined);
  useEffect(() => {
    // Keep the user's choice; replace only what was prefilled for the previous patient.
    if (form.getFieldValue('physiotherapistId') !== filled.current) return;
    filled.current = treats ?? undefined;
    form.setFieldValue('physiotherapistId', filled.current);
  }, [form, treats]);
  return null;
}

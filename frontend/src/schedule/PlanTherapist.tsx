import { skipToken } from '@apollo/client/react';
import { Form } from 'antd';
import { useEffect, useRef } from 'react';
import { useDeskTherapistQuery, usePlanTherapistQuery } from '../workplace/gql/generated';
import { useWorkplace } from '../workplace/workplace-context';

/**
 * Prefills the physiotherapist of the patient's live plan in the booking form, unless the user has chosen one. The front desk may not read
 * plans, and asks with whom the patient is booked.
 */
export function PlanTherapist() {
  const { mayReadPlans } = useWorkplace();
  const form = Form.useFormInstance();
  const patientId = Form.useWatch<string | undefined>('patientId');
  const asked = patientId ? { variables: { patientId } } : skipToken;
  const plan = usePlanTherapistQuery(mayReadPlans ? asked : skipToken).data?.recoveryPlan;
  const atDesk = useDeskTherapistQuery(mayReadPlans ? skipToken : asked).data?.deskPatient.physiotherapistId;
  const treats = plan?.status === 'ACTIVE' ? plan.physiotherapistId : atDesk;
  const filled = useRef<string>(undefined);
  useEffect(() => {
    // Keep the user's choice; replace only what was prefilled for the previous patient.
    if (form.getFieldValue('physiotherapistId') !== filled.current) return;
    filled.current = treats ?? undefined;
    form.setFieldValue('physiotherapistId', filled.current);
  }, [form, treats]);
  return null;
}

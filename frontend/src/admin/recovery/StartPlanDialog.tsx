import { Form, Input, Select } from 'antd';
import { useState } from 'react';
import { addDays } from '#src/calendar/clinic-time';
import { useClinicToday } from '#src/calendar/useClinicToday';
import { failureText } from '#src/failure-text';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { choiceRules, optionalTextRules } from '#src/ui/forms/form-rules';
import { FormDialog } from '#src/ui/dialogs/FormDialog';
import { untilLoaded } from '#src/ui/feedback/QueryBoundary';
import { RadioChoice } from '#src/ui/forms/RadioChoice';
import { Subject } from '#src/ui/layout/Subject';
import { onceFailureText } from '#src/payments/once-failure-text';
import { PatientPageDocument } from '../patient-page/gql/generated';
import {
  PatientPlanDocument,
  usePlanChoicesQuery,
  useStartPlanMutation,
  type BodySide,
  type PlanChoicesQuery,
} from './gql/generated';
import type { PlanPatient } from './PatientPlan';
import { approvedVersions, sideOptions } from './plan-labels';
import { planSelect, TeamFields } from './TeamFields';

/** Maximum age of an operation in days (CreatePlanInput). */
const mostDaysBack = 365;

/** The validated values, by the server's field names. */
interface Values {
  readonly protocolVersionId: string;
  /** YYYY-MM-DD. */
  readonly surgeryDate: string;
  readonly side: BodySide;
  readonly physiotherapistId: string;
  readonly doctorId: string;
  readonly referral?: string;
}

interface Props extends DialogState {
  readonly patient: PlanPatient;
}

/** Starts a plan from an approved version: creates all sessions in one transaction. Repeated submits create one plan. */
export function StartPlanDialog({ patient, ...frame }: Props) {
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [start] = useStartPlanMutation();
  const today = useClinicToday();
  const choices = usePlanChoicesQuery();
  const send = async ({ referral, ...values }: Values) => {
    const input = { ...values, patientId: patient.id, referral: referral?.trim() || null };
    const made = (await start({ variables: { input, idempotencyKey } })).data?.createPlan;
    return made ? `${made.protocolName} was started, with ${made.ledger.planned} sessions.` : 'The plan was started.';
  };
  return (
    <FormDialog<Values>
      {...frame}
      title="Start a plan"
      width={560}
      lead={
        <Subject>
          <strong>{patient.name}</strong> {patient.patientId}
        </Subject>
      }
      waiting={untilLoaded(choices, (failure) => failureText('Failed to fetch the protocols and the team', failure))}
      name="plan"
      submitLabel="Start the plan"
      send={send}
      failureText={(failure) =>
        onceFailureText('Failed to start the plan', 'started', failure, 'the plan on this page')
      }
      reloads={[PatientPlanDocument, PatientPageDocument]}
    >
      {choices.data && <Choices {...choices.data} />}
      <Form.Item
        name="surgeryDate"
        label="Day of the operation"
        rules={choiceRules('The day of the operation is required')}
      >
        <Input type="date" min={addDays(today, -mostDaysBack)} max={today} />
      </Form.Item>
      <Form.Item name="side" label="Operated side" rules={choiceRules('The operated side is required')}>
        <RadioChoice label="Operated side" options={[...sideOptions]} />
      </Form.Item>
      <Form.Item
        name="referral"
        label="Referral (optional)"
        extra="Where the patient came from."
        rules={optionalTextRules(500)}
      >
        <Input.TextArea rows={2} maxLength={500} />
      </Form.Item>
    </FormDialog>
  );
}

/** Selects for the protocol, physiotherapist and doctor. */
function Choices({ protocols, physiotherapists, doctors }: PlanChoicesQuery) {
  return (
    <>
      <Form.Item
        name="protocolVersionId"
        label="Protocol"
        extra="Approved versions alone."
        rules={choiceRules('The protocol is required')}
      >
        <Select<string>
          {...planSelect}
          notFoundContent="No protocol is approved yet. A doctor signs a version before a plan can be made from it."
          options={approvedVersions(protocols)}
        />
      </Form.Item>
      <TeamFields physiotherapists={physiotherapists} doctors={doctors} />
    </>
  );
}

import { Form, Input } from 'antd';
import { useState } from 'react';
import { useClinicToday } from '#src/calendar/useClinicToday';
import { failureText } from '#src/failure-text';
import { onceFailureText } from '#src/payments/once-failure-text';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { FormDialog } from '#src/ui/dialogs/FormDialog';
import { untilLoaded } from '#src/ui/feedback/QueryBoundary';
import { reasonRules } from '#src/ui/forms/form-rules';
import { BenchDayDocument } from '../gql/generated';
import {
  BenchPatientDocument,
  BenchPatientsDocument,
  useChangeProgrammeMutation,
  useProgrammeWordsQuery,
  useStartProgrammeMutation,
  type CarePlanFragment,
} from '../patients/gql/generated';
import { inputOf, newExercise, ownKeysOf, valuesOf, type ProgrammeValues } from './programme-form';
import { ProgrammeFields } from './ProgrammeFields';

const reloads = [BenchPatientDocument, BenchPatientsDocument, BenchDayDocument];
const width = 640;

interface StartProps extends DialogState {
  readonly patientId: string;
}

/** Begins a programme today. Repeated submits begin one. */
export function StartProgrammeDialog({ patientId, ...frame }: StartProps) {
  const [key] = useState(() => crypto.randomUUID());
  const [start] = useStartProgrammeMutation();
  return (
    <FormDialog<ProgrammeValues>
      {...frame}
      title="Begin a programme"
      width={width}
      name="programme"
      initialValues={{ side: 'NONE', exercises: [newExercise] }}
      submitLabel="Begin"
      send={async (values) => {
        await start({ variables: { patientId, input: inputOf(values), key } });
        return 'The programme begins today. The patient finds it on the day page.';
      }}
      failureText={(failure) =>
        onceFailureText('The programme was not begun', 'begun', failure, "the patient's programme")
      }
      isAlwaysSaid
      reloads={reloads}
    >
      <ProgrammeFields />
    </FormDialog>
  );
}

interface ChangeProps extends DialogState {
  readonly plan: CarePlanFragment;
}

/** Writes the next version of a programme, with a reason; the former one stays in the list. */
export function ChangeProgrammeDialog({ plan, ...frame }: ChangeProps) {
  const today = useClinicToday();
  // Both languages are the same plan, which the cache would keep once. What was read when the form opened counts: a change by somebody
  // else since then is refused and not overwritten.
  const words = useProgrammeWordsQuery({ variables: { patientId: plan.patient.id }, fetchPolicy: 'no-cache' });
  const { english, hindi } = words.data ?? {};
  const initialValues = english && hindi ? valuesOf(english, hindi, today) : undefined;
  const [change] = useChangeProgrammeMutation();
  return (
    <FormDialog<ProgrammeValues & { readonly reason: string }>
      {...frame}
      title="Change the programme"
      width={width}
      name="programme"
      {...(initialValues && { initialValues })}
      waiting={!initialValues && untilLoaded(words, (failure) => failureText('Failed to fetch the programme', failure))}
      submitLabel="Change"
      send={async ({ reason, ...values }) => {
        const variables = { planId: plan.id, input: inputOf(values), reason: reason.trim(), version: english?.version };
        await change({ variables });
        return 'The programme was changed. The patient finds it on the day page.';
      }}
      failureText={(failure) => failureText('The programme was not changed', failure)}
      isAlwaysSaid
      reloads={reloads}
    >
      <ProgrammeFields ownKeys={ownKeysOf(initialValues)} />
      <Form.Item
        name="reason"
        label="Why it changes"
        extra="For the team. The patient does not see it."
        rules={reasonRules('Why it changes', 3, 200)}
      >
        <Input autoComplete="off" />
      </Form.Item>
    </FormDialog>
  );
}

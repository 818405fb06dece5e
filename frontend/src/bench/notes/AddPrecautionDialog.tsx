import { Form, Input } from 'antd';
import { useState } from 'react';
import { useClinicToday } from '#src/calendar/useClinicToday';
import { onceFailureText } from '#src/payments/once-failure-text';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { FormDialog } from '#src/ui/dialogs/FormDialog';
import { ChipChoice } from '#src/ui/forms/ChipChoice';
import { choiceRules } from '#src/ui/forms/form-rules';
import { BenchDayDocument } from '../gql/generated';
import {
  BenchPatientDocument,
  PastPrecautionsDocument,
  useAddPrecautionMutation,
  type BodySide,
  type PrecautionInput,
  type PrecautionKind,
  type WeightBearing,
} from '../patients/gql/generated';
import { precautionLabels } from './precaution-texts';
import { percentOf, PrecautionFields } from './PrecautionFields';

interface Props extends DialogState {
  readonly patientId: string;
}

interface Values {
  readonly kind: PrecautionKind;
  readonly weightBearing?: WeightBearing;
  /** As typed. */
  readonly percent?: string;
  readonly side?: BodySide;
  readonly text?: string;
  /** YYYY-MM-DD; empty for none. */
  readonly until?: string;
}

const kinds = Object.entries(precautionLabels).map(([value, label]) => ({ value, label }));

/** Adds a precaution; one for the weight of a leg ends the former of that leg. Repeated submits add one. */
export function AddPrecautionDialog({ patientId, ...frame }: Props) {
  const today = useClinicToday();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [add] = useAddPrecautionMutation();
  return (
    <FormDialog<Values>
      {...frame}
      title="Add precaution"
      name="precaution"
      submitLabel="Add"
      send={async (values) => {
        await add({ variables: { patientId, input: inputOf(values), idempotencyKey } });
        return 'The precaution was added.';
      }}
      failureText={(failure) =>
        onceFailureText('The precaution was not added', 'added', failure, "the patient's precautions")
      }
      reloads={[BenchPatientDocument, BenchDayDocument, PastPrecautionsDocument]}
    >
      <Form.Item name="kind" label="What to take care of" rules={choiceRules('Choose what to take care of')}>
        <ChipChoice label="What to take care of" chips={kinds} />
      </Form.Item>
      <Form.Item noStyle dependencies={['kind']}>
        {({ getFieldValue }) => <PrecautionFields kind={getFieldValue('kind') as PrecautionKind | undefined} />}
      </Form.Item>
      <Form.Item
        name="until"
        label="Last day (optional)"
        extra="Left empty: until somebody ends it."
        rules={[{ validator: noEarlierThan(today) }]}
      >
        <Input type="date" min={today} />
      </Form.Item>
    </FormDialog>
  );
}

const noEarlierThan = (today: string) => async (_rule: unknown, day: string | undefined) => {
  if (day && day < today) throw new Error('Choose today or a later day');
};

/** Fields of another kind that were filled in before are not sent. */
function inputOf({ kind, weightBearing, percent, side, text, until }: Values): PrecautionInput {
  const isWeight = kind === 'WEIGHT_BEARING';
  return {
    kind,
    weightBearing: (isWeight && weightBearing) || null,
    percent: (isWeight && weightBearing === 'PARTIAL' && percentOf(percent ?? '')) || null,
    side: side && side !== 'NONE' ? side : null,
    text: text?.trim() || null,
    until: until || null,
  };
}

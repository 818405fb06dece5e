import { Form, Input, Select, type FormRule } from 'antd';
import { optionalTextRules } from '#src/ui/forms/form-rules';
import {
  PatientDetailsDocument,
  usePhysiotherapistsInChargeQuery,
  useUpdateCarePlanMutation,
  type PatientDetailsFieldsFragment,
} from '#src/workplace/gql/generated';
import { besideSelect } from '#src/ui/forms/select-popup';
import { useConflict } from '#src/ui/forms/useConflict';
import { useFreshQuery } from '#src/ui/hooks/useFreshQuery';
import { showDetails } from './details-cache';
import { patientFacts } from '#src/patients/patient-facts';
import { DetailsForm, type DetailsFormProps } from './DetailsForm';

interface Values {
  readonly referringDoctor?: string;
  readonly physiotherapistId?: string | null;
  /** Digits. */
  readonly plannedSessions: string;
}

const plannedSessionsRules: FormRule[] = [
  { required: true, message: 'Planned sessions are required' },
  {
    validateTrigger: 'onBlur',
    pattern: /^(?:[1-9]\d?|1\d\d|200)$/,
    message: 'Enter a number of sessions from 1 to 200',
  },
];

const valuesOf = ({ referringDoctor, physiotherapist, plannedSessions }: PatientDetailsFieldsFragment): Values => ({
  referringDoctor: referringDoctor ?? '',
  physiotherapistId: physiotherapist?.id ?? null,
  plannedSessions: String(plannedSessions),
});

const factsOf = (details: PatientDetailsFieldsFragment) => ({
  ...patientFacts(details),
  'Referring doctor': details.referringDoctor ?? '',
  Physiotherapist: details.physiotherapist?.name ?? '',
  'Planned sessions': String(details.plannedSessions),
});

/** Changes the physiotherapist in charge and the number of planned sessions. */
export function CarePlanForm({ id, details, onEdited, onDone }: DetailsFormProps) {
  const [updatePlan] = useUpdateCarePlanMutation();
  const read = useFreshQuery();
  const { known = details, conflict } = useConflict({
    known: details,
    readAgain: async () => (await read(PatientDetailsDocument, { id }))?.patientDetails,
    factsOf,
    valuesOf,
  });
  const send = async ({ referringDoctor, physiotherapistId, plannedSessions }: Values) => {
    const input = {
      referringDoctor: referringDoctor?.trim() || null,
      physiotherapistId: physiotherapistId ?? null,
      plannedSessions: Number(plannedSessions),
    };
    await updatePlan({
      variables: { patientId: id, input, version: known.patient.version },
      update: (cache, { data }) => showDetails(cache, id, data?.updateCarePlan),
    });
    return 'The care plan was saved.';
  };
  return (
    <DetailsForm<Values>
      name="plan"
      initialValues={valuesOf(details)}
      conflict={conflict}
      submitLabel="Save care plan"
      send={send}
      onEdited={onEdited}
      onDone={onDone}
    >
      <Form.Item name="referringDoctor" label="Referring doctor (optional)" rules={optionalTextRules(120)}>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="physiotherapistId" label="Physiotherapist (optional)">
        <InChargeSelect present={known.physiotherapist} />
      </Form.Item>
      <Form.Item name="plannedSessions" label="Planned sessions" rules={plannedSessionsRules}>
        <Input inputMode="numeric" autoComplete="off" maxLength={3} />
      </Form.Item>
    </DetailsForm>
  );
}

interface SelectProps {
  /** Set by the Form.Item, like `value` and `onChange`. */
  readonly id?: string;
  readonly value?: string | null;
  readonly onChange?: (id: string | undefined) => void;
  readonly present: PatientDetailsFieldsFragment['physiotherapist'];
}

/** A select of physiotherapists; includes the current one even if the list failed to load. */
function InChargeSelect({ present, ...props }: SelectProps) {
  const { data, loading, error } = usePhysiotherapistsInChargeQuery();
  const listed = data?.physiotherapists ?? [];
  const isListed = listed.some(({ id }) => id === present?.id);
  const missing = present && !isListed ? [{ value: present.id, label: present.name }] : [];
  const options = listed.map(({ id, name, specialization }) => ({ value: id, label: `${name}, ${specialization}` }));
  return (
    <Select<string>
      {...props}
      allowClear
      getPopupContainer={besideSelect}
      showSearch={{ optionFilterProp: 'label' }}
      loading={loading}
      placeholder="Nobody yet"
      notFoundContent={error ? 'The physiotherapists could not be loaded.' : 'No physiotherapist matches.'}
      options={[...missing, ...options]}
    />
  );
}

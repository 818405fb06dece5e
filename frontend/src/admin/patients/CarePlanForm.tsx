import { Form, Input, Select, type FormRule } from 'antd';
import { errorOf, isOutdated } from '../../errors';
import { optionalTextRules } from '../../ui/form-rules';
import {
  PatientDetailsDocument,
  usePhysiotherapistsInChargeQuery,
  useUpdateCarePlanMutation,
  type PatientDetailsFieldsFragment,
} from '../gql/generated';
import { besideSelect } from '../../ui/select-popup';
import { useRefetchQueries } from '../../ui/useRefetchQueries';
import { showDetails } from './details-cache';
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

/**
 * Changes who is in charge and how long the plan is (reading 78). Somebody else's change in between is refused; the details above then
 * show it, and saving again puts this form's values in its place.
 */
export function CarePlanForm({ id, details, onEdited, onDone }: DetailsFormProps) {
  const [updatePlan] = useUpdateCarePlanMutation();
  const reload = useRefetchQueries();
  const send = async ({ referringDoctor, physiotherapistId, plannedSessions }: Values) => {
    const input = {
      referringDoctor: referringDoctor?.trim() || null,
      physiotherapistId: physiotherapistId ?? null,
      plannedSessions: Number(plannedSessions),
    };
    try {
      await updatePlan({
        variables: { patientId: id, input, version: details.patient.version },
        update: (cache, { data }) => showDetails(cache, id, data?.updateCarePlan),
      });
    } catch (error) {
      if (isOutdated(errorOf(error))) reload([PatientDetailsDocument]);
      throw error;
    }
    return 'The care plan was saved.';
  };
  return (
    <DetailsForm<Values>
      name="plan"
      initialValues={{
        referringDoctor: details.referringDoctor ?? '',
        physiotherapistId: details.physiotherapist?.id ?? null,
        plannedSessions: String(details.plannedSessions),
      }}
      submitLabel="Save care plan"
      send={send}
      onEdited={onEdited}
      onDone={onDone}
    >
      <Form.Item name="referringDoctor" label="Referring doctor (optional)" rules={optionalTextRules(120)}>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="physiotherapistId" label="Physiotherapist (optional)">
        <InChargeSelect present={details.physiotherapist} />
      </Form.Item>
      <Form.Item name="plannedSessions" label="Planned sessions" rules={plannedSessionsRules}>
        <Input inputMode="numeric" autoComplete="off" maxLength={3} />
      </Form.Item>
    </DetailsForm>
  );
}

interface SelectProps {
  /** The three are given by the Form.Item around it. */
  readonly id?: string;
  readonly value?: string | null;
  readonly onChange?: (id: string | undefined) => void;
  readonly present: PatientDetailsFieldsFragment['physiotherapist'];
}

/** Chooses among the physiotherapists; who is in charge now is there even when the list could not be loaded. */
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

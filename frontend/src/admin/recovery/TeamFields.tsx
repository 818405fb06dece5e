import { Form, Select } from 'antd';
import { choiceRules } from '#src/ui/forms/form-rules';
import { besideSelect } from '#src/ui/forms/select-popup';
import type { PlanChoicesQuery } from './gql/generated';

/** Props of the selects in plan forms. */
export const planSelect = { getPopupContainer: besideSelect, showSearch: { optionFilterProp: 'label' } };

const nameOf = ({ id, name, specialization }: { id: string; name: string; specialization: string }) => ({
  value: id,
  label: specialization ? `${name}, ${specialization}` : name,
});

interface Props extends Pick<PlanChoicesQuery, 'physiotherapists' | 'doctors'> {
  /** The current team, which an empty choice keeps; if omitted, both are required. */
  readonly present?: { readonly physiotherapist: string | null; readonly doctor: string | null };
  /** False of a programme, for which its physiotherapist answers. */
  readonly hasDoctor?: boolean;
}

/** Selects for a plan's physiotherapist and doctor. */
export function TeamFields({ physiotherapists, doctors, present, hasDoctor = true }: Props) {
  const rules = (message: string) => (present ? [] : choiceRules(message));
  return (
    <>
      <Form.Item name="physiotherapistId" label="Physiotherapist" rules={rules('The physiotherapist is required')}>
        <Select<string>
          {...planSelect}
          allowClear={Boolean(present)}
          placeholder={present?.physiotherapist}
          notFoundContent="No physiotherapist matches."
          options={physiotherapists.map(nameOf)}
        />
      </Form.Item>
      {hasDoctor && (
        <Form.Item name="doctorId" label="Doctor" rules={rules('The doctor is required')}>
          <Select<string>
            {...planSelect}
            allowClear={Boolean(present)}
            placeholder={present?.doctor}
            notFoundContent="No doctor matches."
            options={doctors.map(nameOf)}
          />
        </Form.Item>
      )}
    </>
  );
}

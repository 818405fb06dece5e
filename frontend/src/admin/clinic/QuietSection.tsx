import { Form } from 'antd';
import { choiceRules } from '../../ui/form-rules';
import type { ClinicSettingsFieldsFragment } from './gql/generated';
import { FormGrid } from '../../ui/FormGrid';
import { SettingsSection } from './SettingsSection';
import { TimeOfDayInput } from './TimeOfDayInput';

interface Values {
  readonly quietFrom: string;
  readonly quietUntil: string;
}

const valuesOf = ({ quietFrom, quietUntil }: ClinicSettingsFieldsFragment): Values => ({ quietFrom, quietUntil });

const fromRules = choiceRules('Enter when the quiet time begins');
const untilRules = choiceRules('Enter when the quiet time ends');

/** When no message leaves. */
export function QuietSection() {
  return (
    <SettingsSection<Values>
      section="quiet"
      lead="Kept for messages to patients, which are still to come: none will leave in this time. The same time twice means that there is no quiet time."
      valuesOf={valuesOf}
      inputOf={(values) => values}
      savedText="The quiet time was saved."
    >
      <FormGrid>
        <Form.Item name="quietFrom" label="From" rules={fromRules}>
          <TimeOfDayInput />
        </Form.Item>
        <Form.Item name="quietUntil" label="Until" rules={untilRules}>
          <TimeOfDayInput />
        </Form.Item>
      </FormGrid>
    </SettingsSection>
  );
}

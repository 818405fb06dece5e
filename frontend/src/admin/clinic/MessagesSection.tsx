import { Form } from 'antd';
import { choiceRules } from '../../ui/form-rules';
import type { ClinicSettingsFieldsFragment, ClinicSettingsInput } from './gql/generated';
import { FormGrid } from '../../ui/FormGrid';
import { kindLabels, languageLabels } from '../messages/message-labels';
import { useClinicForms } from './clinic-forms';
import { MessageTemplates } from './MessageTemplates';
import { textOrNull } from './optional-text';
import { SettingsSection } from './SettingsSection';
import { TimeOfDayInput } from './TimeOfDayInput';

interface Values {
  readonly quietFrom: string;
  readonly quietUntil: string;
  /** In the order of the server. */
  readonly templates: readonly {
    readonly dltTemplateId: string;
    readonly enabled: boolean;
  }[];
}

const valuesOf = ({ quietFrom, quietUntil, templates }: ClinicSettingsFieldsFragment): Values => ({
  quietFrom,
  quietUntil,
  templates: templates.map(({ dltTemplateId, enabled }) => ({ dltTemplateId: dltTemplateId ?? '', enabled })),
});

const fromRules = choiceRules('Enter when the quiet time begins');
const untilRules = choiceRules('Enter when the quiet time ends');

/** What is told by text message, under which id of the operator, and when none leaves (clinic §5). */
export function MessagesSection() {
  const { settings } = useClinicForms();
  const inputOf = ({ templates, ...quiet }: Values): ClinicSettingsInput => ({
    ...quiet,
    // Which message each is stands in no input.
    templates: settings.templates.map(({ kind, language }, at) => ({
      kind,
      language,
      dltTemplateId: textOrNull(templates[at]?.dltTemplateId),
      enabled: templates[at]?.enabled ?? false,
    })),
  });
  const factsOf = ({ quietFrom, quietUntil, templates }: Values) => ({
    'Quiet from': quietFrom,
    'Quiet until': quietUntil,
    ...Object.fromEntries(
      settings.templates.map(({ kind, language }, at) => [
        `${kindLabels[kind]}, ${languageLabels[language]}`,
        `${templates[at]?.enabled ? 'on' : 'off'}, id ${templates[at]?.dltTemplateId || 'none'}`,
      ]),
    ),
  });
  return (
    <SettingsSection<Values>
      section="messages"
      lead="Once the clinic is open, patients are told by text message what happens to their sessions, and reminded of them. No message leaves in the quiet time; the same time twice means that there is none."
      valuesOf={valuesOf}
      inputOf={inputOf}
      factsOf={factsOf}
      savedText="The messages were saved."
    >
      <FormGrid>
        <Form.Item name="quietFrom" label="Quiet from" rules={fromRules}>
          <TimeOfDayInput />
        </Form.Item>
        <Form.Item name="quietUntil" label="Quiet until" rules={untilRules}>
          <TimeOfDayInput />
        </Form.Item>
      </FormGrid>
      <MessageTemplates templates={settings.templates} />
    </SettingsSection>
  );
}

import { Form } from 'antd';
import { choiceRules } from '#src/ui/forms/form-rules';
import type { ClinicSettingsFieldsFragment, ClinicSettingsInput } from './gql/generated';
import { FormGrid } from '#src/ui/forms/FormGrid';
import { kindLabels, languageLabels } from '#src/messages/message-labels';
import { useClinicForms } from './clinic-forms';
import { MessagePrices } from './MessagePrices';
import { priceFactsOf, priceInputOf, priceValuesOf, type MessagePriceValues } from './message-prices';
import { MessageTemplates } from './MessageTemplates';
import { textOrNull } from './optional-text';
import { SettingsSection } from './SettingsSection';
import { TimeOfDayInput } from './TimeOfDayInput';

interface Values extends MessagePriceValues {
  readonly quietFrom: string;
  readonly quietUntil: string;
  /** In the server's order. */
  readonly templates: readonly {
    readonly dltTemplateId: string;
    readonly providerTemplateId: string;
    readonly whatsappName: string;
    readonly enabled: boolean;
  }[];
}

const valuesOf = ({
  quietFrom,
  quietUntil,
  templates,
  messagePrices,
  creditWarning,
}: ClinicSettingsFieldsFragment): Values => ({
  quietFrom,
  quietUntil,
  ...priceValuesOf({ messagePrices, creditWarning }),
  templates: templates.map(({ dltTemplateId, providerTemplateId, whatsappName, enabled }) => ({
    dltTemplateId: dltTemplateId ?? '',
    providerTemplateId: providerTemplateId ?? '',
    whatsappName: whatsappName ?? '',
    enabled,
  })),
});

const fromRules = choiceRules('Enter when the quiet time begins');
const untilRules = choiceRules('Enter when the quiet time ends');

/** Text messages: template ids of the operator, and quiet hours. */
export function MessagesSection() {
  const { settings } = useClinicForms();
  const inputOf = ({ quietFrom, quietUntil, templates, ...prices }: Values): ClinicSettingsInput => ({
    quietFrom,
    quietUntil,
    ...priceInputOf(prices),
    // No input holds the kind and language: take them from the settings.
    templates: settings.templates.map(({ kind, language }, at) => ({
      kind,
      language,
      dltTemplateId: textOrNull(templates[at]?.dltTemplateId),
      providerTemplateId: textOrNull(templates[at]?.providerTemplateId),
      whatsappName: textOrNull(templates[at]?.whatsappName),
      enabled: templates[at]?.enabled ?? false,
    })),
  });
  const factsOf = ({ quietFrom, quietUntil, templates, ...prices }: Values) => ({
    'Quiet from': quietFrom,
    'Quiet until': quietUntil,
    ...priceFactsOf(prices),
    ...Object.fromEntries(
      settings.templates.map(({ kind, language }, at) => [
        `${kindLabels[kind]}, ${languageLabels[language]}`,
        `${templates[at]?.enabled ? 'on' : 'off'}, id ${templates[at]?.dltTemplateId || 'none'}, with MSG91 ${templates[at]?.providerTemplateId || 'none'}, with WhatsApp ${templates[at]?.whatsappName || 'none'}`,
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
      <MessagePrices />
      <MessageTemplates templates={settings.templates} />
    </SettingsSection>
  );
}

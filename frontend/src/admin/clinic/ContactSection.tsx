import { Form, Input } from 'antd';
import { optionalTextRules, textRules } from '#src/ui/forms/form-rules';
import type { ClinicSettingsFieldsFragment, ClinicSettingsInput } from './gql/generated';
import { FormGrid, Wide } from '#src/ui/forms/FormGrid';
import { textOrNull } from './optional-text';
import { PhonesField } from './PhonesField';
import { SettingsSection } from './SettingsSection';

interface Values {
  readonly name: string;
  readonly phones: readonly string[];
  readonly whatsapp: string;
  readonly email: string;
  readonly street: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  readonly mapUrl: string;
}

function valuesOf({ clinic }: ClinicSettingsFieldsFragment): Values {
  const { name, phones, whatsapp, email, street, city, region, postalCode, mapUrl } = clinic;
  return {
    name,
    phones: phones.length > 0 ? phones : [''],
    whatsapp: whatsapp ?? '',
    email,
    street,
    city,
    region,
    postalCode: postalCode ?? '',
    mapUrl: mapUrl ?? '',
  };
}

function inputOf(values: Values): ClinicSettingsInput {
  return {
    name: values.name.trim(),
    phones: values.phones.map((phone) => phone.trim()),
    whatsapp: textOrNull(values.whatsapp),
    email: values.email.trim(),
    street: values.street.trim(),
    city: values.city.trim(),
    region: textOrNull(values.region),
    postalCode: textOrNull(values.postalCode),
    mapUrl: textOrNull(values.mapUrl),
  };
}

const factsOf = (values: Values) => ({
  'Name of the clinic': values.name,
  'Phone numbers': values.phones.join(', '),
  'WhatsApp number': values.whatsapp,
  'E-mail': values.email,
  Street: values.street,
  City: values.city,
  State: values.region,
  'PIN code': values.postalCode,
  'Link to a map': values.mapUrl,
});

const rules = {
  name: textRules('Name', 120),
  whatsapp: optionalTextRules(40),
  email: textRules('E-mail', 254),
  street: textRules('Street', 200),
  city: textRules('City', 80),
  region: optionalTextRules(80),
  postalCode: optionalTextRules(12),
  mapUrl: optionalTextRules(500),
};

/** The clinic's name and contact data. */
export function ContactSection() {
  return (
    <SettingsSection<Values>
      section="contact"
      lead="How patients find and reach you. All of it is public once the clinic is open."
      valuesOf={valuesOf}
      inputOf={inputOf}
      factsOf={factsOf}
      savedText="Name and contact were saved."
    >
      <FormGrid>
        <Wide>
          <Form.Item name="name" label="Name of the clinic" rules={rules.name}>
            <Input autoComplete="organization" />
          </Form.Item>
          <PhonesField />
        </Wide>
        <Form.Item name="whatsapp" label="WhatsApp number (optional)" rules={rules.whatsapp}>
          <Input type="tel" autoComplete="off" />
        </Form.Item>
        <Form.Item name="email" label="E-mail" rules={rules.email}>
          <Input inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
        </Form.Item>
        <Wide>
          <Form.Item name="street" label="Street" rules={rules.street}>
            <Input autoComplete="street-address" />
          </Form.Item>
        </Wide>
        <Form.Item name="city" label="City" rules={rules.city}>
          <Input autoComplete="address-level2" />
        </Form.Item>
        <Form.Item name="region" label="State (optional)" rules={rules.region}>
          <Input autoComplete="address-level1" />
        </Form.Item>
        <Form.Item name="postalCode" label="PIN code (optional)" rules={rules.postalCode}>
          <Input inputMode="numeric" autoComplete="postal-code" />
        </Form.Item>
        <Form.Item name="mapUrl" label="Link to a map (optional)" extra="It begins with https://" rules={rules.mapUrl}>
          <Input inputMode="url" autoComplete="off" autoCapitalize="none" spellCheck={false} />
        </Form.Item>
      </FormGrid>
    </SettingsSection>
  );
}

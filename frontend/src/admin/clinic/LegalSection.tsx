import { Form, Input } from 'antd';
import { optionalTextRules } from '#src/ui/forms/form-rules';
import type { ClinicSettingsFieldsFragment, ClinicSettingsInput } from './gql/generated';
import { FormGrid, Wide } from '#src/ui/forms/FormGrid';
import { textOrNull } from './optional-text';
import { SettingsSection } from './SettingsSection';

interface Values {
  readonly legalName: string;
  readonly gstin: string;
  readonly vpa: string;
  readonly receiptHeader: string;
  readonly registrationNumber: string;
}

const valuesOf = (settings: ClinicSettingsFieldsFragment): Values => ({
  legalName: settings.legalName ?? '',
  gstin: settings.gstin ?? '',
  vpa: settings.vpa ?? '',
  receiptHeader: settings.receiptHeader ?? '',
  registrationNumber: settings.registrationNumber ?? '',
});

const inputOf = ({ legalName, gstin, vpa, receiptHeader, registrationNumber }: Values): ClinicSettingsInput => ({
  legalName: textOrNull(legalName),
  gstin: textOrNull(gstin),
  vpa: textOrNull(vpa),
  receiptHeader: textOrNull(receiptHeader),
  registrationNumber: textOrNull(registrationNumber),
});

const factsOf = (values: Values) => ({
  'Legal name': values.legalName,
  GSTIN: values.gstin,
  'UPI address (VPA)': values.vpa,
  'Registration number': values.registrationNumber,
  'Head of receipts': values.receiptHeader,
});

const rules = {
  legalName: optionalTextRules(200),
  gstin: optionalTextRules(20),
  vpa: optionalTextRules(120),
  receiptHeader: optionalTextRules(500),
  registrationNumber: optionalTextRules(60),
};

/** Data on receipts, and the UPI address for payments. */
export function LegalSection() {
  return (
    <SettingsSection<Values>
      section="legal"
      lead="Stands on receipts and bills, and says where payments by UPI go. All of it may stay empty."
      valuesOf={valuesOf}
      inputOf={inputOf}
      factsOf={factsOf}
      savedText="Receipts and payments were saved."
      waitsText="The rest was saved; the UPI address waits for a second admin."
    >
      <FormGrid>
        <Form.Item name="legalName" label="Legal name" rules={rules.legalName}>
          <Input autoComplete="organization" />
        </Form.Item>
        <Form.Item name="gstin" label="GSTIN" extra="15 characters, if you are registered." rules={rules.gstin}>
          <Input autoComplete="off" autoCapitalize="characters" spellCheck={false} />
        </Form.Item>
        <Form.Item name="vpa" label="UPI address (VPA)" extra="Such as clinic@bank." rules={rules.vpa}>
          <Input autoComplete="off" autoCapitalize="none" spellCheck={false} />
        </Form.Item>
        <Form.Item
          name="registrationNumber"
          label="Registration number"
          extra="In the register of clinical establishments; stands on bills."
          rules={rules.registrationNumber}
        >
          <Input autoComplete="off" />
        </Form.Item>
        <Wide>
          <Form.Item
            name="receiptHeader"
            label="Head of receipts"
            extra="Lines that stand above each receipt and bill."
            rules={rules.receiptHeader}
          >
            <Input.TextArea rows={3} />
          </Form.Item>
        </Wide>
      </FormGrid>
    </SettingsSection>
  );
}

import { Form, Select } from 'antd';
import { FormGrid } from '#src/ui/forms/FormGrid';
import { FigureField } from './FigureField';
import type { ClinicSettingsFieldsFragment, FeeBasis } from './gql/generated';
import { neededPriceRules, priceOf, typedPrice } from './price';
import { PriceField } from './PriceField';
import { SettingsSection } from './SettingsSection';

interface FeeValues {
  readonly basis: FeeBasis;
  /** Rupees, as typed. */
  readonly amount?: string;
  /** Digits. */
  readonly percent?: string;
}

interface Values {
  readonly fees: {
    readonly lateCancel: FeeValues;
    readonly noShow: FeeValues;
    /** Digits. */
    readonly firstFree: string;
  };
}

const feeOf = ({ basis, amount, percent }: ClinicSettingsFieldsFragment['fees']['noShow']): FeeValues => ({
  basis,
  amount: typedPrice(amount),
  percent: percent === null ? '' : String(percent),
});

const valuesOf = ({ fees }: ClinicSettingsFieldsFragment): Values => ({
  fees: { lateCancel: feeOf(fees.lateCancel), noShow: feeOf(fees.noShow), firstFree: String(fees.firstFree) },
});

/** The figure of the basis alone. */
const ruleOf = ({ basis, amount, percent }: FeeValues) => ({
  basis,
  ...(basis === 'AMOUNT' && { amount: priceOf(amount) ?? 0 }),
  ...(basis === 'PERCENT' && { percent: Number(percent) }),
});

const inputOf = ({ fees: { lateCancel, noShow, firstFree } }: Values) => ({
  fees: { lateCancel: ruleOf(lateCancel), noShow: ruleOf(noShow), firstFree: Number(firstFree) },
});

const saidFee = ({ basis, amount, percent }: FeeValues) =>
  ({ NONE: 'No fee', AMOUNT: `₹${amount ?? ''}`, PERCENT: `${percent ?? ''} % of the price` })[basis];

const factsOf = ({ fees: { lateCancel, noShow, firstFree } }: Values) => ({
  'Canceled within the notice': saidFee(lateCancel),
  Missed: saidFee(noShow),
  'Free within 365 days': firstFree,
});

const bases: readonly { readonly value: FeeBasis; readonly label: string }[] = [
  { value: 'NONE', label: 'No fee' },
  { value: 'AMOUNT', label: 'A fixed amount' },
  { value: 'PERCENT', label: 'A share of the price' },
];

/** What a session costs that the patient cancels late or misses. */
export function FeesSection() {
  return (
    <SettingsSection<Values>
      section="fees"
      lead="What a patient is charged for a session that did not take place because of her. Patients read it where they book. An admin can cancel such a charge."
      valuesOf={valuesOf}
      inputOf={inputOf}
      factsOf={factsOf}
      savedText="The fees were saved."
    >
      <FeeFields name="lateCancel" label="Canceled within the notice" />
      <FeeFields name="noShow" label="Missed" />
      <FigureField
        name={['fees', 'firstFree']}
        label="How many within 365 days are free"
        extra="Missed and late canceled sessions of a patient together, also those from before the fees."
        least={0}
        most={10}
      />
    </SettingsSection>
  );
}

function FeeFields({ name, label }: { readonly name: 'lateCancel' | 'noShow'; readonly label: string }) {
  const basis = Form.useWatch<FeeBasis | undefined>(['fees', name, 'basis']);
  return (
    <FormGrid>
      <Form.Item name={['fees', name, 'basis']} label={label}>
        <Select options={[...bases]} />
      </Form.Item>
      {basis === 'AMOUNT' && (
        <PriceField name={['fees', name, 'amount']} label={`${label}: rupees`} rules={neededPriceRules} />
      )}
      {basis === 'PERCENT' && (
        <FigureField name={['fees', name, 'percent']} label={`${label}: per cent of the price`} least={1} most={100} />
      )}
    </FormGrid>
  );
}

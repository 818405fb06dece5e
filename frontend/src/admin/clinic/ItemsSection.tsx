import { Checkbox, Form, Input, type FormRule } from 'antd';
import { textRules } from '#src/ui/forms/form-rules';
import { FormGrid, Wide } from '#src/ui/forms/FormGrid';
import { RadioChoice } from '#src/ui/forms/RadioChoice';
import { useClinicForms } from './clinic-forms';
import type { ClinicSettingsFieldsFragment } from './gql/generated';
import { neededPriceRules, priceOf, typedPrice } from './price';
import { PriceField } from './PriceField';
import { RowList } from './RowList';
import { SettingsSection } from './SettingsSection';
import { rateOf, typedRate } from './tax-rate';

interface Values {
  readonly items: readonly {
    /** Absent of a new item. */
    readonly id?: string;
    readonly name: string;
    /** Rupees, as typed. */
    readonly price: string;
    readonly isGoods: boolean;
    /** Per cent, as typed. */
    readonly rate: string;
    readonly hsn: string;
    readonly isActive: boolean;
  }[];
}

/** Most items that the list takes (schema/clinic-settings.graphql). */
const most = 150;

const valuesOf = ({ items }: ClinicSettingsFieldsFragment): Values => ({
  items: items.slice(0, most).map(({ id, name, price, isGoods, gstRate, hsn, isActive }) => ({
    id,
    name,
    price: typedPrice(price),
    isGoods,
    rate: typedRate(gstRate),
    hsn: hsn ?? '',
    isActive,
  })),
});

const inputOf = ({ items }: Values) => ({
  items: items.map(({ id, name, price, isGoods, rate, hsn, isActive }) => ({
    ...(id && { id }),
    name: name.trim(),
    price: priceOf(price) ?? 0,
    isGoods,
    gstRate: rateOf(rate) ?? 0,
    hsn: hsn.trim() || null,
    isActive,
  })),
});

const factsOf = ({ items }: Values) =>
  Object.fromEntries(
    items.map(({ name, price, rate, isActive }) => [
      name,
      isActive ? `₹${price}${rate ? `, ${rate} % GST` : ''}` : 'Not sold any more',
    ]),
  );

const nameRules = textRules('Name', 80);
const codeRules: FormRule[] = [
  { validateTrigger: 'onBlur', pattern: /^\s*(?:\d{4,8})?\s*$/, message: 'A code has 4 to 8 digits' },
];
const rateRules: FormRule[] = [
  {
    validateTrigger: 'onBlur',
    validator: async (_rule, typed: string | undefined) => {
      if (rateOf(typed) === null) throw new Error('Enter a rate from 0 to 40, such as 18');
    },
  },
];
const kinds = [
  { value: true, label: 'Goods' },
  { value: false, label: 'Service' },
];

/** What is sold beside sessions. An item that is removed is switched off: charges of the past name it. */
export function ItemsSection() {
  const { gstin, items } = useClinicForms().settings;
  return (
    <SettingsSection<Values>
      section="items"
      lead="What you sell or do beside sessions. Prices include the tax. An item that you remove is not sold any more, but stays at the end of the list."
      valuesOf={valuesOf}
      inputOf={inputOf}
      factsOf={factsOf}
      savedText="The price list was saved."
    >
      {gstin === null && (
        <p>Without a GST number no item has a tax rate. Enter the number under Receipts and payments first.</p>
      )}
      <RowList
        path={['items']}
        most={most}
        blank={{ name: '', price: '', isGoods: true, rate: '', hsn: '', isActive: true }}
        addLabel="Add an item"
        rowLabel={(number) => `item ${number}`}
        emptyText="No items yet."
        isOrdered
      >
        {(index) => (
          <>
            <Form.Item name={[index, 'id']} hidden>
              <Input />
            </Form.Item>
            <FormGrid>
              <Wide>
                <Form.Item name={[index, 'name']} label="Name" rules={nameRules}>
                  <Input autoComplete="off" />
                </Form.Item>
              </Wide>
              <PriceField name={[index, 'price']} label="Price in rupees" rules={neededPriceRules} />
              <Form.Item name={[index, 'isGoods']} label="Kind">
                <RadioChoice label="Kind" options={kinds} />
              </Form.Item>
              <Form.Item name={[index, 'rate']} label="GST in per cent" rules={rateRules}>
                {/* A rate from before the number was removed can be emptied. */}
                <Input
                  inputMode="decimal"
                  suffix="%"
                  autoComplete="off"
                  maxLength={5}
                  disabled={gstin === null && !items[index]?.gstRate}
                />
              </Form.Item>
              <Form.Item name={[index, 'hsn']} label="HSN or SAC code (optional)" rules={codeRules}>
                <Input inputMode="numeric" autoComplete="off" maxLength={8} />
              </Form.Item>
            </FormGrid>
            <Form.Item name={[index, 'isActive']} valuePropName="checked">
              <Checkbox>It is sold</Checkbox>
            </Form.Item>
          </>
        )}
      </RowList>
    </SettingsSection>
  );
}

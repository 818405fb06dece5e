import { Form, Input, Select } from 'antd';
import { usePriceListQuery, type PriceListQuery } from '../prices/gql/generated';
import { rupeesText } from '../values/rupees';
import { paiseOf } from '../values/typed-rupees';
import { DiscountFields } from './DiscountFields';
import { amountRules } from './payment-rules';

/** Item of the price list as the dialog knows it. */
export type PriceListItem = PriceListQuery['priceList'][number];

/** Values of a charge, by the server's field names. */
export interface ChargeValues {
  /** Undefined: none of the list. */
  readonly itemId?: string;
  readonly text: string;
  /** Rupees, as typed; of an item its price counts. */
  readonly amount?: string;
  /** Digits. */
  readonly quantity?: string;
  /** Rupees, as typed. */
  readonly discount?: string;
  readonly discountReason?: string;
  readonly day?: string;
}

/** Quantity as typed; 0 if it is none. */
const quantityOf = (typed = '1') => (/^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0);

/** Returns what is charged, in the server's names: of an item quantity × price - discount, otherwise the typed amount. */
export function chargedOf({ itemId, amount, quantity, discount, discountReason }: ChargeValues, items: PriceListItems) {
  const item = items.find(({ id }) => id === itemId);
  if (!item) return { amount: paiseOf(amount ?? '') ?? 0 };
  const off = paiseOf(discount ?? '') ?? 0;
  const count = quantityOf(quantity);
  return {
    itemId: item.id,
    quantity: count,
    amount: count * item.price - off,
    ...(off > 0 && { discount: off, discountReason: discountReason ?? '' }),
  };
}

type PriceListItems = readonly PriceListItem[];

/** The price list; empty until it is loaded, and without one. */
export const usePriceList = (): PriceListItems => usePriceListQuery().data?.priceList ?? [];

/** Chooses an item of the price list, which fills in what for; nothing without a price list. */
export function ItemField({ items }: { readonly items: PriceListItems }) {
  const form = Form.useFormInstance<ChargeValues>();
  if (items.length === 0) return null;
  return (
    <Form.Item name="itemId" label="Item of the price list (optional)">
      <Select
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        options={items.map(({ id, name, price }) => ({ value: id, label: `${name}, ${rupeesText(price)}` }))}
        onChange={(chosen: string | undefined) =>
          form.setFieldsValue({ text: items.find(({ id }) => id === chosen)?.name ?? '', quantity: '1' })
        }
      />
    </Form.Item>
  );
}

interface Props {
  readonly items: PriceListItems;
  /** Whether a discount may be given. */
  readonly mayDiscount: boolean;
}

/** The amount: of an item by quantity and discount, with what is charged; otherwise as typed. */
export function AmountFields({ items, mayDiscount }: Props) {
  const form = Form.useFormInstance<ChargeValues>();
  const itemId = Form.useWatch('itemId', form);
  const quantity = quantityOf(Form.useWatch('quantity', form));
  const discount = Form.useWatch('discount', form);
  const item = items.find(({ id }) => id === itemId);
  if (!item)
    return (
      <Form.Item name="amount" label="Amount in rupees" rules={amountRules}>
        <Input inputMode="decimal" prefix="₹" autoComplete="off" maxLength={20} />
      </Form.Item>
    );
  const gross = quantity * item.price;
  return (
    <>
      <Form.Item
        name="quantity"
        label="How many"
        initialValue="1"
        rules={[
          {
            validateTrigger: 'onBlur',
            required: true,
            pattern: /^(?:[1-9]\d?|100)$/,
            message: 'Enter a number from 1 to 100',
          },
        ]}
      >
        <Input inputMode="numeric" autoComplete="off" maxLength={3} />
      </Form.Item>
      {mayDiscount && <DiscountFields price={gross} />}
      <p>
        {rupeesText(Math.max(0, gross - (paiseOf(discount ?? '') ?? 0)))} is charged
        {item.gstRate > 0 && `, ${item.gstRate / 100} % GST included`}.
      </p>
    </>
  );
}

import { Form, Input } from 'antd';
import { partRules, reasonRules } from './payment-rules';

interface Props {
  /** Price that the discount comes off, in paise. */
  readonly price: number;
}

/** Inputs of a discount on a price, with its reason, which is required with it. */
export function DiscountFields({ price }: Props) {
  const hasDiscount = Boolean((Form.useWatch('discount') as string | undefined)?.trim());
  return (
    <>
      <Form.Item
        name="discount"
        label="Discount in rupees (optional)"
        extra="It comes off the price."
        rules={price > 1 ? partRules(price - 1) : []}
      >
        <Input inputMode="decimal" prefix="₹" autoComplete="off" maxLength={20} />
      </Form.Item>
      {hasDiscount && (
        <Form.Item
          name="discountReason"
          label="Reason of the discount"
          extra="Patients do not see it."
          rules={reasonRules}
        >
          <Input autoComplete="off" maxLength={200} />
        </Form.Item>
      )}
    </>
  );
}

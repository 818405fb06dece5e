import { Form, Input } from 'antd';
import { partRules, reasonRules } from '../payments/payment-rules';
import { paiseOf } from '../values/typed-rupees';

/** Inputs of a discount on a price, with its reason, which is required with it. */
export function DiscountFields() {
  const form = Form.useFormInstance<{ readonly price?: string; readonly discount?: string }>();
  const price = paiseOf(Form.useWatch('price', form) ?? '') ?? 0;
  const hasDiscount = Boolean(Form.useWatch('discount', form)?.trim());
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

import { Form, Select } from 'antd';
import { FormGrid } from '#src/ui/forms/FormGrid';
import { providerLabel } from '../channels/provider-labels';
import { anyProvider } from './message-prices';
import { neededPriceRules, priceRules } from './price';
import { PriceField } from './PriceField';
import { RowList } from './RowList';

const providers = [
  { value: anyProvider, label: 'Any provider of text messages' },
  ...['exotel', 'msg91', 'http', 'meta'].map((value) => ({ value, label: providerLabel(value) })),
];

/** What messages cost, and below which credit admins are warned. */
export function MessagePrices() {
  return (
    <>
      <FormGrid>
        <PriceField
          name={['creditWarning']}
          label="Warn when a provider's credit is below, in rupees (optional)"
          rules={priceRules}
        />
      </FormGrid>
      <RowList
        path={['messagePrices']}
        most={20}
        blank={{ provider: anyProvider, price: '' }}
        addLabel="Add a price of messages"
        rowLabel={(number) => `price ${number}`}
        emptyText="No prices of messages yet."
      >
        {(index) => (
          <FormGrid>
            <Form.Item name={[index, 'provider']} label="Provider">
              <Select options={providers} />
            </Form.Item>
            <PriceField name={[index, 'price']} label="Price of 1,000 parts in rupees" rules={neededPriceRules} />
          </FormGrid>
        )}
      </RowList>
    </>
  );
}

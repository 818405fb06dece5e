import { Form, Input } from 'antd';
import { textRules } from '#src/ui/forms/form-rules';
import type { ClinicSettingsFieldsFragment } from './gql/generated';
import { FormGrid, Wide } from '#src/ui/forms/FormGrid';
import { FigureField } from './FigureField';
import { neededPriceRules, priceOf, typedPrice } from './price';
import { PriceField } from './PriceField';
import { RowList } from './RowList';
import { SettingsSection } from './SettingsSection';

interface Values {
  readonly packages: readonly {
    readonly name: string;
    /** Digits. */
    readonly sessions: string;
    /** Rupees, as typed. */
    readonly price: string;
  }[];
}

const valuesOf = ({ clinic }: ClinicSettingsFieldsFragment): Values => ({
  packages: clinic.packages.map(({ name, sessions, price }) => ({
    name,
    sessions: String(sessions),
    price: typedPrice(price),
  })),
});

const inputOf = ({ packages }: Values) => ({
  packages: packages.map(({ name, sessions, price }) => ({
    name: name.trim(),
    sessions: Number(sessions),
    price: priceOf(price) ?? 0,
  })),
});

const factsOf = ({ packages }: Values) =>
  Object.fromEntries(packages.map(({ name, sessions, price }) => [name, `${sessions} sessions for ₹${price}`]));

const nameRules = textRules('Name', 80);

/** Packages of several sessions at one price, for the pricing page. */
export function PackagesSection() {
  return (
    <SettingsSection<Values>
      section="packages"
      lead="Several sessions at one price. They stand on the pricing page once the clinic is open."
      valuesOf={valuesOf}
      inputOf={inputOf}
      factsOf={factsOf}
      savedText="The packages were saved."
    >
      <RowList
        path={['packages']}
        most={20}
        blank={{ name: '', sessions: '', price: '' }}
        addLabel="Add a package"
        rowLabel={(number) => `package ${number}`}
        emptyText="No packages yet."
      >
        {(index) => (
          <FormGrid>
            <Wide>
              <Form.Item name={[index, 'name']} label="Name" rules={nameRules}>
                <Input autoComplete="off" />
              </Form.Item>
            </Wide>
            <FigureField name={[index, 'sessions']} label="Sessions" least={1} most={200} />
            <PriceField name={[index, 'price']} label="Price in rupees" rules={neededPriceRules} />
          </FormGrid>
        )}
      </RowList>
    </SettingsSection>
  );
}

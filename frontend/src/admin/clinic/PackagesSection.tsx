import { Form, Input, Select } from 'antd';
import { sessionTypeOptions } from '#src/appointments/session-types';
import { textRules } from '#src/ui/forms/form-rules';
import type { ClinicSettingsFieldsFragment, SessionType } from './gql/generated';
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
    /** Digits. */
    readonly validDays: string;
    /** Empty for all kinds. */
    readonly sessionTypes: readonly SessionType[];
  }[];
}

const valuesOf = ({ clinic }: ClinicSettingsFieldsFragment): Values => ({
  packages: clinic.packages.map(({ name, sessions, price, validDays, sessionTypes }) => ({
    name,
    sessions: String(sessions),
    price: typedPrice(price),
    validDays: String(validDays),
    sessionTypes: sessionTypes ?? [],
  })),
});

const inputOf = ({ packages }: Values) => ({
  packages: packages.map(({ name, sessions, price, validDays, sessionTypes }) => ({
    name: name.trim(),
    sessions: Number(sessions),
    price: priceOf(price) ?? 0,
    validDays: Number(validDays),
    sessionTypes: sessionTypes.length > 0 ? sessionTypes : null,
  })),
});

const factsOf = ({ packages }: Values) =>
  Object.fromEntries(
    packages.map(({ name, sessions, price, validDays }) => [
      name,
      `${sessions} sessions for ₹${price}, within ${validDays} days`,
    ]),
  );

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
        blank={{ name: '', sessions: '', price: '', validDays: '365', sessionTypes: [] }}
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
            <FigureField name={[index, 'validDays']} label="Days in which it can be used" least={1} most={1096} />
            <Form.Item name={[index, 'sessionTypes']} label="Kinds of sessions (all if none is chosen)">
              <Select mode="multiple" options={sessionTypeOptions} />
            </Form.Item>
          </FormGrid>
        )}
      </RowList>
    </SettingsSection>
  );
}

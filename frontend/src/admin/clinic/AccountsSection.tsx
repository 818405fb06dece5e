import { Form, Input } from 'antd';
import { textRules } from '#src/ui/forms/form-rules';
import { FormGrid } from '#src/ui/forms/FormGrid';
import type { ClinicSettingsFieldsFragment, ClinicSettingsInput, LedgerAccount } from './gql/generated';
import { accountLabels, ledgerAccounts } from './ledger-accounts';
import { SettingsSection } from './SettingsSection';

type Values = Readonly<Record<LedgerAccount, string>>;

const valuesOf = ({ ledgerNames }: ClinicSettingsFieldsFragment): Values => {
  const names = new Map(ledgerNames.map(({ account, name }) => [account, name]));
  return Object.fromEntries(ledgerAccounts.map((account) => [account, names.get(account) ?? ''])) as Values;
};

const inputOf = (values: Values): ClinicSettingsInput => ({
  ledgerNames: ledgerAccounts.map((account) => ({ account, name: values[account] })),
});

const factsOf = (values: Values) =>
  Object.fromEntries(ledgerAccounts.map((account) => [accountLabels[account], values[account]]));

const rules = textRules('The name', 100);

/** What the accounts are called in the journal. */
export function AccountsSection() {
  return (
    <SettingsSection<Values>
      section="accounts"
      lead="What your accountant calls these accounts. The journal at Reports uses the names; in Tally there has to be a ledger of each name before a journal is imported."
      valuesOf={valuesOf}
      inputOf={inputOf}
      factsOf={factsOf}
      savedText="The accounts of the journal were saved."
    >
      <FormGrid>
        {ledgerAccounts.map((account) => (
          <Form.Item key={account} name={account} label={accountLabels[account]} rules={rules}>
            <Input autoComplete="off" />
          </Form.Item>
        ))}
      </FormGrid>
    </SettingsSection>
  );
}

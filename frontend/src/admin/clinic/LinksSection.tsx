import { Form, Input } from 'antd';
import { textRules } from '#src/ui/forms/form-rules';
import type { ClinicSettingsFieldsFragment } from './gql/generated';
import { FormGrid } from '#src/ui/forms/FormGrid';
import { RowList } from './RowList';
import { SettingsSection } from './SettingsSection';

interface Values {
  readonly social: readonly { readonly label: string; readonly url: string }[];
}

const valuesOf = ({ clinic }: ClinicSettingsFieldsFragment): Values => ({ social: clinic.social });

const inputOf = ({ social }: Values) => ({
  social: social.map(({ label, url }) => ({ label: label.trim(), url: url.trim() })),
});

const factsOf = ({ social }: Values) => Object.fromEntries(social.map(({ label, url }) => [label, url]));

const labelRules = textRules('Name', 40);
const urlRules = textRules('Address', 500);

/** Links to the clinic on other sites, such as a social network. */
export function LinksSection() {
  return (
    <SettingsSection<Values>
      section="links"
      lead="Your pages elsewhere, such as Facebook or Instagram. They stand at the end of each public page."
      valuesOf={valuesOf}
      inputOf={inputOf}
      factsOf={factsOf}
      savedText="The links were saved."
    >
      <RowList
        path={['social']}
        most={10}
        blank={{ label: '', url: '' }}
        addLabel="Add a link"
        rowLabel={(number) => `link ${number}`}
        emptyText="No links yet."
      >
        {(index) => (
          <FormGrid>
            <Form.Item name={[index, 'label']} label="Name" extra="Such as Instagram." rules={labelRules}>
              <Input autoComplete="off" />
            </Form.Item>
            <Form.Item name={[index, 'url']} label="Address" extra="It begins with https://" rules={urlRules}>
              <Input inputMode="url" autoComplete="off" autoCapitalize="none" spellCheck={false} />
            </Form.Item>
          </FormGrid>
        )}
      </RowList>
    </SettingsSection>
  );
}

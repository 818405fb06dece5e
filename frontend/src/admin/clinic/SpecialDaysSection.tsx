import { Form, Input } from 'antd';
import { dayText } from '#src/calendar/clinic-time';
import { choiceRules, textRules } from '#src/ui/forms/form-rules';
import type { ClinicSettingsFieldsFragment } from './gql/generated';
import { FormGrid } from '#src/ui/forms/FormGrid';
import { RowList } from './RowList';
import { SettingsSection } from './SettingsSection';
import { OpeningIntervals } from './OpeningIntervals';
import { intervalsText, type OpeningInterval } from './week';

interface Values {
  readonly specialDays: readonly {
    /** YYYY-MM-DD. */
    readonly day: string;
    readonly name: string;
    readonly hours: readonly OpeningInterval[];
  }[];
}

const valuesOf = ({ specialDays }: ClinicSettingsFieldsFragment): Values => ({ specialDays });

const inputOf = ({ specialDays }: Values) => ({
  specialDays: specialDays.map(({ day, name, hours }) => ({ day, name: name.trim(), hours: [...hours] })),
});

const factsOf = ({ specialDays }: Values) =>
  Object.fromEntries(
    specialDays.map(({ day, name, hours }) => [dayText(`${day}T12:00:00Z`), `${name}, ${intervalsText(hours)}`]),
  );

const dayRules = choiceRules('Day is required');
const nameRules = textRules('Name', 80);

/** Days with special hours, such as holidays. */
export function SpecialDaysSection() {
  return (
    <SettingsSection<Values>
      section="specialDays"
      lead="Holidays, and days with other hours than usual. A special day without hours is closed."
      valuesOf={valuesOf}
      inputOf={inputOf}
      factsOf={factsOf}
      savedText="The special days were saved."
    >
      <RowList
        path={['specialDays']}
        most={400}
        blank={{ day: '', name: '', hours: [] }}
        addLabel="Add a special day"
        rowLabel={(number) => `special day ${number}`}
        emptyText="No special days yet: every day has the hours of its weekday."
      >
        {(index, label) => (
          <>
            <FormGrid>
              <Form.Item name={[index, 'day']} label="Day" rules={dayRules}>
                <Input type="date" />
              </Form.Item>
              <Form.Item name={[index, 'name']} label="Name" extra="Such as Diwali." rules={nameRules}>
                <Input autoComplete="off" />
              </Form.Item>
            </FormGrid>
            <OpeningIntervals path={['specialDays', index, 'hours']} name={[index, 'hours']} day={label} />
          </>
        )}
      </RowList>
    </SettingsSection>
  );
}

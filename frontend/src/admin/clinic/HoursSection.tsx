import type { ClinicSettingsFieldsFragment } from './gql/generated';
import { HoursDay } from './HoursDay';
import { SettingsSection } from './SettingsSection';
import { weekFacts, weekdays, wholeWeek, type OpeningInterval } from './week';

interface Values {
  /** Monday to Sunday. */
  readonly hours: readonly { readonly hours: readonly OpeningInterval[] }[];
}

const valuesOf = ({ clinic }: ClinicSettingsFieldsFragment): Values => ({ hours: wholeWeek(clinic.hours) });

const inputOf = ({ hours }: Values) => ({
  hours: weekdays.map(({ weekday }, index) => ({ weekday, hours: [...(hours[index]?.hours ?? [])] })),
});

const factsOf = ({ hours }: Values) =>
  weekFacts(weekdays.map(({ weekday }, at) => ({ weekday, hours: [...(hours[at]?.hours ?? [])] })));

/** The hours of each weekday. */
export function HoursSection() {
  return (
    <SettingsSection<Values>
      section="hours"
      lead="A day can have several stretches, such as a morning and an evening. A day without hours is closed. For midnight at the end of a day choose 12:00 am."
      valuesOf={valuesOf}
      inputOf={inputOf}
      factsOf={factsOf}
      savedText="The opening hours were saved."
    >
      {weekdays.map(({ weekday, label }, index) => (
        <HoursDay key={weekday} index={index} label={label} />
      ))}
    </SettingsSection>
  );
}

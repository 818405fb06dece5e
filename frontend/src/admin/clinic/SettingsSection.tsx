import { useRef, useState, type ReactNode } from 'react';
import * as text from '#messages/conflict';
import { failureText } from '../../failure-text';
import type { ClinicSettingsFieldsFragment, ClinicSettingsInput } from './gql/generated';
import { Card } from '../../ui/Card';
import type { Facts } from '../../ui/ConflictChanges';
import { MutationForm } from '../../ui/MutationForm';
import type { Conflict } from '../../ui/useConflict';
import { SectionContext, useClinicForms } from './clinic-forms';
import { placeOf, sectionTitles, type SectionId } from './clinic-sections';
import { SectionEnd } from './SectionEnd';
import styles from './SettingsSection.module.css';

interface Props<Values> {
  readonly section: SectionId;
  /** What is entered here and what it is for, where the inputs do not say it. */
  readonly lead?: string;
  /** The settings as the inputs show them, each under the name that the server has for it. */
  readonly valuesOf: (settings: ClinicSettingsFieldsFragment) => Values;
  /** Valid values as the server takes them. */
  readonly inputOf: (values: Values) => ClinicSettingsInput;
  /** The values as people read them, to show what somebody else has changed of them. */
  readonly factsOf: (values: Values) => Facts;
  /** Announced when it is done. */
  readonly savedText: string;
  readonly children: ReactNode;
}

/** The end of the section shows what was changed, also before anybody is refused. */
const conflict: Conflict = {
  meet: ({ code }) => Promise.resolve(code === 'CHANGED_MEANWHILE' ? text.changed : null),
  changes: null,
};

/**
 * A section of the settings with its own Save. As long as nothing is typed in it, it follows what is saved elsewhere; what is typed stays
 * until it is saved or given up.
 */
export function SettingsSection<Values extends object>(props: Props<Values>) {
  const { section, lead, valuesOf, inputOf, factsOf, savedText, children } = props;
  const { settings, save, setEdited } = useClinicForms();
  const [initialValues] = useState(() => valuesOf(settings));
  const [isEdited, setIsEdited] = useState(false);
  const [known, setKnown] = useState(() => JSON.stringify(initialValues));
  const isTypedSince = useRef(false);
  const mark = (value: boolean) => {
    isTypedSince.current = value;
    setIsEdited(value);
    setEdited(section, value);
  };
  const send = async (values: Values) => {
    isTypedSince.current = false;
    setKnown(JSON.stringify(valuesOf(await save(inputOf(values)))));
    return savedText;
  };
  return (
    <Card id={placeOf(section)} title={sectionTitles[section]}>
      {lead && <p className={styles.lead}>{lead}</p>}
      <MutationForm<Values>
        name={section}
        initialValues={initialValues}
        send={send}
        failureText={(failure) => failureText('The settings could not be saved', failure)}
        conflict={conflict}
        onEdited={() => mark(true)}
        onDone={() => mark(isTypedSince.current)}
        renderButtons={(isBusy) => (
          <SectionEnd
            title={sectionTitles[section]}
            values={valuesOf(settings)}
            factsOf={factsOf}
            {...{ known, isEdited, isBusy }}
            onShown={setKnown}
            onGiveUp={() => mark(false)}
          />
        )}
      >
        <SectionContext value={{ section, markEdited: () => mark(true) }}>{children}</SectionContext>
      </MutationForm>
    </Card>
  );
}

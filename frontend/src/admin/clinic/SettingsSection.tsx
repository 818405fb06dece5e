import { useRef, useState, type ReactNode } from 'react';
import type { CallError } from '../../errors';
import { failureText } from '../../failure-text';
import type { ClinicSettingsFieldsFragment, ClinicSettingsInput } from './gql/generated';
import { Card } from '../../ui/Card';
import { MutationForm } from '../../ui/MutationForm';
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
  /** Announced when it is done. */
  readonly savedText: string;
  readonly children: ReactNode;
}

function saveFailureText(failure: CallError): string {
  return failure.code === 'CHANGED_MEANWHILE'
    ? 'Somebody else changed the settings meanwhile, so nothing was saved yet. What you typed is still here: look through it, then save it again.'
    : failureText('The settings could not be saved', failure);
}

/**
 * A section of the settings with its own Save. As long as nothing is typed in it, it follows what is saved elsewhere; what is typed stays
 * until it is saved or given up.
 */
export function SettingsSection<Values extends object>(props: Props<Values>) {
  const { section, lead, valuesOf, inputOf, savedText, children } = props;
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
        failureText={saveFailureText}
        onEdited={() => mark(true)}
        onDone={() => mark(isTypedSince.current)}
        renderButtons={(isBusy) => (
          <SectionEnd
            title={sectionTitles[section]}
            values={valuesOf(settings)}
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

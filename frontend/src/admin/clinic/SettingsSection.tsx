import { useRef, useState, type ReactNode } from 'react';
import * as text from '#messages/conflict';
import { errorOf } from '#src/errors';
import { failureText } from '#src/failure-text';
import type { ClinicSettingsFieldsFragment, ClinicSettingsInput } from './gql/generated';
import { useDiscardQuestion } from '#src/ui/dialogs/DiscardQuestion';
import { ErrorSlotProvider } from '#src/ui/feedback/ErrorSlotProvider';
import type { Facts } from '#src/ui/forms/ConflictChanges';
import { MutationForm } from '#src/ui/forms/MutationForm';
import type { Conflict } from '#src/ui/forms/useConflict';
import { SectionContext, useClinicForms } from './clinic-forms';
import { sectionTitles, type SectionId } from './clinic-sections';
import { SectionEnd } from './SectionEnd';
import styles from './SettingsSection.module.css';

interface Props<Values> {
  readonly section: SectionId;
  /** Introduction, if the inputs need one. */
  readonly lead?: string;
  /** Maps the settings to input values, by the server's field names. */
  readonly valuesOf: (settings: ClinicSettingsFieldsFragment) => Values;
  /** Maps valid input values to the mutation's input. */
  readonly inputOf: (values: Values) => ClinicSettingsInput;
  /** Formats the values, to show another user's changes. */
  readonly factsOf: (values: Values) => Facts;
  /** Success toast. */
  readonly savedText: string;
  /** Success toast when a part waits for a second admin; the rest is saved. */
  readonly waitsText?: string;
  readonly children: ReactNode;
}

/** SectionEnd shows the changes, even before a save is refused. */
const conflict: Conflict = {
  meet: ({ code }) => Promise.resolve(code === 'CHANGED_MEANWHILE' ? text.changed : null),
  changes: null,
};

/**
 * A section of the settings with its Save, which stays in sight. Without unsaved input, it follows saves from elsewhere; unsaved input stays
 * until it is saved or discarded, and leaving the page asks.
 */
export function SettingsSection<Values extends object>(props: Props<Values>) {
  const { section, lead, valuesOf, inputOf, factsOf, savedText, waitsText, children } = props;
  const { settings, save } = useClinicForms();
  const { setEdited } = useDiscardQuestion();
  const [initialValues] = useState(() => valuesOf(settings));
  const [isEdited, setIsEdited] = useState(false);
  const [known, setKnown] = useState(() => JSON.stringify(initialValues));
  const isTypedSince = useRef(false);
  const mark = (value: boolean) => {
    isTypedSince.current = value;
    setIsEdited(value);
    setEdited(value);
  };
  const send = async (values: Values) => {
    isTypedSince.current = false;
    try {
      setKnown(JSON.stringify(valuesOf(await save(inputOf(values)))));
      return savedText;
    } catch (error) {
      if (!waitsText || errorOf(error).code !== 'APPROVAL_PENDING') throw error;
      return waitsText;
    }
  };
  return (
    <section aria-label={sectionTitles[section]} className={`card ${styles.section}`}>
      <ErrorSlotProvider>
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
      </ErrorSlotProvider>
    </section>
  );
}

import { CheckCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId } from 'react';
import { momentText } from '../../calendar/clinic-time';
import type { ClinicSettingsFieldsFragment } from './gql/generated';
import { Card } from '../../ui/Card';
import { StatusWord } from '../../ui/StatusWord';
import { useDialog } from '../../ui/useDialog';
import { missingFacts } from './missing-facts';
import { OpenClinicDialog } from './OpenClinicDialog';
import styles from './OpeningCard.module.css';

interface Props {
  readonly settings: ClinicSettingsFieldsFragment;
  /** Whether something on the page is typed and not saved. */
  readonly hasEdited: () => boolean;
}

/** Whether the clinic is open, since when; before, what is missing, what opening means, and the button that does it. */
export function OpeningCard({ settings: { clinic, openedAt, missing }, hasEdited }: Props) {
  const dialog = useDialog<{ readonly isEdited: boolean }>();
  if (clinic.isOpen) {
    return (
      <Card title="The clinic is open">
        <StatusWord tone="success" Icon={CheckCircleOutlined}>
          {openedAt ? `Open since ${momentText(openedAt)}` : 'Open'}
        </StatusWord>
        <p className={styles.text}>
          The public pages show what is saved here. Enter days on which you are closed as special days.
        </p>
      </Card>
    );
  }
  return (
    <Card title="The clinic is not open yet" standsOut>
      <p className={styles.text}>
        Until you open it, the public pages show placeholders and the contact forms send nothing. Opening puts your own
        name, numbers, address, hours and prices there, for everybody to see, and lets the forms deliver. It cannot be
        undone: days on which you are closed are special days.
      </p>
      <Missing missing={missing} />
      <Button
        type="primary"
        size="large"
        disabled={missing.length > 0}
        onClick={() => dialog.open({ isEdited: hasEdited() })}
      >
        Open the clinic
      </Button>
      {dialog.subject && <OpenClinicDialog {...dialog.subject} {...dialog.frame} />}
    </Card>
  );
}

/** What is still missing, each leading to where it is entered. */
function Missing({ missing }: { readonly missing: readonly string[] }) {
  const id = useId();
  if (missing.length === 0) return <p className={styles.text}>Nothing is missing any more.</p>;
  return (
    <>
      <p id={id} className={styles.text}>
        Before it can open, enter and save:
      </p>
      <ul aria-labelledby={id} className={styles.missing}>
        {missingFacts(missing).map(({ text, section }) => (
          <li key={text}>
            <a
              href={`#${section}`}
              onClick={(event) => {
                // No entry in the history: Back would ask about what is typed.
                event.preventDefault();
                const place = document.getElementById(section);
                place?.scrollIntoView();
                place?.focus({ preventScroll: true });
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

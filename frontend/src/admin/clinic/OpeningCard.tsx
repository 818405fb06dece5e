import { CheckCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { momentText } from '#src/calendar/clinic-time';
import type { ClinicSettingsFieldsFragment } from './gql/generated';
import { Card } from '#src/ui/layout/Card';
import { StatusWord } from '#src/ui/feedback/StatusWord';
import { useDialog } from '#src/ui/dialogs/useDialog';
import { pathOfSection } from './clinic-sections';
import { missingFacts } from './missing-facts';
import { OpenClinicDialog } from './OpenClinicDialog';
import styles from './OpeningCard.module.css';

interface Props {
  readonly settings: ClinicSettingsFieldsFragment;
}

/** Whether and since when the clinic is open; before, the missing settings, the effect of opening, and its button. */
export function OpeningCard({ settings: { clinic, openedAt, missing } }: Props) {
  const dialog = useDialog();
  // One element for all states, so that focus stays here when the button is removed.
  return (
    <Card
      id="opening"
      title={clinic.isOpen ? 'The clinic is open' : 'The clinic is not open yet'}
      standsOut={!clinic.isOpen}
    >
      {clinic.isOpen ? <Opened since={openedAt} /> : <ToOpen missing={missing} onOpen={() => dialog.open(true)} />}
      {dialog.subject && <OpenClinicDialog {...dialog.frame} />}
    </Card>
  );
}

function Opened({ since }: { readonly since: string | null }) {
  return (
    <>
      <StatusWord tone="success" Icon={CheckCircleOutlined}>
        {since ? `Open since ${momentText(since)}` : 'Open'}
      </StatusWord>
      <p className={styles.text}>
        The public pages show what is saved here. Enter days on which you are closed as special days.
      </p>
    </>
  );
}

function ToOpen({ missing, onOpen }: { readonly missing: readonly string[]; readonly onOpen: () => void }) {
  return (
    <>
      <p className={styles.text}>
        Until you open it, the public pages show placeholders and the contact forms send nothing. Opening puts your own
        name, numbers, address, hours and prices there, for everybody to see, and lets the forms deliver. It cannot be
        undone: days on which you are closed are special days.
      </p>
      <Missing missing={missing} />
      <Button type="primary" size="large" disabled={missing.length > 0} onClick={onOpen}>
        Open the clinic
      </Button>
    </>
  );
}

/** Lists missing settings, each with a link to its page. */
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
            <Link to={pathOfSection(section)}>{text}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

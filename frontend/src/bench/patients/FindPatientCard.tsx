import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { failureText } from '#src/failure-text';
import { pathOf } from '#src/path-of';
import { staffPaths } from '#src/paths';
import { dialogOnDemand } from '#src/ui/dialogs/dialogOnDemand';
import { useDialog } from '#src/ui/dialogs/useDialog';
import { ErrorSlot } from '#src/ui/feedback/ErrorSlotProvider';
import { LoadingText } from '#src/ui/feedback/LoadingText';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { Card } from '#src/ui/layout/Card';
import { findHint, findSource, isFindable, stubText } from '../find-source';
import { useFindPatientsQuery, type PatientStubFragment } from '../gql/generated';
import styles from './FindPatientCard.module.css';

const OpenRecordDialog = dialogOnDemand(async () => (await import('../OpenRecordDialog')).OpenRecordDialog);

/** Finds anybody's patients, and opens those beyond reach with a reason. Each search is on record, so it is sent on request. */
export function FindPatientCard() {
  const [text, setText] = useState('');
  const [sought, setSought] = useState('');
  const [isTooShort, setTooShort] = useState(false);
  const id = useId();
  const find = () => {
    const isEnough = isFindable(text);
    setTooShort(!isEnough);
    setSought(isEnough ? text.trim() : '');
  };
  return (
    <div className={styles.place}>
      <Card title="Find another patient">
        <ErrorSlot />
        <form
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            find();
          }}
        >
          <div className={styles.field}>
            <label htmlFor={id}>Name, PT number or phone</label>
            <Input
              id={id}
              type="search"
              value={text}
              maxLength={100}
              autoComplete="off"
              aria-describedby={`${id}-hint`}
              {...(isTooShort && { status: 'error', 'aria-invalid': true })}
              onChange={({ target }) => setText(target.value)}
            />
            <p id={`${id}-hint`} role={isTooShort ? 'alert' : undefined} className={styles.hint}>
              {isTooShort ? findSource.tooShort : `${findHint}.`}
            </p>
          </div>
          <Button htmlType="submit">Find</Button>
        </form>
        {sought && <Found text={sought} />}
      </Card>
    </div>
  );
}

function Found({ text }: { readonly text: string }) {
  const query = useFindPatientsQuery({ variables: { text } });
  const navigate = useNavigate();
  const opening = useDialog<PatientStubFragment>();
  const { subject } = opening;
  return (
    <QueryBoundary
      query={query}
      failureText={(failure) => failureText('Failed to find patients', failure)}
      skeleton={<LoadingText />}
    >
      {({ findPatients }) => (
        <>
          {findPatients.length === 0 && <output>{findSource.none}</output>}
          <ul aria-label="Found" className={styles.list}>
            {findPatients.map((stub) => (
              <li key={stub.id} className={styles.row}>
                <span className={styles.who}>
                  <strong>{stub.name || 'N/A'}</strong>
                  <span className={styles.hint}>{stubText(stub)}</span>
                </span>
                {stub.reach === 'NONE' ? (
                  <Button aria-label={`Open with a reason: ${stub.name}`} onClick={() => opening.open(stub)}>
                    Open with a reason
                  </Button>
                ) : (
                  <Link
                    to={pathOf(staffPaths.physioPatient, stub.number)}
                    aria-label={`Open ${stub.name}`}
                    className={styles.link}
                  >
                    Open
                  </Link>
                )}
              </li>
            ))}
          </ul>
          {subject && (
            <OpenRecordDialog
              key={subject.id}
              patientId={subject.id}
              name={subject.name}
              {...opening.frame}
              onOpened={() => void navigate(pathOf(staffPaths.physioPatient, subject.number))}
            />
          )}
        </>
      )}
    </QueryBoundary>
  );
}

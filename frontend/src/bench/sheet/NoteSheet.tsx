import { Form, Input, Skeleton } from 'antd';
import { useRef, useState, type ReactNode } from 'react';
import { dayText, momentText } from '#src/calendar/clinic-time';
import { useNow } from '#src/calendar/useNow';
import { failureText } from '#src/failure-text';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { dialogOnDemand } from '#src/ui/dialogs/dialogOnDemand';
import { FormDialog } from '#src/ui/dialogs/FormDialog';
import { useDialog } from '#src/ui/dialogs/useDialog';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { ChipChoice } from '#src/ui/forms/ChipChoice';
import { optionalTextRules } from '#src/ui/forms/form-rules';
import { useConflict } from '#src/ui/forms/useConflict';
import { useFreshQuery } from '#src/ui/hooks/useFreshQuery';
import { Subject } from '#src/ui/layout/Subject';
import { WorkplaceTools } from '#src/workplace/WorkplaceTools';
import { BodyChartField } from '../body-chart/BodyChartField';
import { kindLabels } from '#src/note-templates/note-kinds';
import { markText } from '../notes/note-texts';
import { sessionKinds } from './session-kinds';
import { BenchDayDocument } from '../gql/generated';
import { noteLists } from '../notes/note-lists';
import { shownSessions } from '../useTreatedCompletion';
import { measuredText } from '../values/value-texts';
import { mergedRows, rowName, shownRow, type SentValue } from '../values/value-rows';
import { ValueRows } from '../values/ValueRows';
import styles from './NoteSheet.module.css';
import { DraftSaving } from './DraftSaving';
import { NoteFiles, type SaveDraft } from './NoteFiles';
import { NoteStartDocument, useNoteStartQuery, type NoteKind } from './gql/generated';
import { valuesOf, type CarriedText, type NoteValues, type Start } from './note-values';
import { TemplateChoice } from './TemplateChoice';
import { TreatmentsField } from './TreatmentsField';
import { useNoteWriting, type NoteSession } from './useNoteWriting';

interface Props extends DialogState {
  readonly session: NoteSession;
  /** What a new note, or the own draft, is about; if omitted, as the draft says, else by the number of the patient's sessions. */
  readonly kind?: NoteKind | undefined;
}

/** The note of a session, over today: pain, change, and the physiotherapist completes and signs; the rest below when there is more to say. */
export function NoteSheet(props: Props) {
  return (
    <WorkplaceTools>
      <Sheet {...props} />
    </WorkplaceTools>
  );
}

const AddFileDialog = dialogOnDemand(async () => (await import('#src/files/AddFileDialog')).AddFileDialog);

/** Reasons to see a patient with which one adds files (bench §2). */
const enters: ReadonlySet<NoteSession['reach']> = new Set(['IN_CHARGE', 'TREATS', 'COVERS']);

const painChips = Array.from({ length: 11 }, (_, pain) => ({ value: String(pain), label: pain }));
const changeChips = [
  { value: 'BETTER', label: 'Better' },
  { value: 'SAME', label: 'Same' },
  { value: 'WORSE', label: 'Worse' },
];
const kindChips = sessionKinds.map((value) => ({ value, label: kindLabels[value] }));
const mostCharacters = 4_000;

function Sheet({ session, kind, ...frame }: Props) {
  const { appointment, patient } = session;
  const query = useNoteStartQuery({ variables: { appointmentId: appointment.id }, fetchPolicy: 'network-only' });
  const read = useFreshQuery();
  const stored = useRef<readonly SentValue[]>(undefined);
  const { known: start, conflict } = useConflict<Start>({
    known: query.data?.noteStart,
    readAgain: async () => (await read(NoteStartDocument, { appointmentId: appointment.id }))?.noteStart,
    valuesOf,
    factsOf,
    merge: (form, present) => {
      const before = stored.current ?? start?.note?.values ?? [];
      const now = present.note?.values ?? [];
      form.setFieldValue('values', mergedRows((form.getFieldsValue(true) as NoteValues).values, before, now));
      stored.current = undefined;
    },
  });
  const writing = useNoteWriting(session, start, (values) => {
    stored.current = values;
  });
  const hasBegun = Date.parse(appointment.appointmentDate) <= useNow();
  const completes = appointment.status === 'SCHEDULED' && hasBegun;
  const signs = completes || appointment.status === 'COMPLETED';
  const name = patient.name || 'N/A';
  const adding = useDialog<{ readonly saveDraft: SaveDraft }>();
  const files = query.data?.noteStart.note?.files ?? [];
  const addFiles = enters.has(session.reach) && (
    <NoteFiles files={files} writing={writing} onAdd={(saveDraft) => adding.open({ saveDraft })} />
  );
  return (
    <>
      <FormDialog<NoteValues>
        {...frame}
        title="Write down"
        width={640}
        lead={
          <Subject>
            <strong>{name}</strong>
            <small>{momentText(appointment.appointmentDate)}</small>
          </Subject>
        }
        waiting={
          start?.note?.isOwn === false ? (
            <p>Somebody else has begun the note of this session. It stands on the patient's page.</p>
          ) : (
            !start && (
              <QueryBoundary
                query={query}
                failureText={(failure) => failureText('The note could not be opened', failure)}
                skeleton={<Skeleton active paragraph={{ rows: 6 }} />}
              >
                {() => null}
              </QueryBoundary>
            )
          )
        }
        name="note"
        initialValues={start && { ...valuesOf(start), ...(kind && isOpenTo(start) && { kind }) }}
        keepLabel="Close"
        submitLabel={completes ? 'Complete and sign' : signs ? 'Sign' : 'Save draft'}
        send={async (values) => {
          await writing.write(values, { complete: completes, sign: signs });
          return signs ? `The note of ${name} was signed.` : `The note of ${name} was saved.`;
        }}
        failureText={(failure) => failureText('The note could not be saved', failure)}
        isAlwaysSaid
        conflict={conflict}
        reloads={[...shownSessions, ...noteLists]}
      >
        <Form.Item name="painBefore" label="Pain before">
          <ChipChoice label="Pain before" chips={painChips} />
        </Form.Item>
        <Form.Item name="change" label="Since the last session">
          <ChipChoice label="Since the last session" chips={changeChips} />
        </Form.Item>
        {start && start.values.length > 0 && <ValueRows lasts={lastsOf(start)} />}
        {start && <Details start={start} files={addFiles} />}
        <DraftSaving writing={writing} conflict={conflict} />
      </FormDialog>
      {adding.subject && (
        <AddFileDialog
          patientId={patient.id}
          note={adding.subject.saveDraft}
          reloads={[NoteStartDocument, BenchDayDocument]}
          {...adding.frame}
        />
      )}
    </>
  );
}

/** What is written when there is more to say than pain and change; folded, so that the button is in sight on a phone. */
function Details({ start, files }: { readonly start: Start; readonly files: ReactNode }) {
  const { note, carriedFrom } = start;
  const kind = Form.useWatch<NoteKind | undefined>('kind') ?? note?.kind ?? start.kind;
  const hasWords =
    note !== null &&
    (note.subjective !== '' ||
      note.objective !== '' ||
      note.painAfter !== null ||
      note.values.length + note.body.length > 0);
  const [isOpen, setOpen] = useState(hasWords);
  return (
    <>
      {!note && carriedFrom && (
        <p>Carried over from {dayText(carriedFrom)}: what was done, what it means, what comes next. Read it below.</p>
      )}
      <details className={styles.more} open={hasWords} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>More to write</summary>
        <Form.Item name="kind" label="What the note is about">
          <ChipChoice label="What the note is about" chips={kindChips} />
        </Form.Item>
        {isOpen && <TemplateChoice kind={kind} />}
        <NoteText name="subjective" label="What the patient says" start={start} />
        <Form.Item name="painAfter" label="Pain after">
          <ChipChoice label="Pain after" chips={painChips} />
        </Form.Item>
        <NoteText name="objective" label="What was found" start={start} />
        {start.values.length === 0 && <ValueRows lasts={lastsOf(start)} />}
        <BodyChartField />
        {files}
        <TreatmentsField />
        <NoteText name="assessment" label="What it means" start={start} />
        <NoteText name="plan" label="What comes next" start={start} />
      </details>
    </>
  );
}

interface TextProps {
  readonly name: CarriedText | 'subjective' | 'objective';
  readonly label: string;
  readonly start: Start;
}

/** A text of the note; one that was carried over says from when, until it is touched. */
function NoteText({ name, label, start }: TextProps) {
  const carried = name === 'assessment' || name === 'plan' ? start[name] : '';
  return (
    <Form.Item noStyle dependencies={[name]}>
      {({ getFieldValue }) => {
        const isCarried = carried !== '' && getFieldValue(name) === carried && start.carriedFrom !== null;
        return (
          <Form.Item
            name={name}
            label={label}
            rules={optionalTextRules(mostCharacters)}
            {...(isCarried && start.carriedFrom && { extra: `From ${dayText(start.carriedFrom)}, not changed since` })}
          >
            <Input.TextArea rows={3} autoComplete="off" />
          </Form.Item>
        );
      }}
    </Form.Item>
  );
}

/** There is no note yet, or it is the own draft. */
const isOpenTo = ({ note }: Start) => !note || (note.isOwn && note.status === 'DRAFT');

const factsOf = ({ note, assessment, plan }: Start) => ({
  'Pain before': note?.painBefore?.toString() ?? '',
  'Pain after': note?.painAfter?.toString() ?? '',
  'What the patient says': note?.subjective ?? '',
  'What was found': note?.objective ?? '',
  'What it means': note?.assessment ?? assessment,
  'What comes next': note?.plan ?? plan,
  Values: (note?.values ?? []).map(measuredText).join('; '),
  'Body chart': (note?.body ?? []).map(markText).join('; '),
});

const lastsOf = ({ values }: Start) =>
  new Map(values.flatMap((one) => (one.last ? [[rowName(shownRow(one)), one.last] as const] : [])));

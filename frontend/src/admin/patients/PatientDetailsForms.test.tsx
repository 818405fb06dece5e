import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { dialogsGone } from '../../../test/dialogs.fixture';
import { refusal, type Answer } from '../../../test/fake-server';
import { detailsOf, openPatientRecords, refusedFields } from '../../../test/patient-records.fixture';

const details = () => within(screen.getByRole('dialog', { name: 'Patient details' }));
const button = (name: string) => details().getByRole('button', { name });
const label = (name: string) => details().getByLabelText(name);

const physiotherapists: Answer = {
  data: {
    physiotherapists: [
      { __typename: 'Physiotherapist', id: 't1', name: 'Neha Kapoor', specialization: 'Orthopaedic' },
      { __typename: 'Physiotherapist', id: 't2', name: 'आलोक मिश्रा', specialization: 'Sports' },
    ],
  },
};

/** The details as a mutation answers with them. */
function changed(operation: string, ...args: Parameters<typeof detailsOf>): Answer {
  const answer = detailsOf(...args);
  return 'data' in answer ? { data: { [operation]: Object.values(answer.data ?? {})[0] } } : answer;
}

async function openForm(name: string, answers: Parameters<typeof openPatientRecords>[0] = {}) {
  const page = openPatientRecords(
    { PatientDetails: detailsOf(), PhysiotherapistsInCharge: physiotherapists, ...answers },
    '?view=id-1',
  );
  await screen.findByText('Medical history');
  await userEvent.click(button(name));
  return page;
}

describe('a progress report', () => {
  it('is refused when it says nothing', async () => {
    const { asked } = await openForm('Add report');
    expect(label('Report')).toHaveFocus();
    await userEvent.type(label('Report'), '  ');
    await userEvent.click(button('Save report'));
    expect(await details().findByText('Report is required')).toBeInTheDocument();
    expect(asked('AddProgressReport')).toEqual([]);
  });

  it('that fails says so, and what was typed stays', async () => {
    await openForm('Add report', { AddProgressReport: refusal('Please try again.', 'UNAVAILABLE') });
    await userEvent.type(label('Report'), 'Walks 50 m.');
    await userEvent.click(button('Save report'));
    expect(await details().findByText('Failed to save patient. Please try again.')).toBeInTheDocument();
    expect(label('Report')).toHaveValue('Walks 50 m.');
  });

  it('is added, announced and shown, and the focus returns', async () => {
    const progressReports = [
      {
        id: 'r1',
        content: 'Walks 50 m.',
        createdAt: '2026-11-21T04:30:00.000Z',
        document: { id: 'd1', replacedByReportId: null },
      },
    ];
    const AddProgressReport = changed('addProgressReport', {}, { progressReports });
    const { asked } = await openForm('Add report', { AddProgressReport });
    await userEvent.type(label('Report'), ' Walks 50 m. ');
    await userEvent.click(button('Save report'));
    expect(await screen.findByText('The progress report was added.')).toBeInTheDocument();
    expect(details().getByText('21 Nov 2026')).toBeInTheDocument();
    expect(details().queryByText('No progress reports yet.')).not.toBeInTheDocument();
    expect(details().queryByLabelText('Report')).not.toBeInTheDocument();
    expect(button('Add report')).toHaveFocus();
    expect(asked('AddProgressReport')).toEqual([{ patientId: 'id-1', content: 'Walks 50 m.' }]);
    expect(asked('PatientDetails')).toHaveLength(1);
  });
});

describe('an entry of the medical history', () => {
  it('needs a diagnosis', async () => {
    const { asked } = await openForm('Add entry');
    await userEvent.click(button('Save entry'));
    expect(await details().findByText('Diagnosis is required')).toBeInTheDocument();
    expect(asked('AddMedicalHistoryEntry')).toEqual([]);
  });

  it("shows the server's sentences beside the inputs", async () => {
    const fields = { treatment: 'Treatment must be at most 500 characters long' };
    await openForm('Add entry', { AddMedicalHistoryEntry: refusedFields('Please check', 'BAD_INPUT', fields) });
    await userEvent.type(label('Diagnosis'), 'Osteoarthritis');
    await userEvent.click(button('Save entry'));
    expect(await details().findByText(fields.treatment)).toBeInTheDocument();
    expect(label('Diagnosis')).toHaveValue('Osteoarthritis');
  });

  it('is added and shown; what is left empty is not known', async () => {
    const medicalHistory = [{ id: 'h1', diagnosis: 'Osteoarthritis', treatment: 'Exercise', surgeryDetails: null }];
    const AddMedicalHistoryEntry = changed('addMedicalHistoryEntry', {}, { medicalHistory });
    const { asked } = await openForm('Add entry', { AddMedicalHistoryEntry });
    await userEvent.type(label('Diagnosis'), 'Osteoarthritis');
    await userEvent.type(label('Treatment (optional)'), 'Exercise');
    await userEvent.click(button('Save entry'));
    expect(await details().findByText('Osteoarthritis')).toBeInTheDocument();
    const input = { diagnosis: 'Osteoarthritis', treatment: 'Exercise', surgeryDetails: null };
    expect(asked('AddMedicalHistoryEntry')).toEqual([{ patientId: 'id-1', input }]);
  });
});

describe('the care plan', () => {
  const planned = {
    plannedSessions: 25,
    referringDoctor: 'Dr. N. Mathur',
    physiotherapist: { id: 't1', name: 'Neha Kapoor' },
  };

  it.each(['', '0', '201', '2.5'])('is refused with "%s" sessions', async (typed) => {
    const { asked } = await openForm('Change care plan');
    await userEvent.clear(label('Planned sessions'));
    if (typed) await userEvent.type(label('Planned sessions'), typed);
    await userEvent.click(button('Save care plan'));
    const complaint = typed ? 'Enter a number of sessions from 1 to 200' : 'Planned sessions are required';
    expect(await details().findByText(complaint)).toBeInTheDocument();
    expect(asked('UpdateCarePlan')).toEqual([]);
  });

  it('begins with the present values and is changed with the version that was read', async () => {
    const changes = { plannedSessions: 30, physiotherapist: { id: 't2', name: 'आलोक मिश्रा' } };
    const { asked } = await openForm('Change care plan', {
      PatientDetails: detailsOf({}, planned),
      UpdateCarePlan: changed('updateCarePlan', { version: 4 }, { ...planned, ...changes }),
    });
    expect(label('Referring doctor (optional)')).toHaveValue('Dr. N. Mathur');
    await userEvent.click(label('Physiotherapist (optional)'));
    await userEvent.click(await details().findByText('आलोक मिश्रा, Sports'));
    await userEvent.clear(label('Planned sessions'));
    await userEvent.type(label('Planned sessions'), '30');
    await userEvent.click(button('Save care plan'));
    expect(await screen.findByText('The care plan was saved.')).toBeInTheDocument();
    const input = { referringDoctor: 'Dr. N. Mathur', physiotherapistId: 't2', plannedSessions: 30 };
    expect(asked('UpdateCarePlan')).toEqual([{ patientId: 'id-1', input, version: 3 }]);
    expect(details().getByText(/of 30 planned sessions completed/)).toBeInTheDocument();
    expect(details().getByText('आलोक मिश्रा')).toBeInTheDocument();
  });

  it('can be emptied of the referring doctor', async () => {
    const { asked } = await openForm('Change care plan', {
      PatientDetails: detailsOf({}, planned),
      UpdateCarePlan: changed('updateCarePlan'),
    });
    await userEvent.clear(label('Referring doctor (optional)'));
    await userEvent.click(button('Save care plan'));
    await waitFor(() => expect(asked('UpdateCarePlan')[0]).toMatchObject({ input: { referringDoctor: null } }));
  });

  it('that somebody else changed meanwhile is shown as it is now, and saving again replaces what was typed over', async () => {
    const theirs = { ...planned, referringDoctor: 'Dr. Other', plannedSessions: 40 };
    const reads = [detailsOf({}, planned), detailsOf({ version: 9 }, theirs)];
    const saves = [
      refusal('Somebody else changed this record meanwhile.', 'CHANGED_MEANWHILE'),
      changed('updateCarePlan'),
    ];
    const { asked } = await openForm('Change care plan', {
      PatientDetails: () => reads.shift() ?? new Error('asked too often'),
      UpdateCarePlan: () => saves.shift() ?? new Error('asked too often'),
    });
    await userEvent.type(label('Referring doctor (optional)'), ' MS');
    await userEvent.click(button('Save care plan'));
    expect(await details().findByText(/^Somebody else changed this meanwhile/)).toBeInTheDocument();
    expect(details().getByText('Referring doctor: was Dr. N. Mathur, is now Dr. Other')).toBeInTheDocument();
    expect(label('Referring doctor (optional)')).toHaveValue('Dr. N. Mathur MS');
    expect(label('Planned sessions')).toHaveValue('40');
    await userEvent.click(button('Save care plan'));
    await waitFor(() => expect(asked('UpdateCarePlan')).toHaveLength(2));
    expect(asked('UpdateCarePlan')).toMatchObject([
      { version: 3, input: { plannedSessions: 25 } },
      { version: 9, input: { referringDoctor: 'Dr. N. Mathur MS', plannedSessions: 40 } },
    ]);
  });
});

describe('what was typed', () => {
  it('is asked about before another form opens, and before the dialog closes', async () => {
    await openForm('Add report');
    await userEvent.type(label('Report'), 'Walks');
    await userEvent.click(button('Add entry'));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByText('Discard what you typed?')).not.toBeInTheDocument());
    expect(label('Report')).toHaveValue('Walks');
    expect(details().queryByLabelText('Diagnosis')).not.toBeInTheDocument();

    await userEvent.click(button('Close'));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await dialogsGone();
  });

  it('leaves no question when the form was cancelled', async () => {
    await openForm('Add report');
    await userEvent.type(label('Report'), 'Walks');
    await userEvent.click(button('Cancel'));
    await userEvent.click(button('Close'));
    await dialogsGone();
  });
});

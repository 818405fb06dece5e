import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal } from '../../../test/fake-server';
import { card, openPatient, plan, recordIs } from '../../../test/patient-care.fixture';
import { accounts } from '../../../test/render-route';
import type { CarePlanFragment, Reach } from '../patients/gql/generated';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-10T12:00:00+05:30') }));
afterEach(() => void vi.useRealTimers());

const here = '/physio/patients/p1?part=programme';
const bridge = {
  __typename: 'Exercise',
  key: 'bridge',
  name: 'Bridge',
  sets: 2,
  reps: 10,
  holdSeconds: 5,
  timesPerDay: 2,
};
const programme = (changes: Partial<CarePlanFragment> = {}) =>
  plan({
    kind: 'PROGRAMME',
    area: 'BACK',
    reviewOn: '2026-04-07',
    protocolName: 'Programme for the back',
    protocolVersion: 2,
    surgeryDate: '2026-03-01',
    side: 'NONE',
    doctorName: null,
    version: 5,
    programmeVersions: [
      {
        number: 2,
        at: '2026-03-08T06:30:00.000Z',
        by: 'Kavya Rao',
        reason: 'Stronger by now',
        goal: 'Carry my grandson',
        exercises: [bridge],
      },
      { number: 1, at: '2026-03-01T06:30:00.000Z', by: 'Neha Kapoor', reason: null, goal: 'Walk', exercises: [bridge] },
    ],
    ...changes,
  });
const words = (name: string, instructions: string) =>
  ({
    data: {
      id: 'r1',
      area: 'BACK',
      side: 'NONE',
      reviewOn: '2026-04-07',
      version: 5,
      phases: [
        {
          __typename: 'Phase',
          goal: 'Carry my grandson',
          exercises: [{ ...bridge, name, instructions, hint: 'Slowly', guide: null }],
        },
      ],
    },
  }).data;
const ProgrammeWords = {
  data: { english: words('Bridge', 'Lift your hips.'), hindi: words('पुल', 'कूल्हे उठाएँ।') },
};
const known = (of = programme(), reach: Reach = 'IN_CHARGE') => ({
  BenchPatient: recordIs({ plan: of, reach }),
  CareGate: { data: { gate: null } },
  ProgrammeWords,
});

const type = async (dialog: ReturnType<typeof within>, label: string, text: string) =>
  userEvent.type(dialog.getByRole('textbox', { name: label }), text);

describe('the programme of a patient, read (bench §8)', () => {
  it('shows goal, exercises with their dose, the day of the review and all versions', async () => {
    openPatient(known(), here);
    const about = await card('Programme for the back');
    expect(about.getByText('version 2: runs. Begun on 1 Mar 2026, Neha Kapoor.')).toBeVisible();
    expect(about.getByText('Goal: Carry my grandson')).toBeVisible();
    expect(about.getByText('Bridge: 2 × 10, hold 5 s, 2 times a day')).toBeVisible();
    expect(about.getByText('To be looked at again on 7 Apr 2026.')).toBeVisible();
    expect(about.getByText('Sample, not signed off by a clinician')).toBeVisible();
    const versions = within((await card('Versions')).getByRole('list', { name: 'Versions' }));
    expect(versions.getByText('Why: Stronger by now')).toBeVisible();
    expect(versions.getByText('The first one.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Plan' })).toBeNull();
  });

  it.each([
    ['who opened the record for a day', {}, 'OPENED', here],
    ['a doctor', { Me: { data: { me: accounts.doctor } } }, 'DOCTOR', '/doctor/patients/p1?part=programme'],
  ] as const)('has no action for %s', async (_who, me, reach, path) => {
    openPatient({ ...known(programme(), reach), ...me }, path);
    expect((await card('Programme for the back')).queryByRole('button')).toBeNull();
  });

  it('is no part of a page with a live plan after an operation', async () => {
    openPatient({}, '/physio/patients/p1');
    await card('Treatment notes');
    expect(screen.queryByRole('link', { name: 'Programme' })).toBeNull();
  });

  it('leaves its danger sign to its physiotherapist to answer', async () => {
    const sign = {
      __typename: 'OpenSign',
      task: {
        __typename: 'CareTask',
        id: 't1',
        severity: 'URGENT',
        status: 'OPEN',
        signs: ['fall'],
        patient: { __typename: 'AppointmentPatient', id: 'p1', name: 'Sunita' },
        createdAt: '2026-03-10T06:00:00.000Z',
        dueAt: '2026-03-10T08:00:00.000Z',
        overdue: false,
      },
      questions: ['Have you fallen?'],
      patientNotes: [],
      lastYesAt: '2026-03-10T06:00:00.000Z',
      planId: 'r1',
      kind: 'PROGRAMME',
      doctorName: 'Neha Kapoor',
      phone: '+919812345678',
    };
    openPatient({ ...known(), OpenSigns: { data: { openSigns: [sign] } } }, here);
    const signs = await card('Danger signs');
    expect(await signs.findByRole('button', { name: 'Answer: Sunita' })).toBeVisible();
    expect(signs.getByRole('button', { name: 'I have seen it: Sunita' })).toBeVisible();
  });
});

describe('the programme of a patient, written (bench §8)', () => {
  it('begins with words in both languages, a dose and a key of its own', async () => {
    const started = { StartProgramme: { data: { startProgramme: programme() } } };
    const { asked } = openPatient({ ...known(), BenchPatient: recordIs({ plan: null }), ...started }, here);
    await userEvent.click(await screen.findByRole('button', { name: 'Begin a programme' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Begin a programme' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Begin' }));
    expect(await dialog.findByText('Choose what it is for')).toBeVisible();
    expect(dialog.getByText('Name in Hindi must have 2 to 80 characters')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'Back' }));
    await type(dialog, 'Goal', 'Carry my grandson');
    await type(dialog, 'Name in English', 'Bridge, slow');
    await type(dialog, 'Name in Hindi', 'पुल');
    await type(dialog, 'How it is done, in English', 'Lift your hips.');
    await type(dialog, 'How it is done, in Hindi', 'कूल्हे उठाएँ।');
    await userEvent.click(dialog.getByRole('button', { name: 'Begin' }));
    await waitFor(() =>
      expect(asked('StartProgramme')).toEqual([
        {
          patientId: 'p1',
          key: expect.any(String) as string,
          input: {
            area: 'BACK',
            side: 'NONE',
            goal: 'Carry my grandson',
            reviewOn: null,
            exercises: [
              {
                key: 'own-bridge-slow',
                words: {
                  nameEn: 'Bridge, slow',
                  nameHi: 'पुल',
                  instructionsEn: 'Lift your hips.',
                  instructionsHi: 'कूल्हे उठाएँ।',
                },
                sets: 2,
                reps: 10,
                holdSeconds: 0,
                timesPerDay: 1,
                hint: null,
              },
            ],
          },
        },
      ]),
    );
  }, 20_000);

  it('takes an exercise of the library, found by what the library sorts it by, with its dose', async () => {
    const entry = {
      __typename: 'LibraryExercise',
      key: 'heelSlides',
      name: { __typename: 'BothTexts', en: 'Heel slides', hi: 'एड़ी सरकाना' },
      steps: [{ __typename: 'BothTexts', en: 'Lie on your back.', hi: 'पीठ के बल लेटें।' }],
      sets: 2,
      reps: 12,
      holdSeconds: 3,
      timesPerDay: 8,
    };
    const { asked } = openPatient(
      {
        ...known(),
        BenchPatient: recordIs({ plan: null }),
        ExerciseChoices: { data: { libraryExercises: { edges: [{ node: entry }], totalCount: 1 } } },
        StartProgramme: { data: { startProgramme: programme() } },
      },
      here,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Begin a programme' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Begin a programme' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Knee' }));
    await type(dialog, 'Goal', 'Climb the stairs');
    await userEvent.click(dialog.getByText('Filter the library'));
    fireEvent.mouseDown(dialog.getByRole('combobox', { name: 'Part of the body' }));
    await userEvent.click(await dialog.findByTitle('Knee'));
    fireEvent.mouseDown(dialog.getByRole('combobox', { name: 'Take from the exercise library' }));
    await userEvent.click(await dialog.findByTitle('Heel slides · एड़ी सरकाना'));
    expect(asked('ExerciseChoices').at(-1)).toEqual({ filter: { region: 'KNEE', retired: false } });
    expect(dialog.getByText('Heel slides')).toBeVisible();
    expect(dialog.queryByRole('textbox', { name: 'Name in English' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Begin' }));
    await waitFor(() =>
      expect(asked('StartProgramme')).toMatchObject([
        {
          input: {
            exercises: [
              { key: 'heelSlides', words: null, sets: 2, reps: 12, holdSeconds: 3, timesPerDay: 6, hint: null },
            ],
          },
        },
      ]),
    );
  }, 20_000);

  it('keeps an exercise of the library in the next version', async () => {
    const guided = (one: typeof ProgrammeWords.data.english) => ({
      ...one,
      phases: one.phases.map((phase) => ({
        ...phase,
        exercises: phase.exercises.map((exercise) => ({
          ...exercise,
          key: 'bridges',
          guide: { __typename: 'ExerciseGuide', isReviewed: false },
        })),
      })),
    });
    const { english, hindi } = ProgrammeWords.data;
    const { asked } = openPatient(
      {
        ...known(),
        ProgrammeWords: { data: { english: guided(english), hindi: guided(hindi) } },
        ChangeProgramme: { data: { changeProgramme: programme() } },
      },
      here,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Change the programme' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the programme' }));
    expect(await dialog.findByText('पुल')).toBeVisible();
    await type(dialog, 'Why it changes', 'Stronger');
    await userEvent.click(dialog.getByRole('button', { name: 'Change' }));
    await waitFor(() =>
      expect(asked('ChangeProgramme')).toMatchObject([
        { input: { exercises: [{ key: 'bridges', words: null, hint: 'Slowly' }] } },
      ]),
    );
  }, 20_000);

  it('changes with a reason, keeps keys and Hindi words, and says what the server refuses', async () => {
    const refused = { ChangeProgramme: refusal('It was changed meanwhile.', 'CHANGED_MEANWHILE') };
    const { asked } = openPatient({ ...known(), ...refused }, here);
    await userEvent.click(await screen.findByRole('button', { name: 'Change the programme' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the programme' }));
    expect(await dialog.findByRole('textbox', { name: 'Name in Hindi' })).toHaveValue('पुल');
    await type(dialog, 'Why it changes', 'Stronger');
    await userEvent.click(dialog.getByRole('button', { name: 'Change' }));
    expect(await dialog.findByText(/It was changed meanwhile/)).toBeVisible();
    expect(asked('ChangeProgramme')).toMatchObject([
      {
        planId: 'r1',
        reason: 'Stronger',
        version: 5,
        input: {
          area: 'BACK',
          reviewOn: '2026-04-07',
          exercises: [{ key: 'bridge', words: { nameHi: 'पुल', instructionsHi: 'कूल्हे उठाएँ।' }, hint: 'Slowly' }],
        },
      },
    ]);
  }, 20_000);

  it.each([
    ['It has done its work', 'CompleteProgramme', 'completeProgramme', 'Done'],
    ['It stops before that', 'StopProgramme', 'stopPlan', 'She moved to another town'],
  ])('ends: %s', async (end, operation, field, reason) => {
    const { asked } = openPatient({ ...known(), [operation]: { data: { [field]: programme() } } }, here);
    await userEvent.click(await screen.findByRole('button', { name: 'End the programme' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'End the programme' }));
    await userEvent.click(dialog.getByRole('radio', { name: end }));
    await type(dialog, 'Reason', reason);
    await userEvent.click(dialog.getByRole('button', { name: 'End it' }));
    await waitFor(() => expect(asked(operation)).toEqual([{ planId: 'r1', reason }]));
  });
});

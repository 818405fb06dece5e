import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { at, day, items, session } from '../../../test/bench-day.fixture';
import { benchDay, openBench } from '../../../test/bench.fixture';
import { refusal } from '../../../test/fake-server';
import { precaution } from '../../../test/notes.fixture';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(at('14:20')) }));
afterEach(() => void vi.useRealTimers());

describe("a physiotherapist's day (bench §8)", () => {
  const sessions = [
    session('s1', '09:00', 'Asha', { appointment: { status: 'COMPLETED' } }),
    session('s2', '10:00', 'Bina'),
    session('s3', '14:00', 'Chitra'),
    session('s4', '16:30', 'Devi'),
    session('s5', '17:15', 'Ela'),
  ];

  it('begins with what runs and what comes next, in one request', async () => {
    const { asked } = openBench('/physio', { BenchDay: benchDay({ sessions }) });
    expect(await items('Now')).toEqual([expect.stringMatching(/^2:00 pm.*Chitra/)]);
    expect(await items('Next')).toEqual([expect.stringMatching(/^4:30 pm.*Devi/)]);
    expect(await items('Not marked yet')).toEqual([expect.stringMatching(/^10:00 am.*Bina/)]);
    expect(await items('Later')).toEqual([expect.stringMatching(/^5:15 pm.*Ela/)]);
    expect(await items('Done')).toEqual([expect.stringMatching(/^9:00 am.*Completed.*Asha/)]);
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Now', 'Next', 'Not marked yet', 'Later', 'Done']);
    expect(asked('BenchDay')).toEqual([{ day }]);
    expect(asked('OpenSigns')).toEqual([]);
  });

  it('says which time is still free, before and after the next session', async () => {
    const free = [
      { from: at('11:00'), until: at('14:00') },
      { from: at('14:00'), until: at('15:30') },
      { from: at('17:15'), until: at('18:00') },
    ];
    openBench('/physio', { BenchDay: benchDay({ sessions: sessions.slice(3, 4), free }) });
    expect(await items('Next')).toEqual(['Free 2:20 to 3:30 pm: book', expect.stringMatching(/^4:30 pm/)]);
    expect(await items('Later')).toEqual(['Free 5:15 to 6:00 pm: book']);
  });

  it('books a free time: its time and the own column are filled in, and the patients are those within reach', async () => {
    const { asked } = openBench('/physio', {
      BenchDay: benchDay({ sessions, free: [{ from: at('14:52'), until: at('16:00') }] }),
      OwnTimes: {
        data: {
          physiotherapistTimes: {
            __typename: 'PhysiotherapistTimes',
            physiotherapistId: 't1',
            workingHours: [],
            leave: [],
          },
        },
      },
      BenchPatients: {
        data: {
          benchPatients: {
            edges: [
              {
                node: {
                  __typename: 'BenchPatientLine',
                  patient: { __typename: 'Patient', id: 'p9', patientId: 'PT-000009', name: 'Gita', age: 50 },
                  reach: 'TREATS',
                  lastSession: null,
                  nextSession: null,
                  hasPlan: false,
                  planState: null,
                  openTask: null,
                },
              },
            ],
            pageInfo: { __typename: 'PageInfo', endCursor: null },
            totalCount: 1,
          },
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Free 2:52 to 4:00 pm: book' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Book a session' }));
    fireEvent.mouseDown(await dialog.findByRole('combobox', { name: 'Patient' }));
    await userEvent.click(await screen.findByTitle(/Gita/));
    await userEvent.click(dialog.getByRole('button', { name: 'Book session' }));
    await waitFor(() =>
      expect(asked('BookAppointment')).toMatchObject([
        { input: { patientId: 'p9', physiotherapistId: 't1', appointmentDate: `${day}T14:55` } },
      ]),
    );
  }, 20_000);

  it('says of a session ahead that no consent to treatment stands', async () => {
    const lacking = { hasConsent: false };
    openBench('/physio', {
      BenchDay: benchDay({ sessions: [session('s4', '16:30', 'Devi', lacking), session('s5', '17:15', 'Ela')] }),
    });
    expect(await items('Next')).toEqual([expect.stringContaining('No consent to treatment yet')]);
    expect(await items('Later')).toEqual([expect.not.stringContaining('No consent')]);
  });

  it('says nothing of consents of a patient beyond reach', async () => {
    const beyond = { reach: 'NONE' as const, hasConsent: false };
    openBench('/physio', { BenchDay: benchDay({ sessions: [session('s2', '10:00', 'Bina', beyond)] }) });
    expect(await items('Not marked yet')).toEqual([expect.not.stringContaining('No consent')]);
  });

  it('says of a session who comes, for the how manieth time and in which phase, the danger sign first', async () => {
    const openTask = { __typename: 'CareTask', id: 't1', severity: 'URGENT' } as const;
    const known = { openTask, alert: 'Hard of hearing', phase: 'Phase 2 of 5' };
    openBench('/physio', { BenchDay: benchDay({ sessions: [session('s4', '16:30', 'Devi', known)] }) });
    expect(await items('Next')).toEqual([
      expect.stringMatching(
        /^4:30 pmClinic, 45 minutes A danger sign waitsDevi Hard of hearing62 years, session 4, phase 2 of 5/,
      ),
    ]);
    expect(screen.getByRole('link', { name: 'Devi' })).toHaveAttribute('href', '/physio/patients/PT-000001');
  });

  it('says what to take care of before the alert, and the plan of the last note', async () => {
    const { until: _until, addedBy: _by, addedAt: _at, ...weight } = precaution();
    const movement = { kind: 'MOVEMENT', weightBearing: null, percent: null, text: 'no bend beyond 90°' } as const;
    const known = {
      alert: 'Hard of hearing',
      precautions: [weight, { ...weight, ...movement, id: 'c2' }],
      lastPlan: 'Stairs next',
    };
    const empty = { lastPlan: '' };
    openBench('/physio', {
      BenchDay: benchDay({ sessions: [session('s4', '16:30', 'Devi', known), session('s5', '17:15', 'Ela', empty)] }),
    });
    const [devi] = within(await screen.findByRole('list', { name: 'Next' })).getAllByRole('heading', { level: 3 });
    expect(devi?.closest('li')).toHaveTextContent(
      /Devi Right leg: partial weight, 30 percent Movement, right: no bend beyond 90° Hard of hearing62 years.*Plan of the last note: Stairs next/,
    );
    const cards = screen.getAllByRole('list', { name: 'Precautions' });
    expect(cards).toHaveLength(1);
    expect(screen.getAllByText(/^Plan of the last note/)).toHaveLength(1);
  });

  it('marks the first session of a patient, and those of whom one covers', async () => {
    const known = { isFirst: true, number: 1, reach: 'COVERS' as const };
    openBench('/physio', { BenchDay: benchDay({ sessions: [session('s4', '16:30', 'Devi', known)] }) });
    expect(await items('Next')).toEqual([expect.stringMatching(/Devi First session62 years, you cover/)]);
  });

  it('leads to the home on a map and to the telephone, and says how a session by video begins', async () => {
    const home = { sessionType: 'HOME' as const, homeAddress: '7 Lake View, Lucknow' };
    openBench('/physio', {
      BenchDay: benchDay({
        sessions: [
          session('s4', '16:30', 'Devi', { appointment: home }),
          session('s5', '17:15', 'Ela', { appointment: { sessionType: 'TELE', callEnding: '3210' } }),
          session('s6', '18:00', 'Farah', { appointment: { sessionType: 'HOME' }, patient: { contactNumber: null } }),
        ],
      }),
    });
    expect(await screen.findByRole('link', { name: '7 Lake View, Lucknow' })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=7%20Lake%20View%2C%20Lucknow',
    );
    expect(screen.getByRole('link', { name: 'Call Devi, +91 98123 45678' })).toHaveAttribute(
      'href',
      'tel:+919812345678',
    );
    expect(await items('Later')).toEqual([
      expect.stringContaining('Call the number ending 3210'),
      expect.stringContaining('The record has no address yet'),
    ]);
    expect(screen.queryByRole('link', { name: /^Call Farah/ })).toBeNull();
  });

  it('says for whom one stands in and until when, and the own leave', async () => {
    const covers = [{ id: 'c1', absent: { id: 't2', name: 'Ravi Sharma' }, until: '2025-11-21' }];
    const leave = [{ id: 'l1', from: at('16:00'), until: at('18:00') }];
    openBench('/physio', { BenchDay: benchDay({ covers, leave }) });
    expect(await items('You stand in')).toEqual(['For Ravi Sharma, until 21 Nov 2025']);
    expect(screen.getByText('Away from 19 Nov 2025, 4:00 pm IST until 19 Nov 2025, 6:00 pm IST')).toBeVisible();
    expect(screen.getByText('No sessions.')).toBeVisible();
  });

  it('leads to the danger signs that wait, and asks for them only then', async () => {
    const { asked } = openBench('/physio', { BenchDay: benchDay({ openSigns: 2 }) });
    expect(await screen.findByRole('link', { name: '2 danger signs wait' })).toHaveAttribute('href', '#danger-signs');
    await waitFor(() => expect(asked('OpenSigns')).toHaveLength(1));
  });

  it('shows danger signs and flags after what comes next, before the rest of the day', async () => {
    openBench('/physio', {
      BenchDay: benchDay({ sessions, openSigns: 1 }),
      OpenSigns: refusal('Please try again later.', 'INTERNAL'),
      CareFlags: refusal('Please try again later.', 'INTERNAL'),
    });
    await screen.findByRole('region', { name: 'Danger signs' });
    await screen.findByRole('region', { name: 'To look at' });
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Now', 'Next', 'Danger signs', 'To look at', 'Not marked yet', 'Later', 'Done']);
  });

  it('leads to the notes that one has not signed, and says nothing where there are none', async () => {
    const days = [benchDay(), benchDay({ notesToSign: 2 })];
    openBench('/physio', { BenchDay: () => days.shift() ?? benchDay({ notesToSign: 1 }) });
    await screen.findByText('No sessions.');
    expect(screen.queryByRole('link', { name: /to sign$/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('link', { name: '2 notes to sign' })).toHaveAttribute('href', '/physio/notes');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('link', { name: '1 note to sign' })).toBeVisible();
  });

  it('goes to other days, up to 60 away, and lives in the address', async () => {
    const { router, asked } = openBench('/physio?day=2026-01-17', {
      BenchDay: ({ day: of }) =>
        benchDay({ day: String(of), specialDay: 'Stocktaking', sessions: [session('s1', '09:00', 'Asha')] }),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Saturday, 17 Jan 2026' })).toBeVisible();
    expect(await screen.findByText('Saturday, 17 Jan 2026, Stocktaking')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(router.state.location.search).toBe('?day=2026-01-18');
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Today' }));
    expect(router.state.location.search).toBe('');
    expect(asked('BenchDay').map((variables) => variables['day'])).toEqual(['2026-01-17', '2026-01-18', day]);
  });

  it('says why it is not there, and asks again', async () => {
    const answers = [new TypeError('Failed to fetch'), benchDay({ sessions })];
    openBench('/physio', { BenchDay: () => answers.shift() ?? new Error('asked too often') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch your day');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await items('Now')).toHaveLength(1);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openBench } from '../../../test/bench.fixture';
import { refusal } from '../../../test/fake-server';
import { draft, note } from '../../../test/notes.fixture';

const notesToSign = (...notes: readonly object[]) => ({ data: { notesToSign: notes } });
const rows = async () => within(await screen.findByRole('list', { name: 'Notes to sign' })).getAllByRole('listitem');
const press = async (label: string) => userEvent.click(await screen.findByRole('button', { name: label }));
const locked = note({
  id: 'n2',
  isOwn: true,
  status: 'LOCKED',
  signedAt: null,
  patient: { __typename: 'AppointmentPatient', id: 'p2', patientId: 'PT-000002', name: 'Ela' } as never,
  at: '2025-11-13T11:00:00.000Z',
});

describe("one's own notes that are not signed (bench §8)", () => {
  it('are listed with patient, day and status, and lead to the notes of the patient', async () => {
    openBench('/physio/notes', { NotesToSign: notesToSign(draft(), locked) });
    const [first, second] = await rows();
    expect(first).toHaveTextContent(
      /^Sunita Yadav DraftSession, 12 Nov 2025, 4:30 pm IST\. Locks by itself 13 Nov 2025, 5:30 pm IST/,
    );
    expect(second).toHaveTextContent(/^Ela LockedSession, 13 Nov 2025, 4:30 pm IST/);
    expect(screen.getByRole('link', { name: 'Ela' })).toHaveAttribute('href', '/physio/patients/PT-000002');
    expect(screen.getByRole('link', { name: 'Open: Ela, session of 13 Nov 2025' })).toHaveAttribute(
      'href',
      '/physio/patients/PT-000002?part=notes',
    );
  });

  it('can be read before they are signed', async () => {
    openBench('/physio/notes', { NotesToSign: notesToSign(draft()) });
    expect(await screen.findByText('Sleeps better')).not.toBeVisible();
    await userEvent.click(screen.getByText('What it says'));
    expect(screen.getByText('Sleeps better')).toBeVisible();
  });

  it('stay where signing is refused, and go once they are signed in the version that was read', async () => {
    const answers = [refusal('Nothing of this session is in it.', 'BAD_INPUT')];
    let listed = [draft(), locked];
    const { asked } = openBench('/physio/notes', {
      NotesToSign: () => notesToSign(...listed),
      SignNote: () => {
        const refused = answers.shift();
        if (refused) return refused;
        listed = [locked];
        return { data: { signNote: note() } };
      },
    });
    await press('Sign: Sunita Yadav, session of 12 Nov 2025');
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing of this session is in it.');
    expect(await rows()).toHaveLength(2);
    await press('Sign: Sunita Yadav, session of 12 Nov 2025');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(asked('SignNote')).toEqual([1, 2].map(() => ({ id: 'n1', version: 3 })));
    await waitFor(() => expect(asked('NotesToSign')).toHaveLength(2));
  });

  it('offers no second signature of a note while the list is read again', async () => {
    const later = Promise.withResolvers<ReturnType<typeof notesToSign>>();
    const answers = [notesToSign(draft(), locked)];
    openBench('/physio/notes', {
      NotesToSign: () => answers.shift() ?? later.promise,
      SignNote: { data: { signNote: note() } },
    });
    await press('Sign: Sunita Yadav, session of 12 Nov 2025');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    later.resolve(notesToSign(locked));
  });

  it('says that there are none, and why the list is not there', async () => {
    const answers = [new TypeError('Failed to fetch'), notesToSign()];
    openBench('/physio/notes', { NotesToSign: () => answers.shift() ?? new Error('asked too often') });
    expect(await screen.findByText('Failed to fetch the notes to sign')).toBeVisible();
    await press('Try again');
    expect(await screen.findByText('No notes to sign.')).toBeVisible();
  });
});

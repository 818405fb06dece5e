import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeServer, refusal } from '../../test/fake-server';
import { accounts, renderRoute } from '../../test/render-route';

const template = (id: string, name: string, rest: object = {}) => ({
  __typename: 'NoteTemplate',
  id,
  name,
  kind: 'SESSION',
  subjective: '',
  objective: '',
  assessment: '',
  plan: 'Stairs',
  measures: ['KNEE_FLEXION'],
  isShared: false,
  isSample: false,
  version: 3,
  ...rest,
});
const sample = template('s1', 'Discharge', { isShared: true, isSample: true });
const own = template('o1', 'My knees');

function open(answers: Parameters<typeof fakeServer>[0], path = '/physio/templates') {
  const server = fakeServer({
    Me: { data: { me: path.startsWith('/admin') ? accounts.admin : accounts.physiotherapist } },
    ...answers,
  });
  renderRoute(path, server);
  return (operation: string) => server.calls.filter((call) => call.operation === operation);
}

it('a physiotherapist changes and deletes own templates, and reads shared ones', async () => {
  let noteTemplates = [sample, own];
  const asked = open({
    NoteTemplates: () => ({ data: { noteTemplates } }),
    DeleteNoteTemplate: () => {
      noteTemplates = [sample];
      return { data: { deleteNoteTemplate: true } };
    },
  });
  expect(await screen.findByText('Sample: no clinician has looked at it')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit Discharge' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Delete My knees' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }));
  expect(asked('DeleteNoteTemplate')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Delete My knees' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete the template' }));
  expect(await screen.findByText('The template My knees was deleted.')).toBeVisible();
  expect(asked('DeleteNoteTemplate')[0]?.variables).toEqual({ id: 'o1' });
});

it('saves a change on the version that was read, and keeps what was typed when it is refused', async () => {
  let isRefused = true;
  const asked = open({
    NoteTemplates: { data: { noteTemplates: [own] } },
    SaveNoteTemplate: () =>
      isRefused ? refusal('A template has this name already', 'ALREADY_EXISTS') : { data: { saveNoteTemplate: own } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit My knees' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.clear(dialog.getByRole('textbox', { name: 'Name' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save template' }));
  expect(await dialog.findByText(/^Name is required|Please enter/i)).toBeVisible();
  expect(asked('SaveNoteTemplate')).toEqual([]);
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Knees');
  await userEvent.click(dialog.getByRole('button', { name: 'Save template' }));
  expect((await dialog.findAllByText(/has this name already/)).length).toBeGreaterThan(0);
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Knees');
  isRefused = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Save template' }));
  await waitFor(() => expect(asked('SaveNoteTemplate')).toHaveLength(2));
  expect(asked('SaveNoteTemplate')[1]?.variables).toMatchObject({
    version: 3,
    input: { id: 'o1', name: 'Knees', kind: 'SESSION', plan: 'Stairs', measures: ['KNEE_FLEXION'], isShared: false },
  });
});

it('an admin saves templates for everybody', async () => {
  const asked = open(
    { NoteTemplates: { data: { noteTemplates: [sample] } }, SaveNoteTemplate: { data: { saveNoteTemplate: sample } } },
    '/admin/templates',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'New template' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Neck');
  await userEvent.click(dialog.getByRole('button', { name: 'Save template' }));
  await waitFor(() => expect(asked('SaveNoteTemplate')).toHaveLength(1));
  expect(asked('SaveNoteTemplate')[0]?.variables).toMatchObject({ input: { name: 'Neck', isShared: true } });
});

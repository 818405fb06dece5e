import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { saveFile } from '#src/downloads/save-file';
import { refusal } from '../../../test/fake-server';
import { openAs, placesAnswer, profileOf } from '../../../test/user.fixture';

vi.mock('#src/downloads/save-file');

const request = {
  __typename: 'DataRequest',
  id: 'q1',
  kind: 'ERASURE',
  words: '',
  status: 'OPEN',
  receivedAt: '2026-11-01T11:00:00.000Z',
  dueOn: '2027-01-30',
  decidedAt: null,
  answer: null,
  eraseOn: null,
  erasedAt: null,
  withdrawnAt: null,
};

async function open(answers: Parameters<typeof openAs>[2] = {}) {
  const { server } = openAs(profileOf(), '/user/settings', {
    SignedInPlaces: placesAnswer(0),
    OwnDataRequests: { data: { myDataRequests: [] } },
    ...answers,
  });
  const card = within(await screen.findByRole('region', { name: 'Your data' }));
  expect(server.calls.map(({ operation }) => operation)).not.toContain('OwnDataRequests');
  await userEvent.click(card.getByRole('button', { name: 'Download, correct or erase your data' }));
  await card.findByRole('button', { name: 'Download your data' });
  const sent = (name: string) =>
    server.calls.filter(({ operation }) => operation === name).map(({ variables }) => variables);
  return { card, sent };
}

it('is downloaded as a ZIP', async () => {
  const asked: string[] = [];
  const { card } = await open();
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(new Response('zip'));
  });
  await userEvent.click(card.getByRole('button', { name: 'Download your data' }));
  expect(await screen.findByText('Your data was downloaded.')).toBeVisible();
  expect(asked).toEqual(['/api/v1/me/data']);
  expect(vi.mocked(saveFile).mock.calls[0]?.[1]).toBe('your-data.zip');
  vi.unstubAllGlobals();
});

it('is asked to be erased only once the patient agrees, and a refusal keeps what was typed', async () => {
  const refused = 'The clinic has not answered your last request of this kind yet.';
  const { card, sent } = await open({ AskErasure: refusal(refused, 'ALREADY_EXISTS') });
  await userEvent.click(card.getByText('Erase your data'));
  const form = within(card.getByText('Erase your data').closest('details') ?? document.body);
  const ask = form.getByRole('button', { name: 'Ask the clinic' });
  expect(ask).toBeDisabled();
  await userEvent.type(form.getByRole('textbox'), 'I move away.');
  await userEvent.click(form.getByRole('checkbox'));
  await userEvent.click(ask);
  expect(await form.findByText(new RegExp(refused))).toBeVisible();
  expect(form.getByRole('textbox')).toHaveValue('I move away.');
  expect(sent('AskErasure')).toEqual([{ words: 'I move away.', key: expect.any(String) }]);
});

it('is asked to be corrected in the patient’s words', async () => {
  const { card, sent } = await open({
    AskCorrection: { data: { requestCorrection: { ...request, kind: 'CORRECTION', words: 'My name is Rani.' } } },
  });
  await userEvent.click(card.getByText('Correct your data'));
  const form = within(card.getByText('Correct your data').closest('details') ?? document.body);
  await userEvent.type(form.getByRole('textbox', { name: 'What is wrong?' }), 'My name is Rani.');
  await userEvent.click(form.getByRole('button', { name: 'Ask the clinic' }));
  expect(await screen.findByText('The clinic has your request.')).toBeVisible();
  expect(sent('AskCorrection')).toEqual([{ words: 'My name is Rani.', key: expect.any(String) }]);
});

it.each([
  [{}, /Erasure.*Asked on 1 Nov 2026.*The clinic answers by 30 Jan 2027\./],
  [
    { status: 'REFUSED', decidedAt: '2026-11-05T11:00:00.000Z', answer: 'You are in treatment.' },
    /Refused on 5 Nov 2026.*You are in treatment\./,
  ],
  [
    { status: 'ACCEPTED', decidedAt: '2026-11-05T11:00:00.000Z', eraseOn: '2029-01-05' },
    /Accepted on 5 Nov 2026\. What the law keeps is erased from 5 Jan 2029 on\./,
  ],
  [
    { kind: 'CORRECTION', status: 'ACCEPTED', decidedAt: '2026-11-05T11:00:00.000Z', answer: 'Done.' },
    /Correction.*Corrected on 5 Nov 2026.*Done\./,
  ],
])('a request that is %j says what became of it', async (changes, said) => {
  const { card } = await open({ OwnDataRequests: { data: { myDataRequests: [{ ...request, ...changes }] } } });
  const requests = within(await card.findByRole('region', { name: 'Your requests' }));
  expect(requests.getByRole('listitem')).toHaveTextContent(said);
});

it('that was asked for already says what becomes of it, in place of the form', async () => {
  const accepted = { ...request, status: 'ACCEPTED', decidedAt: '2026-11-05T11:00:00.000Z', eraseOn: '2029-11-05' };
  const { card } = await open({ OwnDataRequests: { data: { myDataRequests: [accepted] } } });
  await userEvent.click(card.getByText('Erase your data'));
  const erasure = within(card.getByText('Erase your data').closest('details') ?? document.body);
  expect(await erasure.findByText(/^Accepted on 5 Nov 2026\./)).toBeVisible();
  expect(erasure.queryByRole('textbox')).not.toBeInTheDocument();
  // The other kind can still be asked for.
  await userEvent.click(card.getByText('Correct your data'));
  const correction = within(card.getByText('Correct your data').closest('details') ?? document.body);
  expect(correction.getByRole('textbox')).toBeVisible();
});

it.each([
  ['an open correction', { kind: 'CORRECTION' }, /The clinic does nothing more about it/],
  ['an accepted erasure', { status: 'ACCEPTED', decidedAt: request.receivedAt, eraseOn: '2029-11-01' }, /is then kept/],
])('%s is withdrawn after a question, and says so', async (_, changes, question) => {
  const standing = { ...request, ...changes };
  const withdrawn = { ...standing, status: 'WITHDRAWN', eraseOn: null, withdrawnAt: '2026-11-05T11:00:00.000Z' };
  const answers = [refusal('No.', 'WRONG_STATE'), { data: { withdrawDataRequest: withdrawn } }];
  const { card, sent } = await open({
    OwnDataRequests: { data: { myDataRequests: [standing] } },
    WithdrawDataRequest: () => answers.shift() ?? refusal('No.', 'WRONG_STATE'),
  });
  await userEvent.click(await card.findByRole('button', { name: 'Withdraw the request' }));
  const group = within(card.getByRole('group', { name: 'Withdraw the request' }));
  expect(group.getByText(question)).toBeVisible();
  expect(card.getByRole('group', { name: 'Withdraw the request' })).toHaveFocus();
  await userEvent.click(group.getByRole('button', { name: 'Keep it' }));
  expect(document.body).not.toHaveFocus();
  expect(sent('WithdrawDataRequest')).toEqual([]);
  await userEvent.click(card.getByRole('button', { name: 'Withdraw the request' }));
  await userEvent.click(card.getByRole('button', { name: 'Withdraw the request' }));
  expect(await card.findByText(/could not be withdrawn/)).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: 'Withdraw the request' }));
  expect(await screen.findByText('Your request was withdrawn.')).toBeVisible();
  expect(sent('WithdrawDataRequest')).toEqual([{ id: 'q1' }, { id: 'q1' }]);
});

it.each([
  ['an answered correction', { kind: 'CORRECTION', status: 'ACCEPTED', decidedAt: request.receivedAt }, /Corrected/],
  ['a refused request', { status: 'REFUSED', decidedAt: request.receivedAt, answer: 'No.' }, /Refused/],
  ['a withdrawn request', { status: 'WITHDRAWN', withdrawnAt: '2026-11-05T11:00:00.000Z' }, /Withdrawn on 5 Nov 2026/],
])('%s is not withdrawn', async (_, changes, words) => {
  const { card } = await open({ OwnDataRequests: { data: { myDataRequests: [{ ...request, ...changes }] } } });
  expect(await card.findByText(words)).toBeVisible();
  expect(card.queryByRole('button', { name: 'Withdraw the request' })).toBeNull();
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '../../test/fake-server';
import { card, content, openAt, protocol } from '../../test/questionnaires.fixture';
import { standInForSight } from '../../test/stand-in-for-sight';
import { questionsOf } from './questionnaire-text';

beforeEach(() => standInForSight(true));

it('lists the questions of both levels in both languages', () => {
  expect(questionsOf(content)).toEqual([
    { linkId: 'activity', type: 'group', en: 'An activity', hi: 'एक काम', options: [], isInGroup: false },
    {
      linkId: 'able',
      type: 'choice',
      en: 'How well?',
      hi: 'कितना अच्छा?',
      options: [{ en: 'Well', hi: 'अच्छा' }],
      isInGroup: true,
    },
  ]);
});

describe('a doctor', () => {
  it('reads a draft in both languages, and activates it with a statement of 10 characters or more', async () => {
    const { asked } = openAt('/doctor/protocols', {
      ActivateQuestionnaire: {
        data: { activateQuestionnaire: { __typename: 'Questionnaire', slug: 'psfs', version: 1, status: 'APPROVED' } },
      },
    });
    const list = await card();
    expect(await list.findByText(/draft that came with the product, read by no clinician/)).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Read What you can do, version 1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What you can do, version 1' }));
    expect(dialog.getByText('कितना अच्छा?')).toBeVisible();
    expect(dialog.getByText('Free for clinics.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Statement'), 'too short');
    await userEvent.click(dialog.getByRole('button', { name: 'Activate' }));
    expect(await dialog.findByText('Statement must have 10 to 500 characters')).toBeVisible();
    expect(asked('ActivateQuestionnaire')).toEqual([]);
    await userEvent.type(dialog.getByLabelText('Statement'), ', read in both languages');
    await userEvent.click(dialog.getByRole('button', { name: 'Activate' }));
    await waitFor(() =>
      expect(asked('ActivateQuestionnaire').map(({ variables }) => variables)).toEqual([
        { slug: 'psfs', version: 1, statement: 'too short, read in both languages' },
      ]),
    );
  });

  it('keeps the statement when it was not activated', async () => {
    openAt('/doctor/protocols', { ActivateQuestionnaire: refusal('It names no owner.', 'BAD_INPUT') });
    const list = await card();
    await userEvent.click(await list.findByRole('button', { name: 'Read What you can do, version 1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What you can do, version 1' }));
    await userEvent.type(dialog.getByLabelText('Statement'), 'Read in both languages');
    await userEvent.click(dialog.getByRole('button', { name: 'Activate' }));
    expect(await dialog.findByText(/It names no owner\./)).toBeVisible();
    expect(dialog.getByLabelText('Statement')).toHaveValue('Read in both languages');
  });

  it('retires an active one after a question', async () => {
    const { asked } = openAt('/doctor/protocols', {
      RetireQuestionnaire: {
        data: { retireQuestionnaire: { __typename: 'Questionnaire', slug: 'pain', version: 1, status: 'RETIRED' } },
      },
    });
    const list = await card();
    await userEvent.click(await list.findByRole('button', { name: 'Retire Pain, version 1' }));
    expect(asked('RetireQuestionnaire')).toEqual([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Retire it' }));
    await waitFor(() => expect(asked('RetireQuestionnaire')[0]?.variables).toEqual({ slug: 'pain' }));
  });
});

describe('an admin', () => {
  it('reads drafts, and cannot activate them', async () => {
    openAt('/admin/questionnaires');
    const list = await card();
    await userEvent.click(await list.findByRole('button', { name: 'Read What you can do, version 1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What you can do, version 1' }));
    expect(dialog.getByText('How well?')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Activate' })).toBeNull();
  });

  it('chooses among the active ones for a protocol', async () => {
    const { asked } = openAt('/admin/questionnaires', {
      SetProtocolQuestionnaires: { data: { setProtocolQuestionnaires: { ...protocol, questionnaires: ['pain'] } } },
    });
    const list = await card();
    await userEvent.click(await list.findByRole('button', { name: 'Choose for Knee' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Questionnaires of Knee' }));
    expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Pain' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(asked('SetProtocolQuestionnaires')[0]?.variables).toEqual({ protocolId: 'p1', slugs: ['pain'] }),
    );
  });
});

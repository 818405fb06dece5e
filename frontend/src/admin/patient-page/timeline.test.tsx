import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { refusal, type Answer } from '../../../test/fake-server';
import { openPage, overview, pageOf } from '../../../test/patient-page.fixture';

const timelineOf = (titles: readonly string[], endCursor: string | null = null): Answer => ({
  data: {
    patientTimeline: {
      __typename: 'TimelineConnection',
      edges: titles.map((title) => ({
        __typename: 'TimelineEdge',
        node: {
          __typename: 'TimelineEntry',
          id: title,
          kind: 'HISTORY',
          at: '2026-11-18T11:00:00.000Z',
          title,
          detail: null,
        },
      })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
    },
  },
});

it('earlier entries that could not be read are said to be missing, what is shown stays, and they can be asked for again', async () => {
  const answers = [
    timelineOf(['Newest'], 'c1'),
    refusal('Please try it again.', 'UNAVAILABLE'),
    timelineOf(['Oldest']),
  ];
  const { calls } = openPage({
    ...pageOf(overview),
    PatientTimeline: () => answers.shift() ?? new Error('asked too often'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show earlier ones' }));
  const failure = 'Failed to fetch the timeline. Please try it again.';
  expect(await screen.findByText(failure)).toBeVisible();
  expect(screen.getByText('Newest')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier ones' }));
  expect(await screen.findByText('Oldest')).toBeVisible();
  expect(screen.getByText('Newest')).toBeVisible();
  expect(screen.queryByText(failure)).not.toBeInTheDocument();
  const asked = calls.filter(({ operation }) => operation === 'PatientTimeline');
  expect(asked.map(({ variables }) => variables['after'])).toEqual([undefined, 'c1', 'c1']);
});

it('is read again when its tab is looked at again, and what was loaded further stays', async () => {
  const firstPages = [
    ['Second', 'Third'],
    ['First', 'Second'],
  ].map((titles) => timelineOf(titles, 'c1'));
  openPage({
    ...pageOf(overview),
    PatientTimeline: ({ after }) =>
      after ? timelineOf(['Fourth']) : (firstPages.shift() ?? new Error('asked too often')),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show earlier ones' }));
  await screen.findByText('Fourth');
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await screen.findByText('First');
  const titles = screen.getAllByText(/^(?:First|Second|Third|Fourth)$/).map(({ textContent }) => textContent);
  expect(titles).toEqual(['First', 'Second', 'Third', 'Fourth']);
  expect(screen.queryByRole('button', { name: 'Show earlier ones' })).not.toBeInTheDocument();
});

import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPatient, plan } from '../../test/patient-care.fixture';

it('leads to the exercise sheet of a plan in progress in both languages', async () => {
  openPatient();
  const sheet = within(await screen.findByRole('group', { name: 'Exercise sheet' }));
  const hrefs = sheet.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  const address = `/api/v1/recovery/plans/${plan().id}/sheet.pdf?language=`;
  expect(hrefs).toEqual([
    ['English', `${address}en`],
    ['Hindi', `${address}hi`],
  ]);
});

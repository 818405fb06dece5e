import type { Page } from '@playwright/test';
import { callGraphQL, ownDay } from './support/sessions';
import { signInAsAdmin, signInAsDoctor } from './support/sign-in';
import { expect, test } from './support/test';

const neha = '9000000011';
const most = 25;

/** How many sheets of A4 a page takes on paper. */
async function sheetsOf(page: Page): Promise<number> {
  await page.emulateMedia({ media: 'print' });
  const pdf = (await page.pdf({ preferCSSPageSize: true, format: 'A4' })).toString('latin1');
  await page.emulateMedia({ media: 'screen' });
  return pdf.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}

test(`a full day of ${most} sessions prints on one sheet, for the admin and for who treats @desktop`, async ({
  page,
}, info) => {
  test.setTimeout(120_000);
  await signInAsAdmin(page);
  const day = ownDay(info);
  const answer = await page.request.post('/graphql', {
    // A home visit needs an address: only complete records have one for sure.
    data: {
      query: `{ physiotherapists { id name }
        patients(filter: { status: COMPLETE }, sort: NUMBER, limit: ${most}) { patients { id } } }`,
    },
  });
  const list: {
    data: { physiotherapists: { id: string; name: string }[]; patients: { patients: { id: string }[] } };
  } = await answer.json();
  const physiotherapistId = list.data.physiotherapists.find(({ name }) => name.includes('Neha'))?.id;
  const query = `mutation ($patientId: ID!, $at: String!, $type: SessionType!, $physiotherapistId: ID) {
    bookAppointment(input: { patientId: $patientId, appointmentDate: $at, sessionType: $type, durationMinutes: 25,
      physiotherapistId: $physiotherapistId, overrideReason: "A full day" }) { id } }`;
  for (let at = 0; at < most; at += 1) {
    const minutes = 8 * 60 + at * 25;
    const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    const patientId = list.data.patients.patients[at]?.id;
    const type = at % 2 === 0 ? 'HOME' : 'CLINIC';
    await callGraphQL(page, query, { patientId, at: `${day}T${time}`, type, physiotherapistId });
  }
  await page.goto(`/admin/schedule?day=${day}`);
  await expect(page.getByRole('region', { name: /Neha/ }).getByRole('listitem')).toHaveCount(most);
  expect(await sheetsOf(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: /Neha/ }).getByText(/^\+91 \d{5} \d{5}$/)).toHaveCount(most);
  await expect(page.getByRole('button', { name: /^Free/ })).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });

  await signInAsDoctor(page, neha);
  await page.goto(`/physio/calendar?day=${day}`);
  await expect(page.getByText(/25 minutes/)).toHaveCount(most);
  expect(await sheetsOf(page)).toBe(1);
});

import { expectToHold } from './support/hold';
import { openDialog } from './support/sessions';
import { signInAsAdmin } from './support/sign-in';
import { expect, test } from './support/test';

test('an admin sees that no hospital has sent a patient, and the page holds the longest names of a referral @desktop', async ({
  page,
}) => {
  await signInAsAdmin(page);
  await page.goto('/admin/referrals');
  await expect(page.getByText('No hospital has sent a patient yet.')).toBeVisible();
  await expectToHold(page, { fingers: page.getByRole('main') });
  await page.goto('/admin/referrals?state=waiting');
  await expect(page.getByText('No referral is like that.')).toBeVisible();
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('query Referrals')) return route.fallback();
    const long = 'Subramaniam Venkatanarasimharajuvaripeta '.repeat(2);
    const node = {
      __typename: 'Referral',
      id: 'f',
      status: 'ACTIVE',
      patientNumber: 'PT-000001',
      patientName: long,
      clientName: long,
      reason: 'Kneereplacement'.repeat(12),
      priority: 'URGENT',
      service: 'Physicaltherapy'.repeat(8),
      bodySites: ['Leftkneejoint'.repeat(8)],
      notes: ['Noweightfortwoweeks'.repeat(8)],
      requester: long,
      authoredAt: '2026-11-18T11:00:00.000Z',
      decidedAt: null,
      declineReason: null,
      documentCount: 12,
    };
    const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
    return route.fulfill({
      json: {
        data: {
          referrals: { __typename: 'ReferralConnection', edges: [{ __typename: 'ReferralEdge', node }], pageInfo },
        },
      },
    });
  });
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('query PatientDocuments')) return route.fallback();
    const node = {
      __typename: 'HospitalDocument',
      id: 'd',
      referralId: 'f',
      clientName: 'Subramaniam Venkatanarasimharajuvaripeta Hospital',
      title: 'Dischargesummary'.repeat(12),
      type: 'Letter',
      mediaType: 'application/pdf',
      size: 5_242_880,
      writtenAt: '2026-11-18T11:00:00.000Z',
      url: '/api/v1/admin/documents/d',
    };
    const pageInfo = { __typename: 'PageInfo', hasNextPage: true, endCursor: 'c' };
    const edges = [{ __typename: 'HospitalDocumentEdge', node }];
    return route.fulfill({
      json: { data: { hospitalDocuments: { __typename: 'HospitalDocumentConnection', edges, pageInfo } } },
    });
  });
  await page.goto('/admin/referrals');
  await expect(page.getByRole('button', { name: /^Decline/ })).toBeVisible();
  await expectToHold(page, { fingers: page.getByRole('main') });
  await page.getByRole('button', { name: /^Documents of/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Documents' });
  await expect(dialog.getByRole('listitem')).toContainText('with this referral');
  await expectToHold(page, { part: openDialog, fingers: dialog });
});

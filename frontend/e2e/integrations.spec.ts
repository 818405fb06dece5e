import { expectToHold } from './support/hold';
import { signInAsAdmin } from './support/sign-in';
import { expect, test } from './support/test';
import { expectNothingStandsOut } from './support/width';

test.use({ expectedErrors: [/net::ERR_FAILED/] });

const createdAt = '2026-11-18T11:00:00.000Z';
const name = 'Government Medical College and Associated Hospitals of Thiruvananthapuram '.repeat(2).slice(0, 120);
const address = `https://records.${'hospital'.repeat(12)}.example/mrn`;
/** The longest that the lists can hold. */
const long = {
  smartClients: {
    __typename: 'SmartClient',
    id: '0190a0a0-0000-7000-8000-000000000001',
    name,
    purpose: 'TREATMENT',
    reach: 'ALL_BUT_REFUSED',
    scopes: ['Patient', 'Condition', 'Procedure', 'CarePlan', 'Goal', 'DocumentReference'].map(
      (type) => `system/${type}.rs`,
    ),
    jwksUrl: address,
    createdAt,
    lastUsedAt: createdAt,
  },
  webhookEndpoints: {
    __typename: 'WebhookEndpoint',
    id: '0190a0a0-0000-7000-8000-000000000002',
    clientName: name,
    url: address,
    events: ['patient.created', 'patient.updated', 'appointment.created', 'appointment.updated', 'consent.revoked'],
    createdAt,
    endedAt: null,
    endReason: null,
    canSign: false,
  },
  hl7Sources: {
    __typename: 'Hl7Source',
    id: '0190a0a0-0000-7000-8000-000000000003',
    name,
    application: 'A'.repeat(227),
    facility: 'F'.repeat(227),
    identifierSystem: address,
    createdAt,
  },
} as const;

test('the lists of hospitals stay within their cards, also with the longest names, and say when they cannot be had @desktop', async ({
  page,
}) => {
  let isDown = false;
  await page.route('**/graphql', async (route) => {
    const asked = route.request().postData() ?? '';
    const list = (Object.keys(long) as (keyof typeof long)[]).find((one) => asked.includes(`${one} {`));
    if (!list) return route.fallback();
    return isDown ? route.abort() : route.fulfill({ json: { data: { [list]: [long[list]] } } });
  });
  await signInAsAdmin(page);
  await page.goto('/admin/integrations');
  for (const list of ['Client list', 'Webhook list', 'Source list'])
    await expect(page.getByRole('region', { name: list }).getByRole('row').last()).toContainText('Government Medical');
  await expectNothingStandsOut(page.getByRole('region').locator('div:has(> table)'));
  await expectToHold(page, { fingers: page.getByRole('main') });
  isDown = true;
  await page.reload();
  await expect(page.getByText('Failed to fetch the sources', { exact: false })).toBeVisible();
  await expectToHold(page);
});

test('an admin registers a sender of HL7 v2, and ends it @desktop', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/integrations');
  const list = page.getByRole('region', { name: 'Source list' });
  await expect(list).toContainText('No messages of HL7 v2 are taken.');
  await expectToHold(page);
  await list.getByRole('button', { name: 'Register a source' }).click();
  const form = page.getByRole('dialog', { name: 'Register a source' });
  await form.getByLabel('Name').fill('City Hospital, admissions');
  await form.getByLabel('Sending application (MSH-3)').fill('ADT1');
  await form.getByLabel('Sending facility (MSH-4)').fill('CITY');
  await form.getByLabel('System of its identifiers').fill('no uri');
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(form.getByText('Please give the system', { exact: false })).toBeVisible();
  await expectToHold(page, { fingers: form });
  await form.getByLabel('System of its identifiers').fill('https://city.example/mrn');
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(list.getByRole('row', { name: /City Hospital, admissions/ })).toContainText('ADT1');
  await list.getByRole('button', { name: 'End City Hospital, admissions' }).click();
  await page.getByRole('dialog', { name: 'End the source' }).getByRole('button', { name: 'End' }).click();
  await expect(list).toContainText('No messages of HL7 v2 are taken.');
});

import { expectToHold } from './support/hold';
import { signInAsAdmin } from './support/sign-in';
import { expect, test } from './support/test';

test.use({ expectedErrors: [/net::ERR_FAILED/] });

const at = '2026-11-18T11:00:00.000Z';
const name = 'Government Medical College and Associated Hospitals of Thiruvananthapuram '.repeat(2).slice(0, 120);
const exchange = {
  __typename: 'Exchange',
  id: '0190a0a0-0000-7000-8000-000000000001',
  at,
  door: 'HL7V2',
  clientId: null,
  clientName: name,
  interaction: 'ADT^A03 again',
  patientNumber: 'PT-000001',
  outcome: 'REFUSED',
  code: 'AE 204',
  parameters: ['identifier', '_lastUpdated', '(unknown)'],
  requestId: '0190a0a0-0000-7000-8000-000000000002',
};
const message = {
  __typename: 'ExchangedMessage',
  id: '0190a0a0-0000-7000-8000-000000000003',
  controlId: 'C'.repeat(199),
  receivedAt: at,
  body: ['MSH|^~\\&|ADT1|CITY|', `PID|||${'4711'.repeat(40)}||यादव^सुनीता`].join('\n').repeat(6),
  answer: `MSH|^~\\&|||\nMSA|AE|${'C'.repeat(199)}|PID-3 is of nobody known here.`,
  code: 'AE 204',
  canReplay: true,
};

test('an exchange with the longest texts is looked into within its dialog, and says when it cannot be had @desktop', async ({
  page,
}) => {
  let isDown = false;
  await page.route('**/graphql', async (route) => {
    const asked = route.request().postData() ?? '';
    if (asked.includes('query ExchangeDetails')) {
      const details = { __typename: 'ExchangeDetails', exchange, message, delivery: null };
      return isDown ? route.abort() : route.fulfill({ json: { data: { exchange: details } } });
    }
    if (!asked.includes('query Exchanges')) return route.fallback();
    const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
    const edges = [{ __typename: 'ExchangeEdge', node: exchange }];
    return route.fulfill({ json: { data: { exchanges: { __typename: 'ExchangeConnection', edges, pageInfo } } } });
  });
  await signInAsAdmin(page);
  await page.goto('/admin/exchanges');
  const look = page.getByRole('button', { name: /^Look into/ });
  await expect(look).toBeVisible();
  await expectToHold(page);
  await look.click();
  const dialog = page.getByRole('dialog', { name: 'What was exchanged' });
  await expect(dialog.getByLabel('Message', { exact: true })).toContainText('सुनीता');
  await expectToHold(page, { fingers: dialog });
  await dialog.getByRole('button', { name: 'Close' }).click();
  isDown = true;
  await look.click();
  await expect(page.getByText('Failed to look into it', { exact: false })).toBeVisible();
  await expectToHold(page);
});

import type { Page } from '@playwright/test';
import { expectToHold } from './support/hold';
import { owner, test } from './support/own-server';
import { signInAsAdmin } from './support/sign-in';
import { expect } from './support/test';

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** What an owner enters, with a name that would like to be more than a name. */
const facts = {
  name: 'Asha "Ortho" & Söhne </script><b>🦵',
  phones: ['+91 522 400 1234', '9812345670'],
  whatsapp: '+91 98123 45670',
  email: 'care@asha.test',
  street: '12 Mall Road',
  city: 'Pune',
  region: 'Maharashtra',
  postalCode: '411001',
  mapUrl: 'https://maps.test/asha',
  social: [{ label: 'Instagram', url: 'https://instagram.test/asha' }],
  specialDays: [{ day: day(10), name: 'Stock-taking', hours: [{ opens: '08:30', closes: '12:00' }] }],
  offers: [
    { sessionType: 'CLINIC', enabled: true, durationMinutes: 45, price: 80_000 },
    { sessionType: 'HOME', enabled: true, durationMinutes: 60, price: 150_000 },
    { sessionType: 'TELE', enabled: true, durationMinutes: 30, price: null },
  ],
  packages: [{ name: 'Knee plan, five phases', sessions: 25, price: 1_750_000 }],
};

const query = `mutation ($input: ClinicSettingsInput!) {
  updateClinicSettings(input: $input) { version }
  openClinic { openedAt }
}`;

test.beforeAll(async ({ browser, ownServer }) => {
  const page = await browser.newPage({ baseURL: ownServer.url });
  await signInAsAdmin(page, owner);
  const opened = await page.request.post('/graphql', { data: { query, variables: { input: facts } } });
  expect(await opened.text()).not.toContain('errors');
  await expect.poll(async () => (await page.request.get('/')).text()).toContain(facts.email);
  await page.close();
});

/**
 * What a page says, as its HTML came and as it is alive: the same, or something flickered. Buttons change their words as they may, and
 * forms gain what nobody meets.
 */
async function expectNothingChanged(page: Page): Promise<void> {
  const html = await (await page.request.get(page.url())).text();
  const said = await page.evaluate((text) => {
    const sent = new DOMParser().parseFromString(text, 'text/html');
    return [sent, document].map((one) => {
      const root = one.querySelector('#root')?.cloneNode(true) as HTMLElement;
      for (const left of root.querySelectorAll('noscript, button, form [aria-hidden="true"]')) left.remove();
      return root.textContent;
    });
  }, html);
  expect(said[1]).toEqual(said[0]);
}

for (const path of ['/', '/contact', '/pricing'] as const)
  test(`${path} of an open clinic is its own, before and after it comes alive`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page).toHaveTitle(path === '/' ? facts.name : / \| Asha "Ortho" & Söhne <\/script><b>🦵$/);
    await expect(page.getByRole('banner').getByText(facts.name, { exact: true })).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: '+91 522 400 1234' })).toHaveAttribute('href', 'tel:+915224001234');
    await expect(footer.getByRole('link', { name: '+91 98123 45670' })).toHaveAttribute('href', 'tel:+919812345670');
    await expect(page.locator('body')).not.toContainText(/00000|Lucknow/);
    await expectNothingChanged(page);
    await expectToHold(page);
  });

test('its data for search engines and for the page can be read, whatever it is called @phone', async ({ page }) => {
  await page.goto('/');
  const data = await page
    .locator('script[type$="json"]')
    .evaluateAll((scripts) => scripts.map(({ textContent }) => JSON.parse(textContent) as Record<string, unknown>));
  expect(data).toHaveLength(2);
  for (const one of data) expect(one).toMatchObject({ name: facts.name });
});

test('its ways to be reached, its prices and its days lead from page to page without the server @phone', async ({
  page,
}) => {
  await page.goto('/pricing');
  await expect(page.getByText('Pricing details will go here.')).toHaveCount(0);
  await expect(page.getByRole('row', { name: 'At the clinic' })).toContainText('45 minutes₹800.00');
  await expect(page.getByRole('row', { name: 'Knee plan, five phases' })).toContainText('25₹17,500.00');
  await expect(page.getByText('By video')).toHaveCount(0); // without a price
  await page.getByRole('link', { name: 'Ask about fees' }).click();
  const box = page.getByRole('region', { name: 'Reach us directly' });
  await expect(box).toContainText(`${facts.street}, Pune, Maharashtra 411001`);
  await expect(box).toContainText('Stock-taking: 8:30AM-12PM');
  await expect(box.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', 'https://wa.me/919812345670');
  await expect(box.getByRole('link', { name: 'Show on a map' })).toHaveAttribute('href', facts.mapUrl);
});

test('the console knows its name, too @desktop', async ({ page }) => {
  await signInAsAdmin(page, owner);
  await page.goto('/admin');
  await expect(page).toHaveTitle(/ \| Asha "Ortho"/);
});

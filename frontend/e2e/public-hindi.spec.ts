import { expectToHold } from './support/hold';
import { expectNothingCut } from './support/cut-text';
import { foreignWords } from './support/foreign-words';
import { hindiPaths, publicPaths } from './support/public-paths';
import { expect, test } from './support/test';
import { expectNoSidewaysScroll } from './support/width';

for (const [at, path] of hindiPaths.entries())
  test(`${path} is in Hindi, known in both languages, and fits @phone`, async ({ page, baseURL }) => {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    const english = publicPaths[at];
    for (const address of [path, english]) {
      const html = await (await page.request.get(address ?? '')).text();
      for (const [code, other] of [
        ['en', english],
        ['hi', path],
        ['x-default', english],
      ])
        expect(html).toContain(`rel="alternate" hrefLang="${code}" href="${baseURL}${other}"`);
    }
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${path}`);
    await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'hi_IN');
    expect(await foreignWords(page)).toEqual([]);
    await expect(page.locator('body')).toHaveCSS('font-family', /^"?Devanagari/);
    await expectToHold(page);
    await expectNothingCut(page);
  });

test('the drawer is in Hindi, and keeps the number in the other language @phone', async ({ page }) => {
  await page.goto('/hi/login');
  const drawer = page.getByRole('dialog', { name: 'साइन इन या साइन अप' });
  await expect(drawer).toBeVisible();
  expect(await foreignWords(page)).toEqual([]);
  await expect(drawer.getByText('मोबाइल नंबर')).toHaveCSS('font-family', /^"?Devanagari/);
  await expectToHold(page);
  await expectNothingCut(page);
  await drawer.getByLabel('मोबाइल नंबर').fill('98765 00000');
  await drawer.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Mobile number')).toHaveValue('98765 00000');
  await page.getByRole('dialog').getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page.getByLabel('मोबाइल नंबर')).toHaveValue('98765 00000');
  await page.reload();
  await expect(page.getByLabel('मोबाइल नंबर')).toHaveValue('');
});

test('what was typed in a form comes along to the same page in the other language @phone', async ({ page }) => {
  await page.goto('/contact?from=card');
  const message = 'My knee is stiff in the morning.';
  await page.locator('main [name=name]').fill('आशा');
  await page.locator('main [name=message]').fill(message);
  await page.getByRole('contentinfo').getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL('/hi/contact?from=card');
  await expect(page.locator('main [name=name]')).toHaveValue('आशा');
  await expect(page.locator('main [name=message]')).toHaveValue(message);
  await expect(page.locator('main [name=phone]')).toHaveValue('');
  expect((await page.context().cookies()).find(({ name }) => name === 'language')).toMatchObject({
    value: 'hi',
    path: '/',
  });
  await page.reload();
  await expect(page.locator('main [name=name]')).toHaveValue('आशा'); // a reload loses nothing either
});

test.describe('an address that Hindi does not have', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('is the Hindi 404, or leads to the page that speaks for itself @phone', async ({ page }) => {
    expect((await page.goto('/hi/nowhere'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'पेज नहीं मिला' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    expect(await foreignWords(page)).toEqual([]);
    const english = page.getByRole('contentinfo').getByRole('link', { name: 'English' });
    await expect(english).toHaveAttribute('href', '/nowhere');
    await english.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'होम पर जाएँ' }).click();
    await expect(page).toHaveURL('/hi');
    await page.goto('/hi/demo/patients/1');
    await expect(page).toHaveURL('/demo/patients/1');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  });
});

test.describe('a browser that prefers Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('is offered it on an English page, until one has chosen', async ({ page }) => {
    const offer = page.getByRole('banner').getByRole('link', { name: 'हिन्दी में देखें' });
    await page.goto('/pricing');
    await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
    await expect(offer).toBeVisible();
    await expect(offer).toBeInViewport();
    await expect(page.getByText('हिन्दी में देखें')).toHaveCount(1); // not in the menu, nor at the end of the page
    await expectToHold(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    await offer.click();
    await expect(page).toHaveURL('/hi/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'हिन्दी', exact: true })).toBeVisible();
    await expect(offer).toHaveCount(0);
  });
});

import { expectAccessible, nothing, sideways } from './support/public-page';
import { expect, test } from './support/test';

test('the header leads to every page of its row, or of its menu', async ({ page, isMobile }) => {
  await page.goto('/terms');
  const menu = page.getByRole('button', { name: 'Menu' });
  const links = page.getByRole('navigation', { name: isMobile ? 'Menu' : 'Main' });
  const choose = async (name: string) => {
    if (isMobile) await menu.click();
    await links.getByRole('link', { name, exact: true }).click();
  };
  for (const [name, path] of [
    ['Home', '/'],
    ['Services', '/services'],
    ['About', '/about'],
    ['Pricing', '/pricing'],
    ['Contact', '/contact'],
  ] as const) {
    await choose(name);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    if (isMobile) await expect(links).toBeHidden();
    else await expect(links.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
  }
  await choose(isMobile ? 'SignIn/SignUp' : 'SignUp');
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await choose('Demo');
  await expect(page).toHaveURL('/demo');
  await expect(page.getByRole('banner').getByRole('link', { name: 'SignUp' })).toHaveCount(0);
});

test("with the link to one's own pages, too, no link of the row breaks, and where there is no room for it there is the menu @desktop", async ({
  page,
}) => {
  const me = {
    __typename: 'User',
    id: 'p1',
    fullName: 'A',
    mobileNumber: '+919876543210',
    avatar: null,
    userType: 'PATIENT',
  };
  await page.route('**/graphql', (route) =>
    route.fulfill({ json: { data: { me: { ...me, profileCompleted: true } } } }),
  );
  const row = page.getByRole('navigation').filter({ visible: true }).first();
  for (const path of ['/pricing', '/hi/pricing']) {
    await page.setViewportSize({ width: 1200, height: 780 });
    await page.goto(path);
    await expect(row.getByRole('link').first()).toHaveAttribute('href', '/user');
    for (const width of [800, 910, 950, 980, 1023, 1060, 1100]) {
      await page.setViewportSize({ width, height: 780 });
      await expect(page.getByRole('button', { expanded: false })).toBeVisible({ visible: width < 928 });
      if (width < 928) continue;
      for (const link of await row.getByRole('link').all())
        expect((await link.boundingBox())?.height, `${await link.innerText()} at ${width}`).toBeLessThan(50);
      expect(await sideways(page)).toEqual(nothing);
    }
  }
});

test('the menu of a tablet hangs below its button, and a click outside closes it @phone', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/pricing');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu.getByRole('link').last()).toHaveText('SignIn/SignUp');
  await expectAccessible(page);
  expect(await sideways(page)).toEqual(nothing);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(menu).toBeHidden();
});

test('a brand of several lines pushes no link of the menu out of a low screen @phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 480 });
  await page.goto('/pricing');
  await expect(page.locator('#root')).not.toHaveAttribute('data-prerendered');
  const header = page.getByRole('banner');
  await header
    .getByRole('link', { name: 'Post Surgery Physiotherapy' })
    .locator('span')
    .evaluate((brand) => (brand.textContent = 'Centre for Orthopaedic Rehabilitation and Physiotherapy '.repeat(2)));
  expect((await header.boundingBox())?.height).toBeGreaterThan(100);
  await page.getByRole('button', { name: 'Menu' }).click();
  const box = await page.getByRole('navigation', { name: 'Menu' }).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(480);
});

import type { Page } from '@playwright/test';
import { expectToHold } from './support/hold';
import { hindiPaths, publicPaths } from './support/public-paths';
import { expect, test } from './support/test';

/** The tags of the head that may stand once, and what each of them is found by. */
const once = [
  'title',
  'meta[name="description"]',
  'meta[name="keywords"]',
  'link[rel="canonical"]',
  'meta[property="og:title"]',
  'meta[property="og:description"]',
  'meta[property="og:url"]',
  'meta[property="og:image"]',
  'meta[name="twitter:card"]',
];

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of [...publicPaths, '/login'] as const) {
    test(`${path} is all there: heading, text and head`, async ({ page, baseURL }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      for (const tag of once) await expect(page.locator(`head ${tag}`), tag).toHaveCount(1);
      await expect(page).toHaveTitle(path === '/' ? 'Post Surgery Physiotherapy' : /.+ \| Post Surgery Physiotherapy$/);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}${path}`);
      const description = await page.locator('meta[name="description"]').getAttribute('content');
      expect(description?.length).toBeGreaterThan(50);
      expect(description?.length).toBeLessThanOrEqual(160);
    });
  }

  test('a page that needs scripts says so, and leads home', async ({ page }) => {
    for (const path of ['/demo', '/user', '/login']) {
      await page.goto(path);
      await expect(page.getByText(/needs JavaScript\. Please switch it on/)).toBeVisible();
      await expect(page.getByText('Loading...')).toBeHidden();
      await page.getByRole('link', { name: 'Go Home' }).click();
      await expect(page).toHaveURL('/');
      // What does nothing without scripts is not offered.
      await expect(page.getByRole('button')).toHaveCount(0);
    }
  });

  test('the share image is a picture of the size that the head says', async ({ page, request }) => {
    await page.goto('/');
    const address = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
    const image = await request.get(address);
    expect(image.headers()['content-type']).toBe('image/png');
    const bytes = await image.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(bytes.length).toBeLessThan(100_000);
  });

  test('/ describes the business, with the price range of the specification', async ({ page, baseURL }) => {
    await page.goto('/');
    const data = page.locator('script[type="application/ld+json"]');
    await expect(data).toHaveCount(1);
    const business = JSON.parse((await data.textContent()) ?? '') as Record<string, unknown>;
    expect(business).toMatchObject({
      '@context': 'https://schema.org',
      name: 'Post Surgery Physiotherapy',
      priceRange: '$$',
      url: `${baseURL}/`,
      address: { addressLocality: 'Lucknow' },
    });
  });

  test('/login shows the landing screen and says what signing in needs', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1, name: 'Recover well after surgery' })).toBeAttached();
    await expect(page.locator('noscript p')).toHaveText(/^Signing in needs JavaScript\./);
    await expect(page.locator('noscript p')).toBeVisible();
  });

  for (const path of ['/nowhere', '/services/nowhere', '/demo/nowhere']) {
    test(`${path} is answered with 404`, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(404);
    });
  }
  test.use({ expectedErrors: [/status of 404/] });

  test('an unknown address says so and leads home', async ({ page }) => {
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});

/** As long as it takes until a page says more than that it loads. */
async function passTime(page: Page): Promise<void> {
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
}

test.describe('a page whose scripts do not come', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  for (const path of ['/demo', '/user']) {
    test(`${path} says that it loads, and after a while how to go on`, async ({ page }) => {
      await page.route('**/*.js', (route) => route.abort());
      await page.goto(path);
      await expect(page.getByText('Loading...')).toBeVisible();
      const again = page.getByRole('link', { name: 'load the page again' });
      await expect(again).toBeHidden();
      await expect(page).toHaveTitle('Post Surgery Physiotherapy');
      await passTime(page);
      await expect(page.getByRole('link', { name: 'go home' })).toHaveAttribute('href', '/');
      await expectToHold(page);
      await page.unroute('**/*.js');
      await again.click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Loading...')).toBeHidden();
    });
  }

  test('/login says so beside the landing screen', async ({ page }) => {
    await page.route('**/LoginScreen-*.js', () => undefined); // no answer at all
    await page.goto('/login');
    const home = page.getByRole('link', { name: 'go home' });
    await expect(home).toBeHidden();
    await passTime(page);
    await home.click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('an unknown address', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('comes alive as the 404 page, without a word in the console', async ({ page }) => {
    for (const path of ['/nowhere', '/demo/nowhere', '/administrator']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
      await expectToHold(page);
    }
    await page.getByRole('link', { name: 'Go Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  });
});

test('each tag of the head stands once, after the page came alive and after each navigation', async ({ page }) => {
  await page.goto('/');
  for (const path of [...publicPaths.slice(1), '/login', '/demo', '/', '/services', '/'] as const) {
    await page.evaluate((to) => {
      // As a link does it, on whatever page that is.
      document.querySelector<HTMLAnchorElement>(`footer a[href="${to}"]`)?.click();
    }, path);
    if (!(await page.locator(`footer a[href="${path}"]`).count())) await page.goto(path);
    await expect(page).toHaveURL(path);
    if (path === '/login') await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('title:not(svg title)')).toHaveCount(1);
    if (path === '/demo') continue;
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new URL(path, page.url()).href);
    for (const tag of once.slice(1)) await expect(page.locator(tag), `${tag} of ${path}`).toHaveCount(1);
  }
});

test('the sitemap names the public pages, and robots.txt the sitemap', async ({ request, baseURL }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect([...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)).toEqual(
    [...publicPaths, ...hindiPaths].map((path) => `${baseURL}${path}`),
  );
  for (const [at, path] of publicPaths.entries())
    for (const [code, address] of [
      ['en', path],
      ['hi', hindiPaths[at]],
    ])
      expect(sitemap.split(`hreflang="${code}" href="${baseURL}${address}"`)).toHaveLength(3);
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(robots).toContain('Disallow: /admin');
});

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ROOT_DIR } from '../src/platform/config.js';
import { BuiltSite } from '../src/platform/http/built-site.js';
import { insertAdmin } from './builders.js';
import { openClinic, OWN_FACTS, updateSettings } from './clinic-calls.js';
import { createTestApp, type TestApp } from './test-app.js';
import type { TestClient } from './test-client.js';

/** The site may have to be built first. */
const BUILDING = 300_000;
/** As long as a busy machine may need; nothing waits for its end. */
const PATIENCE = { timeout: 25_000, interval: 50 };

const ENGLISH = ['/', '/services', '/about', '/appointment', '/pricing', '/contact', '/privacy', '/terms', '/cookies'];
const PUBLIC = [...ENGLISH, ...ENGLISH.map((path) => `/hi${path}`.replace(/\/$/, ''))];
const DRAWN = ['/user', '/admin', '/demo', '/patient-signup', '/admin/nowhere', '/demo/nowhere'];
const BLOCK = /<script type="application\/json" id="clinic">(.*?)<\/script>/;
const dist = path.join(ROOT_DIR, 'frontend/dist');
const publicUrl = 'https://clinic.test';

let app: TestApp;
let other: TestApp;
let admin: TestClient;
beforeAll(async () => {
  await promisify(execFile)(process.execPath, ['scripts/run.mjs', 'build'], { cwd: ROOT_DIR });
  app = await createTestApp({ config: { publicUrl } });
  other = await createTestApp({ config: { publicUrl }, database: app.database });
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
}, BUILDING);
afterAll(async () => {
  await other.close();
  await app.close();
});

const pageOf = async ({ origin }: TestApp, address: string) => (await fetch(origin + address)).text();
const factsIn = (html: string): Record<string, unknown> => JSON.parse(BLOCK.exec(html)?.[1] ?? 'null');
/** The file of an address, whose first language is its own. */
const fileOf = (site: BuiltSite, address: string) =>
  site.languages.map(({ files }) => files[address]).find((file) => file !== undefined) ?? '';
/** Without what is another one at each request. */
const withoutNonce = (html: string) => html.replace(/(csp-nonce" content=")[^"]+/, '$1');

/** All that a clinic may enter, as a large one does. */
const FULL = {
  ...OWN_FACTS,
  name: 'Asha Physiotherapy and Rehabilitation Centre',
  phones: ['+91 522 400 1234', '+91 522 400 1235', '9812345670'],
  whatsapp: '+91 98123 45670',
  city: 'Pune',
  region: 'Maharashtra',
  postalCode: '411001',
  mapUrl: 'https://maps.test/place/asha-physiotherapy-pune',
  social: ['Facebook', 'Instagram', 'YouTube'].map((label) => ({ label, url: `https://social.test/${label}/asha` })),
  specialDays: ['2026-03-20', '2026-04-03', '2026-04-14'].map((day) => ({
    day,
    name: 'Holiday of the town',
    hours: [],
  })),
  offers: [
    { sessionType: 'CLINIC', enabled: true, durationMinutes: 45, price: 80_000 },
    { sessionType: 'HOME', enabled: true, durationMinutes: 60, price: 150_000 },
  ],
  packages: [{ name: 'Knee plan', sessions: 25, price: 1_750_000 }],
};

/** Changes the settings, and lets each process look at once; at the second look its rendering has been waited for. */
async function change(input: object): Promise<void> {
  expect((await updateSettings(admin, input)).error).toBeUndefined();
  for (const { application } of [app, other]) {
    await application.compareClinic();
    await application.compareClinic();
  }
}

describe('before the clinic is open', () => {
  it('the pages are those of the build, whatever an admin has entered', async () => {
    expect((await updateSettings(admin, FULL)).error).toBeUndefined();
    for (const one of [app, other]) {
      await one.application.compareClinic();
      const built = new BuiltSite(dist, publicUrl);
      for (const address of PUBLIC)
        expect(withoutNonce(await pageOf(one, address))).toBe(withoutNonce(built.page(fileOf(built, address))));
    }
  });

  it('a rendering with the facts of a clinic that is not open makes the same pages', async () => {
    const site = new BuiltSite(dist, publicUrl);
    await site.render({ isOpen: false });
    const built = new BuiltSite(dist, publicUrl);
    for (const file of site.languages.flatMap(({ files }) => Object.values(files)))
      expect(site.page(file)).toBe(built.page(file));
  });
});

describe('once it is open', () => {
  beforeAll(async () => {
    expect((await openClinic(admin)).error).toBeUndefined();
  });

  it('each process shows its facts on every page, without being asked', async () => {
    for (const one of [app, other])
      await vi.waitFor(async () => expect(await pageOf(one, '/')).toContain('+91 522 400 1234'), PATIENCE);
    for (const one of [app, other])
      for (const address of [...PUBLIC, '/login', '/nowhere']) {
        const html = await pageOf(one, address);
        expect(html).toContain('<a href="tel:+915224001234">+91 522 400 1234</a>');
        expect(html.replace(BLOCK, '')).not.toMatch(/00000|example\.com|Lucknow/);
        expect(factsIn(html)).toMatchObject({ isOpen: true, name: FULL.name, phones: FULL.phones });
      }
  });

  it('the pages that the browser draws know them, too, and are called as the clinic is', async () => {
    for (const address of DRAWN) {
      const html = await pageOf(app, address);
      expect(factsIn(html)).toMatchObject({ name: FULL.name, phones: FULL.phones });
      expect(html).toContain(`<title>${FULL.name}</title>`);
    }
  });

  it('a page is heavier by at most 3 KiB, packed and unpacked, than it was without facts', async () => {
    const closed = new BuiltSite(dist, '');
    const weights = (html: string) => [Buffer.byteLength(html), brotliCompressSync(html).length];
    for (const address of PUBLIC) {
      const [before, now] = [closed.page(fileOf(closed, address)).replace(BLOCK, ''), await pageOf(app, address)];
      const [more = 0, morePacked = 0] = weights(now).map((weight, at) => weight - (weights(before)[at] ?? 0));
      expect(more, address).toBeLessThanOrEqual(3 * 1024);
      expect(morePacked, address).toBeLessThanOrEqual(3 * 1024);
    }
  });

  it('a package says what it covers by the names of the contract, and omits what is usual', async () => {
    const usual = { name: 'Ten sessions', sessions: 10, price: 500_000 };
    const home = { ...usual, name: 'At home', validDays: 90, sessionTypes: ['HOME'] };
    await change({ packages: [usual, home] });
    await vi.waitFor(
      async () => expect(factsIn(await pageOf(app, '/pricing'))).toMatchObject({ packages: [usual, home] }),
      PATIENCE,
    );
    expect(await pageOf(app, '/pricing')).not.toContain('"validDays":365');
  });

  it('its hours are said in the language of the page, and in its facts', async () => {
    await change({ hours: [{ weekday: 'MONDAY', hours: [{ opens: '08:00', closes: '18:00' }] }] });
    for (const [address, said, other] of [
      ['/contact', 'Mon 8AM-6PM', 'बजे'],
      ['/hi/contact', 'सोम, सुबह 8 से शाम 6 बजे', 'Mon 8AM'],
    ] as const) {
      await vi.waitFor(
        async () => expect(factsIn(await pageOf(app, address))).toMatchObject({ hoursText: said }),
        PATIENCE,
      );
      const html = await pageOf(app, address);
      expect(html.replace(BLOCK, '')).toContain(said);
      expect(html).not.toContain(other);
    }
  });

  it('a change is shown by each process when it is asked to compare, with the headers of any page', async () => {
    await change({ phones: ['+91 20 4000 5678'] });
    for (const one of [app, other])
      for (const address of PUBLIC) expect(await pageOf(one, address)).toContain('href="tel:+912040005678"');
    const { headers } = await fetch(`${app.origin}/pricing`);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-security-policy')).toMatch(/'nonce-[^']+'/);
    expect(headers.get('content-encoding')).toMatch(/^(?:br|gzip)$/);
  });

  it('no name ends a script, begins one, or is lost', async () => {
    const name = 'Asha "Ortho" & Söhne </script><script>alert(1)</script> <!-- $& 🦵';
    const scripts = (html: string) => html.match(/<script/g)?.length;
    const before = await Promise.all([...PUBLIC, ...DRAWN].map(async (address) => scripts(await pageOf(app, address))));
    await change({ name });
    for (const [at, address] of [...PUBLIC, ...DRAWN].entries()) {
      const html = await pageOf(app, address);
      expect([address, scripts(html)]).toEqual([address, before[at]]);
      expect(factsIn(html)).toMatchObject({ name });
    }
  });

  it('a process that starts has them before its first answer', async () => {
    const late = await createTestApp({ database: app.database });
    try {
      expect(await pageOf(late, '/contact')).toContain('+91 20 4000 5678');
    } finally {
      await late.close();
    }
  });

  it('the built pages lie there as they were', () => {
    expect(readFileSync(path.join(dist, 'pages/home.html'), 'utf8')).toContain('+91 00000 00000');
  });
});

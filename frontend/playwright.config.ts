import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { urlOf } from './e2e/support/shared-servers';
import { windows } from './e2e/support/windows';

const isRoot = process.getuid?.() === 0;

/** Journeys that sign nobody in and write nothing: they may run beside the others of their window. */
const publicJourneys = /(?:public-[\w-]+|demo[\w-]*|served-html|weight)\.spec/;
/** What is served, and how much of it, does not depend on the window. */
const withoutWindow = /(?:served-html|weight)\.spec/;
/** Journeys on a server of their own (support/own-server.ts): they share no database with others, and may run beside them. */
const apart = readdirSync(path.join(import.meta.dirname, 'e2e'))
  .filter((file) => file.endsWith('.spec.ts') && !publicJourneys.test(file))
  .filter((file) => readFileSync(path.join(import.meta.dirname, 'e2e', file), 'utf8').includes('support/own-server'))
  .map((file) => `**/${file}`);
/**
 * A journey goes in both windows, unless its title ends with the one that is enough: `@phone` for what patients do, and for what is the more
 * likely to fail where there is little room; `@desktop` for what staff do, or a pointer. What it looks at holds in both (support/hold.ts).
 */
const inPhone = { grepInvert: /@desktop$/ };
const inDesktop = { grepInvert: /@phone$/ };

/** Dialogs and errors come and go at once, as for anybody who asks for no motion: nothing slides away below a click. */
const still = { contextOptions: { reducedMotion: 'reduce' } } as const;

const phone = { baseURL: urlOf('phone'), viewport: windows.phone, isMobile: true, hasTouch: true };
const desktop = { baseURL: urlOf('desktop'), viewport: windows.desktop };

export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.spec.ts',
  outputDir: './test-results',
  globalSetup: './e2e/support/global-setup.ts',
  // Of a window's journeys with data one at a time: those share one database and one admin phone, whose newest code alone is valid. Beside them go the others.
  workers: 3,
  // One journey of hundreds that a shared machine upset is named as flaky, which is a bug to be found, and stops no delivery.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ...(process.env.E2E_REPORT ? [['json', { outputFile: process.env.E2E_REPORT }] as const] : [])],
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    // Tests delay and refuse requests, which a worker would make itself; offline.spec.ts allows it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [
    { name: 'phone', ...inPhone, use: { ...phone, ...still }, workers: 1, testIgnore: [publicJourneys, ...apart] },
    {
      name: 'desktop',
      ...inDesktop,
      use: { ...desktop, ...still },
      workers: 1,
      testIgnore: [publicJourneys, ...apart],
    },
    { name: 'phone-apart', ...inPhone, use: { ...phone, ...still }, workers: 1, testMatch: apart },
    { name: 'desktop-apart', ...inDesktop, use: { ...desktop, ...still }, workers: 1, testMatch: apart },
    { name: 'phone-public', ...inPhone, use: phone, testMatch: publicJourneys },
    {
      name: 'desktop-public',
      ...inDesktop,
      use: desktop,
      testMatch: publicJourneys,
      testIgnore: withoutWindow,
    },
  ],
});

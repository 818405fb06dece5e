import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { get, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BuiltSite } from './built-site.js';
import { pages } from './pages.js';

const html = (text: string) =>
  `<meta name="csp-nonce" content="__CSP_NONCE__"><link href="__SITE_URL__/"><p>${text.padEnd(2000, ' ')}</p>`;
const script = 'export const one = 1;';

const files: Record<string, string | Buffer> = {
  'pages.json': JSON.stringify({
    '/': 'pages/home.html',
    '/services': 'pages/services.html',
    '/demo': 'pages/demo.html',
    '/demo/patients/:id': 'pages/demo.html',
    '/user': 'pages/user.html',
    '/admin': 'pages/admin.html',
    '/admin/payment': 'pages/payment.html',
    '/admin/*': 'pages/admin.html',
  }),
  'hi/pages.json': JSON.stringify({
    '/hi': 'hi/pages/home.html',
    '/hi/services': 'hi/pages/services.html',
    '/user': 'hi/pages/user.html',
  }),
  'hi/pages/home.html': html('होम'),
  'hi/pages/services.html': html('सेवाएँ'),
  'hi/pages/user.html': html('मेरा पेज'),
  'hi/pages/application.html': html('ऐप'),
  'hi/pages/not-found.html': `${html('पेज नहीं मिला')}<a href="/__ADDRESS__">English</a>`,
  'hi/assets/main-abc.js': script,
  'hi/pages/user.webmanifest': '{"name":"क्लिनिक"}',
  'hi/service-worker.js': 'const pages = ["/user"]; // hi',
  'pages/home.html': html('Home'),
  'pages/services.html': `<html lang="en-IN">${html('Services')}<a href="/hi/services" hrefLang="hi" class="link">हिन्दी</a>`,
  'pages/demo.html': html('Demo'),
  'pages/user.html': html('User'),
  'pages/admin.html': html('Admin'),
  'pages/payment.html': html('Payment'),
  'pages/application.html': html('Application'),
  'pages/not-found.html': html('Page Not Found'),
  'pages/user.webmanifest': '{"name":"Clinic"}',
  'service-worker.js': 'const pages = ["/user"]; // en',
  'sitemap.xml': '<loc>__SITE_URL__/</loc>',
  'robots.txt': 'Sitemap: __SITE_URL__/sitemap.xml',
  'assets/main-abc.js': script,
  'assets/clip-abc.mp4': 'clip bytes',
  'assets/main-abc.js.gz': gzipSync(script),
};

let dist: string;
let server: Server;
const open = (address: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`, init);

/** The page at an address as somebody else than a browser may spell it, which mends what it is given. */
async function asWritten(address: string): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const [response] = (await once(get({ port, host: '127.0.0.1', path: address }), 'response')) as [IncomingMessage];
  return textOf(response);
}

beforeAll(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'site-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dist, name)), { recursive: true });
    await writeFile(path.join(dist, name), content);
  }
  const app = express().use(pages(new BuiltSite(dist, 'https://clinic.test')));
  app.use((_request, response) => void response.status(404).json({ message: 'There is nothing here.' }));
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(async () => {
  await new Promise((closed) => server.close(closed));
  await rm(dist, { recursive: true });
});

describe('an address', () => {
  it.each([
    ['/nowhere', 404, 'Page Not Found'],
    ['/services/nowhere', 404, 'Page Not Found'],
    ['/user/nowhere', 404, 'Page Not Found'],
    ['/.env', 404, 'Page Not Found'],
    ['/services%', 404, 'Page Not Found'],
    ['/demo/patients/%E0%A4%A', 404, 'Application'],
    ['/demo/nowhere', 404, 'Application'],
    ['/administrator', 404, 'Application'],
    ['/', 200, 'Home'],
    ['/?from=message', 200, 'Home'],
    ['/services', 200, 'Services'],
    ['/services/', 200, 'Services'],
    ['/user', 200, 'User'],
    ['/demo/patients/1', 200, 'Demo'],
    ['/admin', 200, 'Admin'],
    ['/admin/payment', 200, 'Payment'],
    ['/admin/unknown', 200, 'Admin'],
    ['/hi', 200, 'होम'],
    ['/hi/', 200, 'होम'],
    ['/hi/services?from=message', 200, 'सेवाएँ'],
    ['/hi/nowhere', 404, 'पेज नहीं मिला'],
    ['/hi/services%', 404, 'पेज नहीं मिला'],
    ['/HI/nowhere', 404, 'पेज नहीं मिला'],
    ['/hidden', 404, 'Page Not Found'],
  ])('%s is answered with %d and the page "%s"', async (address, status, text) => {
    const response = await open(address);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain(`<p>${text} `);
  });

  it.each([
    ['/hi/user', '/user'],
    ['/hi/user?tab=1', '/user?tab=1'],
    ['/hi/admin/payment', '/admin/payment'],
    ['/hi/demo', '/demo'],
    ['/hi/demo/nowhere', '/demo/nowhere'],
  ])('%s leads to %s, which speaks one language or that of the person', async (address, to) => {
    const response = await open(address, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([302, to]);
  });

  it.each([
    ['/t', '/user/today'],
    ['/t/m', '/user/messages'],
    ['/t/f', '/user/family'],
  ])('%s, with which text messages end, leads to %s', async (link, page) => {
    const response = await open(link, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([302, page]);
  });

  it('/favicon.ico may be asked for by a tab that shows a document in a sandbox, which is of no origin', async () => {
    const response = await open('/favicon.ico');
    expect([response.status, response.headers.get('cross-origin-resource-policy')]).toEqual([204, 'cross-origin']);
  });

  it('that is one in all languages speaks the one that was chosen in this browser', async () => {
    const page = async (cookie: string) => (await open('/user', { headers: { cookie } })).text();
    expect(await page('')).toContain('<p>User ');
    expect(await page('sid=1; language=hi')).toContain('<p>मेरा पेज ');
    expect(await page('language=en')).toContain('<p>User ');
    expect(await page('language=xx; sid=1')).toContain('<p>User ');
    expect((await open('/user')).headers.get('vary')).toContain('Cookie');
    expect(await (await open('/services', { headers: { cookie: 'language=hi' } })).text()).toContain('<p>Services ');
  });

  describe('in English', () => {
    const links = async (address: string, headers: Record<string, string>) => {
      const text = await (await open(address, { headers })).text();
      return [text.includes('<html data-offered lang="en-IN">'), />([^<]*)<\/a>/.exec(text)?.[1]];
    };

    it.each([
      ['hi-IN,hi;q=0.9,en;q=0.8', ''],
      ['hi', 'sid=1'],
      ['ta,hi;q=0.5', ''],
    ])('offers Hindi to who prefers it (%s) and has not chosen', async (preferred, cookie) => {
      const headers = { 'accept-language': preferred, cookie };
      expect(await links('/services', headers)).toEqual([true, 'हिन्दी में देखें']);
      expect((await open('/services', { headers, redirect: 'manual' })).status).toBe(200);
    });

    it.each([
      ['en-IN,en;q=0.9,hi;q=0.8', ''],
      ['', ''],
      ['fr', ''],
      ['hi', 'language=en'],
      ['hi', 'sid=1; language=hi'],
    ])('offers nothing to who prefers %j with the cookies "%s"', async (preferred, cookie) => {
      expect(await links('/services', { 'accept-language': preferred, cookie })).toEqual([false, 'हिन्दी']);
    });

    it('says that it depends on both', async () => {
      expect((await open('/services')).headers.get('vary')).toMatch(/Cookie, Accept-Language/);
      expect((await open('/hi/services')).headers.get('vary')).not.toMatch(/Language/);
    });
  });

  it.each([
    ['/hi/nowhere', '"/nowhere"'],
    ['/HI/no/where', '"/no/where"'],
    [`/hi/"><script>'`, '"/%22%3E%3Cscript%3E&#39;"'],
    ['/hi/a&b', '"/a&#38;b"'],
  ])('%s that is in no language leads to the same one in English', async (address, link) => {
    expect(await (await open(address)).text()).toContain(`<a href=${link}>English</a>`);
  });

  it.each([
    ['/hi//evil.example/x', '"/evil.example/x"'],
    ['/HI///x', '"/x"'],
    [String.raw`/hi/\evil.example`, '"/evil.example"'],
    [String.raw`/hi/\/\evil.example`, '"/evil.example"'],
  ])('%s leads to no other host', async (address, link) => {
    expect(await asWritten(address)).toContain(`<a href=${link}>English</a>`);
  });

  it.each(['/graphql', '/api/v1/nothing', '/assets/none.js', '/hi/assets/none.js'])(
    '%s is no page',
    async (address) => {
      const response = await open(address);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ message: 'There is nothing here.' });
    },
  );
});

describe('a page', () => {
  it('is never kept, and holds the nonce of its own policy, a new one each time', async () => {
    const nonces = await Promise.all(
      [open('/'), open('/')].map(async (answer) => {
        const response = await answer;
        expect(response.headers.get('cache-control')).toBe('no-cache');
        const nonce = /csp-nonce" content="([^"]+)"/.exec(await response.text())?.[1];
        expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
        return nonce;
      }),
    );
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it('holds the address of the site, as do the sitemap and robots.txt', async () => {
    for (const address of ['/', '/sitemap.xml', '/robots.txt']) {
      const text = await (await open(address)).text();
      expect(text).toContain('https://clinic.test/');
      expect(text).not.toContain('__SITE_URL__');
    }
    expect((await open('/sitemap.xml')).headers.get('content-type')).toMatch(/xml/);
    expect((await open('/robots.txt')).headers.get('content-type')).toMatch(/text\/plain/);
  });

  it.each(['br', 'gzip'])('comes packed as %s for browsers that ask for it', async (encoding) => {
    const response = await open('/services', { headers: { 'accept-encoding': encoding } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
    expect(await response.text()).toContain('Services');
  });

  it('is answered to HEAD without its text', async () => {
    const response = await open('/services', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });
});

describe('a hashed file', () => {
  it('is kept for ever, and sent as it was packed at build', async () => {
    expect(await (await open('/hi/assets/main-abc.js')).text()).toBe(script);
    const response = await open('/assets/main-abc.js', { headers: { 'accept-encoding': 'gzip' } });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('content-type')).toMatch(/javascript/);
    expect(await response.text()).toBe(script);
  });

  it('is sent in parts to players that ask for one', async () => {
    const response = await open('/assets/clip-abc.mp4', { headers: { range: 'bytes=2-4' } });
    expect(response.status).toBe(206);
    expect(await response.text()).toBe('ip ');
  });

  it('that is gone does not stop the server', async () => {
    await rm(path.join(dist, 'assets/main-abc.js'));
    await rm(path.join(dist, 'assets/main-abc.js.gz'));
    expect((await open('/assets/main-abc.js', { headers: { 'accept-encoding': 'gzip' } })).status).toBe(404);
    expect((await open('/')).status).toBe(200);
  });
});

describe('the patient’s area as an application', () => {
  it.each([
    ['', 'en', 'Clinic'],
    ['/hi', 'hi', 'क्लिनिक'],
  ])('has a worker and a manifest in each language: %s', async (base, language, name) => {
    const worker = await open(`${base}/service-worker.js`);
    expect(worker.status).toBe(200);
    expect(worker.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(worker.headers.get('service-worker-allowed')).toBe('/user');
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    expect(await worker.text()).toContain(`// ${language}`);
    const manifest = await open(`${base}/user.webmanifest`);
    expect(manifest.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
    expect(await manifest.json()).toEqual({ name });
  });
});

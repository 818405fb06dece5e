import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BuiltSite } from './built-site.js';

/** A thread that answers with its first frame and the name of the clinic. */
const answers = `import { parentPort, workerData } from 'node:worker_threads';
  const [[file, { html }]] = Object.entries(workerData.frames);
  parentPort.postMessage({ [file]: html + ' of ' + workerData.facts.name + ' at __SITE_URL__/' });`;

const files: Record<string, string> = {
  'pages.json': JSON.stringify({ '/': 'pages/home.html', '/user': 'pages/user.html' }),
  'pages/home.html': 'built: __SITE_URL__/',
  'pages/user.html': 'built: user',
  'pages/application.html': 'built: application',
  'pages/not-found.html': 'built: not found',
  'pages/user.webmanifest': '{}',
  'hi/pages/user.webmanifest': '{}',
  'hi/pages.json': JSON.stringify({ '/hi': 'hi/pages/home.html' }),
  'hi/pages/home.html': 'बना: __SITE_URL__/',
  'hi/pages/application.html': 'बना',
  'hi/pages/not-found.html': 'बना',
  'hi/server/frames.json': '{"hi/pages/home.html":{"html":"ढाँचा"}}',
  'hi/server/render-worker.js': answers,
  'server/frames.json': '{"pages/home.html":{"html":"frame"}}',
  'package.json': '{"type":"module"}',
};

const clinic = { isOpen: true, name: 'Asha' };

let dir: string;
const write = async (name: string, content: string) => {
  await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
  await writeFile(path.join(dir, name), content);
};
const openSite = (patience?: number) => new BuiltSite(dir, 'https://clinic.test', patience);

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'built-'));
  for (const [name, content] of Object.entries(files)) await write(name, content);
});
afterEach(() => rm(dir, { recursive: true }));

describe('a built site', () => {
  it('has the pages of the build at first, with the address of the site', () => {
    const site = openSite();
    expect(site.isThere).toBe(true);
    expect(site.page('pages/home.html')).toBe('built: https://clinic.test/');
  });

  it('has those that were rendered with the facts from then on, and the others as they were', async () => {
    await write('server/render-worker.js', answers);
    const site = openSite();
    await site.render(clinic);
    expect(site.page('pages/home.html')).toBe('frame of Asha at https://clinic.test/');
    expect(site.page('pages/user.html')).toBe('built: user');
    expect(site.page('hi/pages/home.html')).toBe('ढाँचा of Asha at https://clinic.test/');
  });

  it('has in each language what is said otherwise there', async () => {
    await write('server/render-worker.js', answers);
    const site = openSite();
    await site.render({ ...clinic, inLanguage: { hi: { name: 'आशा' } } });
    expect(site.page('pages/home.html')).toBe('frame of Asha at https://clinic.test/');
    expect(site.page('hi/pages/home.html')).toBe('ढाँचा of आशा at https://clinic.test/');
  });

  it.each([
    ['fails', "throw new Error('no such page');", 'no such page'],
    ['ends without a word', 'process.exit(3);', 'ended with 3'],
    ['is not there', undefined, 'render-worker.js'],
  ])('keeps its pages when the rendering %s', async (_what, code, message) => {
    const site = openSite();
    await write('server/render-worker.js', answers);
    await site.render(clinic);
    if (code === undefined) await rm(path.join(dir, 'server/render-worker.js'));
    else await write('server/render-worker.js', code);
    await expect(site.render({ ...clinic, isOpen: true })).rejects.toThrow(message);
    expect(site.page('pages/home.html')).toBe('frame of Asha at https://clinic.test/');
  });

  it.each([
    ['waits for ever', 'setInterval(() => undefined, 1_000);'],
    ['turns in circles', 'for (;;);'],
  ])('ends a rendering that %s, and keeps its pages', async (_how, code) => {
    await write('server/render-worker.js', code);
    const site = openSite(200);
    await expect(site.render(clinic)).rejects.toThrow('was ended after 200 ms');
    expect(site.page('pages/home.html')).toBe('built: https://clinic.test/');
  });

  it('is not there before the first build', async () => {
    for (const base of ['', 'hi']) await rm(path.join(dir, base, 'pages.json'));
    expect(openSite().isThere).toBe(false);
  });
});

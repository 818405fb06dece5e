// Run after `vite build` for each language: writes the HTML of every public page, what the server must know of the route table,
// sitemap.xml and robots.txt.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { languages } from '../scripts/messages/languages.mjs';
import { buildWorker, offlineFiles } from './build-worker.mjs';
import { PageFrames } from './page-frames.mjs';
import { appIcons, webManifest } from './web-manifest.mjs';

const root = import.meta.dirname;
const dist = path.join(root, 'dist');
const siteUrl = '__SITE_URL__'; // the server puts the address there (frontend/src/brand/site-url.ts)

const icons = await appIcons(dist, path.join(root, 'src/favicon.svg'));
const listed = [];
for (const language of languages) listed.push({ ...language, ...(await writePages(language)) });
await write('sitemap.xml', sitemap(listed));
await write('robots.txt', robots());
// Last: by this file a server that starts meanwhile knows that the build of a language is whole.
for (const { base, files } of listed) await write(path.join(base, 'pages.json'), JSON.stringify(files));

/** The pages of a language, into its part of the build; what is answered are those for the sitemap, and the file of each address. */
async function writePages({ code, base }) {
  const folder = path.join(dist, base);
  const side = await loadServerSide(folder, code);
  const { renderSite, waitingBody, publicPages, loginPage, notFoundPage, applicationPages } = side;
  const template = await readFile(path.join(folder, 'index.html'), 'utf8');
  const manifest = JSON.parse(await readFile(path.join(folder, '.vite/manifest.json'), 'utf8'));
  const make = new PageFrames({ template, manifest, base, waiting: await waitingBody() });
  const installable = `<link rel="manifest" href="${base}/user.webmanifest">\n<link rel="apple-touch-icon" href="${icons.apple}">`;

  const files = {};
  /** The file that has the HTML of an address, noted for the server. */
  const noteFile = ({ path: address }) =>
    (files[address] = fileOf(base, address.slice(base.length + 1).replaceAll(/\W+/g, '-') || 'home'));
  const frames = {
    [fileOf(base, 'not-found')]: make.built(notFoundPage),
    [fileOf(base, 'application')]: make.empty({ sources: [] }),
  };
  for (const page of [...publicPages, loginPage]) frames[noteFile(page)] = make.built(page);
  for (const page of applicationPages)
    frames[fileOfApplication(page)] = make.empty(isOfPatients(page) ? { ...page, head: installable } : page);
  frames[path.posix.join(base, 'pages/user.webmanifest').replace(/^\//, '')] = { html: webManifest(code, icons) };
  await mkdir(path.join(folder, 'pages'), { recursive: true });
  for (const [file, html] of Object.entries(await renderSite(frames))) await write(file, html);
  await write(path.join(base, 'server/frames.json'), JSON.stringify(frames));
  const kept = applicationPages.filter((page) => page.path === '/user' || page.early);
  const entries = kept.flatMap(({ sources }) => sources.map((source) => make.chunkOf(source)));
  await buildWorker({
    root,
    mode: code,
    outDir: folder,
    base,
    files: offlineFiles(manifest, ['index.html', ...entries]),
    pages: kept.map((page) => page.path).filter((address) => !address.includes(':')),
  });
  return { pages: publicPages, files };

  /** A page of the application has the same address in each language. */
  function fileOfApplication({ path: address }) {
    return (files[address] = fileOf(base, address.slice(1).replaceAll(/\W+/g, '-')));
  }
}

function isOfPatients({ path: address }) {
  return address === '/user' || address.startsWith('/user/');
}

/** A page's file, from the root of the build. */
function fileOf(base, name) {
  return path.posix.join(base, 'pages', `${name}.html`).replace(/^\//, '');
}

/** The site's own code, built for Node; it stays, since the server renders the pages anew when the clinic's facts change. */
async function loadServerSide(folder, mode) {
  const outDir = path.join(folder, 'server');
  await build({
    root,
    mode,
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      manifest: false,
      rolldownOptions: {
        input: ['src/entry-server.tsx', 'src/html/render-worker.ts'].map((file) => path.join(root, file)),
      },
    },
    // With React and idb in it, as it is built for production: a server that runs without NODE_ENV would get the other one.
    ssr: {
      noExternal: [/^(?:react|react-dom|react-router|react-router-dom|scheduler|cookie|set-cookie-parser|idb)(?:\/|$)/],
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return import(pathToFileURL(path.join(outDir, 'entry-server.js')).href);
}

async function write(name, text) {
  await writeFile(path.join(dist, name), text);
}

/** Each public page in each language, with where it is in the others. */
function sitemap(languages) {
  const entries = languages.flatMap(({ pages }) => pages.map((page, index) => entry(page.path, index)));
  function entry(address, index) {
    const links = languages.map(
      ({ code, pages }) => `<xhtml:link rel="alternate" hreflang="${code}" href="${siteUrl}${pages[index].path}"/>`,
    );
    return `  <url><loc>${siteUrl}${address}</loc>${links.join('')}</url>\n`;
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('')}</urlset>\n`;
}

function robots() {
  const closed = ['/admin', '/api/', '/graphql', '/patient-signup', '/signIn', '/user'];
  return [
    'User-agent: *',
    ...closed.map((prefix) => `Disallow: ${prefix}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

// Run after `vite build`: writes the HTML of every public page, what the server must know of the route table, sitemap.xml and robots.txt.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = import.meta.dirname;
const dist = path.join(root, 'dist');
const serverDir = path.join(dist, '.prerender');
const siteUrl = '__SITE_URL__'; // the server puts the address there (frontend/src/brand/site-url.ts)

const { render, siteName, publicPages, loginPage, notFoundPage, applicationPages } = await loadServerSide();
const template = await readFile(path.join(dist, 'index.html'), 'utf8');
const manifest = JSON.parse(await readFile(path.join(dist, '.vite/manifest.json'), 'utf8'));

await mkdir(path.join(dist, 'pages'), { recursive: true });
await write('pages/not-found.html', await builtPage(notFoundPage));
await write('pages/application.html', emptyPage([]));
const files = {};
for (const page of [...publicPages, loginPage]) await writePage(page, await builtPage(page));
for (const page of applicationPages) await writePage(page, emptyPage(page.sources));
await write('pages.json', JSON.stringify(files));
await write('sitemap.xml', sitemap(publicPages));
await write('robots.txt', robots());
await rm(serverDir, { recursive: true });

/** The site's own code, built for Node. */
async function loadServerSide() {
  await build({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { ssr: 'src/entry-server.tsx', outDir: serverDir, emptyOutDir: true, manifest: false },
  });
  return import(pathToFileURL(path.join(serverDir, 'entry-server.js')).href);
}

async function write(name, text) {
  await writeFile(path.join(dist, name), text);
}

/** Keeps the HTML of an address, and notes which file has it. */
async function writePage(page, html) {
  files[page.path] = `pages/${page.path.slice(1).replaceAll(/\W+/g, '-') || 'home'}.html`;
  await write(files[page.path], html);
}

/** A page as a visitor sees it before any script has run. */
async function builtPage({ path: address, sources }) {
  const { head, body } = splitHead(await render(address));
  return afterTheRest(fill({ head, links: linksFor(sources), attribute: ' data-prerendered', body }));
}

/** The page can be read before it comes alive, so that its style and its pictures go before its scripts. */
function afterTheRest(html) {
  return html.replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"');
}

/** A page that the application draws. Until its scripts come it says that it loads, and how to go on if they do not. */
function emptyPage(sources) {
  const body = `<div class="coming">
      <output>Loading...</output>
      <p class="late">
        Check your connection, then <a href="">load the page again</a> or <a href="/">go home</a>.
      </p>
    </div>
    <noscript>
      <p>This page needs JavaScript. Please switch it on in your browser.</p>
      <a href="/" class="button">Go Home</a>
    </noscript>`;
  return fill({ head: `<title>${siteName}</title>`, links: linksFor(sources), attribute: '', body });
}

/** React writes what belongs into the head before everything else, having no head in its tree. */
function splitHead(html) {
  const head = /^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)*/.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}

/** Links to the styles and the scripts of sources, and of what these import, that index.html does not name already. */
function linksFor(sources) {
  const chunks = [...sources.reduce((found, source) => chunksOf(chunkOf(source), found), new Set())];
  const styles = chunks.flatMap((key) => manifest[key].css ?? []);
  const links = [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...chunks.map((key) => `<link rel="modulepreload" crossorigin href="/${manifest[key].file}">`),
  ];
  return [...new Set(links)].filter((link) => !template.includes(/href="[^"]+"/.exec(link)?.[0] ?? link)).join('\n');
}

/** The key of a source's chunk, which goes by its source or, when several import it, by its name. */
function chunkOf(source) {
  const { name } = path.parse(source);
  const key = Object.keys(manifest).find((key) => key === `src/${source}` || manifest[key].name === name);
  if (!key) throw new Error(`The build has no script of its own for ${source}.`);
  return key;
}

function chunksOf(key, found) {
  if (found.has(key)) return found;
  found.add(key);
  for (const imported of manifest[key].imports ?? []) chunksOf(imported, found);
  return found;
}

// A page's style comes after the shared one, as it does when scripts add it.
function fill({ head, links, attribute, body }) {
  return template
    .replace('<!--app-head-->', () => head)
    .replace('</head>', () => `${links}\n  </head>`)
    .replace('<div id="root"><!--app-html--></div>', () => `<div id="root"${attribute}>${body}</div>`);
}

function sitemap(pages) {
  const entries = pages.map((page) => `  <url><loc>${siteUrl}${page.path}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`;
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

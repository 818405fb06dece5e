// Run after `vite build`: writes the HTML of every public page, what the server must know of the route table, sitemap.xml and robots.txt.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = import.meta.dirname;
const dist = path.join(root, 'dist');
const serverDir = path.join(dist, 'server');
const siteUrl = '__SITE_URL__'; // the server puts the address there (frontend/src/brand/site-url.ts)

const { renderSite, publicPages, loginPage, notFoundPage, applicationPages } = await loadServerSide();
const template = await readFile(path.join(dist, 'index.html'), 'utf8');
const manifest = JSON.parse(await readFile(path.join(dist, '.vite/manifest.json'), 'utf8'));

const files = {};
const frames = { 'pages/not-found.html': builtFrame(notFoundPage), 'pages/application.html': emptyFrame([]) };
for (const page of [...publicPages, loginPage]) frames[noteFile(page)] = builtFrame(page);
for (const page of applicationPages) frames[noteFile(page)] = emptyFrame(page.sources);
await mkdir(path.join(dist, 'pages'), { recursive: true });
for (const [file, html] of Object.entries(await renderSite(frames))) await write(file, html);
await write('server/frames.json', JSON.stringify(frames));
await write('pages.json', JSON.stringify(files));
await write('sitemap.xml', sitemap(publicPages));
await write('robots.txt', robots());

/** The site's own code, built for Node; it stays, since the server renders the pages anew when the clinic's facts change. */
async function loadServerSide() {
  await build({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir: serverDir,
      emptyOutDir: true,
      manifest: false,
      rolldownOptions: {
        input: ['src/entry-server.tsx', 'src/html/render-worker.ts'].map((file) => path.join(root, file)),
      },
    },
    // With React in it, as it is built for production: a server that runs without NODE_ENV would get the other one.
    ssr: {
      noExternal: [/^(?:react|react-dom|react-router|react-router-dom|scheduler|cookie|set-cookie-parser)(?:\/|$)/],
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return import(pathToFileURL(path.join(serverDir, 'entry-server.js')).href);
}

async function write(name, text) {
  await writeFile(path.join(dist, name), text);
}

/** The file that has the HTML of an address, noted for the server. */
function noteFile(page) {
  return (files[page.path] = `pages/${page.path.slice(1).replaceAll(/\W+/g, '-') || 'home'}.html`);
}

/** A page as a visitor sees it before any script has run. */
function builtFrame({ path: address, sources }) {
  const html = frame({ links: linksFor(sources), attribute: ' data-prerendered', body: '<!--app-html-->' });
  return { path: address, html: afterTheRest(html) };
}

/** The page can be read before it comes alive, so that its style and its pictures go before its scripts. */
function afterTheRest(html) {
  return html.replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"');
}

/** A page that the application draws. Until its scripts come it says that it loads, and how to go on if they do not. */
function emptyFrame(sources) {
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
  return { html: frame({ links: linksFor(sources), attribute: '', body }) };
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

// A page's style comes after the shared one, as it does when scripts add it. What the facts decide comes later (src/html/page-frame.ts).
function frame({ links, attribute, body }) {
  return template
    .replace('</head>', () => `${links}\n  </head>`)
    .replace('<div id="root"><!--app-html--></div>', () => `<div id="root"${attribute}>${body}</div><!--app-data-->`);
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

import { build } from 'vite';
import path from 'node:path';

/** Chunks that only forms and the sign-in need; they are too large to keep. */
const heavy = ['ApolloArea', 'antd', 'form', 'dialogs'];

/**
 * Lists the scripts and styles that the patient's pages need without a connection: what they import, and what they load later of the area
 * itself, without Apollo and Ant Design.
 * @param {Record<string, any>} manifest what the build knows of its files
 * @param {readonly string[]} entries keys of the application and of the pages
 * @returns {string[]} file names
 */
export function offlineFiles(manifest, entries) {
  const found = new Set();
  const add = (key) => {
    if (found.has(key)) return;
    found.add(key);
    for (const imported of manifest[key].imports ?? []) add(imported);
    if (key.endsWith('/own-pages.tsx')) return; // it names the pages that are not kept, too
    for (const later of manifest[key].dynamicImports ?? [])
      if (isOfArea(later) && !isHeavy(manifest, later)) add(later);
  };
  for (const entry of entries) add(entry);
  const files = [...found].flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])]);
  return [...new Set(files)];
}

const isOfArea = (key) => /^src\/(?:user|figure)\//.test(key);

function isHeavy(manifest, key, seen = new Set()) {
  if (heavy.includes(manifest[key].name)) return true;
  if (seen.has(key)) return false;
  seen.add(key);
  return (manifest[key].imports ?? []).some((imported) => isHeavy(manifest, imported, seen));
}

/**
 * Builds the service worker of a language.
 * @param {{ root: string, mode: string, outDir: string, base: string, files: readonly string[], pages: readonly string[] }} options
 */
export async function buildWorker({ root, mode, outDir, base, files, pages }) {
  await build({
    root,
    mode,
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: { '#messages': path.join(root, 'src/generated-messages', mode) } },
    define: {
      'self.__OFFLINE_FILES': JSON.stringify(files.map((file) => ({ url: `${base}/${file}`, revision: null }))),
      'self.__OFFLINE_PAGES': JSON.stringify(pages),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir,
      emptyOutDir: false,
      rolldownOptions: {
        input: path.join(root, 'worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}

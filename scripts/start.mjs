import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { root } from './root.mjs';

/** Builds what is out of date and runs the server in this process, so that it gets the signals directly. */
export async function start() {
  await build();
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(path.join(root, 'backend', 'dist', 'main.js')).href);
}

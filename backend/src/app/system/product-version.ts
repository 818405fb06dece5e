import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ROOT_DIR } from '../../platform/config.js';

/** Returns the version of the product, as its package says. */
export function productVersion(): string {
  const text = readFileSync(path.join(ROOT_DIR, 'package.json'), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}

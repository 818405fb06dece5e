import { once } from 'node:events';
import { createServer } from 'node:net';
import { startProgram } from './program.mjs';

/** Where the site is in watch mode, unless PORT says otherwise. */
const SITE_PORT = '5173';

/** Watch mode: the backend restarts and the site reloads at each change. The site's address is the one to open; it passes calls on to the backend. */
export async function dev() {
  const site = process.env.PORT || SITE_PORT;
  const PORT = await freePort();
  // The browser's origin is Vite's.
  const env = {
    ...process.env,
    PORT,
    BACKEND_PORT: PORT,
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${site}`,
  };
  const watch = [
    'watch',
    '--clear-screen=false',
    '--include',
    'schema/*.graphql',
    '--tsconfig',
    'backend/tsconfig.json',
  ];
  const programs = [
    startProgram('tsx', [...watch, 'backend/src/main.ts'], { env }),
    startProgram('vite', ['--config', 'frontend/vite.config.ts', '--port', site, '--strictPort'], { env }),
  ];
  const code = await Promise.race(programs.map((program) => program.ended));
  for (const program of programs) program.process.kill();
  await Promise.all(programs.map((program) => program.ended));
  return code;
}

/** A port for the backend: it stays the same while the backend restarts. */
async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return String(address && typeof address === 'object' ? address.port : 0);
}

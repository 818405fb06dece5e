import { once } from 'node:events';
import { watch } from 'node:fs';
import { createServer } from 'node:net';
import { makeMessages } from './messages/make-messages.mjs';
import { startProgram } from './program.mjs';
import { TaskError } from './root.mjs';

/** Default port of the site in watch mode. */
const SITE_PORT = '5173';

/** Runs watch mode: the backend restarts and the site reloads on each change. Open the site's address; it proxies calls to the backend. */
export async function dev() {
  const site = process.env.PORT || SITE_PORT;
  const PORT = await freePort();
  // The browser's origin is that of Vite.
  const env = {
    ...process.env,
    PORT,
    BACKEND_PORT: PORT,
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${site}`,
  };
  const tsx = ['watch', '--clear-screen=false', '--include', 'schema/*.graphql', '--tsconfig', 'backend/tsconfig.json'];
  watchMessages();
  const programs = [
    startProgram('tsx', [...tsx, 'backend/src/main.ts'], { env }),
    startProgram('vite', ['--config', 'frontend/vite.config.ts', '--port', site, '--strictPort'], { env }),
  ];
  const code = await Promise.race(programs.map((program) => program.ended));
  for (const program of programs) program.process.kill();
  await Promise.all(programs.map((program) => program.ended));
  return code;
}

/** Regenerates the message modules on each change, for both programs. An error in a message file is printed, and changes nothing. */
function watchMessages() {
  watch('messages', () => {
    try {
      makeMessages();
    } catch (error) {
      console.error(error instanceof TaskError ? error.message : error);
    }
  }).unref();
}

/** A free port for the backend; it stays the same when the backend restarts. */
async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return String(address && typeof address === 'object' ? address.port : 0);
}

import { startProgram } from './program.mjs';

const SITE = 'http://localhost:5173';

/** Watch mode: the backend restarts and the site reloads at each change. Open the site's address, not the backend's. */
export async function dev() {
  // The browser's origin is Vite's, which passes calls on to the backend (frontend/vite.config.ts).
  const env = { ...process.env, PUBLIC_URL: process.env.PUBLIC_URL ?? SITE };
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
    startProgram('vite', ['--config', 'frontend/vite.config.ts', '--port', '5173', '--strictPort'], { env }),
  ];
  const code = await Promise.race(programs.map((program) => program.ended));
  for (const program of programs) program.process.kill();
  await Promise.all(programs.map((program) => program.ended));
  return code;
}

import { parentPort, workerData } from 'node:worker_threads';
import type { ClinicFacts } from '../brand/clinic-facts';
import { renderSite } from '../entry-server';
import type { PageFrames } from './page-frame';

// A worker thread per rendering: the server keeps handling requests, and React's memory is freed with the thread.
const { frames, facts }: { readonly frames: PageFrames; readonly facts: ClinicFacts } = workerData;
parentPort?.postMessage(await renderSite(frames, facts), []);

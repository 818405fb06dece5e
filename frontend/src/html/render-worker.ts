import { parentPort, workerData } from 'node:worker_threads';
import type { ClinicFacts } from '../brand/clinic-facts';
import { renderSite } from '../entry-server';
import type { PageFrames } from './page-frame';

// A thread that the server starts for one rendering: requests go on meanwhile, and what React takes of memory goes with it.
const { frames, facts }: { readonly frames: PageFrames; readonly facts: ClinicFacts } = workerData;
parentPort?.postMessage(await renderSite(frames, facts), []);

import type { Command } from '../command.js';
import { systemClock } from '../../platform/time/clock.js';
import { entities } from '../entities.js';
import { createLogger } from '../../platform/logger.js';
import { connectDatabase } from '../../platform/db/connect.js';
import { createFileStorage } from '../../platform/storage/create-file-storage.js';
import { readAmounts } from './data-arguments.js';
import { generatePatients } from './generate.js';
import { loadSampleData } from './load.js';

/**
 * `npm run data -- --patients 100000 --plans 5000`: adds that many patients and recovery plans to the configured or
 * embedded database; also while the server runs.
 */
export const dataCommand: Command = async (args, readSettings, print) => {
  const { patients, plans } = readAmounts(args);
  const config = readSettings();
  const connected = await connectDatabase(config, entities, createLogger(config.logLevel));
  try {
    // Load the sample clinic first: it is only loaded into an empty database, and it creates the admin.
    if (config.sampleData) await loadSampleData(connected.database, systemClock, createFileStorage(config));
    const started = performance.now();
    const added = await generatePatients(connected, systemClock, patients, plans);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const rows = Object.entries(added).map(([noun, number]) => `${number.toLocaleString('en')} ${noun}`);
    print(`Added ${rows.join(', ')} in ${seconds} s.`);
  } finally {
    await connected.close();
  }
};

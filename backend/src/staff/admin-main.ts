import { AuditTrail } from '../audit/audit-trail.js';
import { Access } from '../auth/access.js';
import { systemClock } from '../clock.js';
import { readConfig } from '../config.js';
import { connectDatabase } from '../db/connect.js';
import { requireMigrated } from '../db/require-migrated.js';
import { entities } from '../entities.js';
import { createLogger } from '../logger.js';
import { StartupError } from '../startup-error.js';
import { UseCases } from '../use-cases.js';
import { readAdminArguments } from './admin-arguments.js';
import { makeAdmin } from './make-admin.js';

/** `npm run admin -- NUMBER`: makes the first admin with the settings of the server, also while it runs. */
try {
  const asked = readAdminArguments(process.argv.slice(2));
  const config = readConfig(process.env);
  const connected = await connectDatabase(config, entities, createLogger(config.logLevel), undefined, requireMigrated);
  try {
    const em = connected.database.orm.em.fork();
    const audit = new AuditTrail(em);
    await makeAdmin(new UseCases(em, new Access(audit), audit, async () => true), systemClock, asked);
    process.stdout.write(`Admin ${asked.phone} can sign in at ${config.publicUrl}/login\n`);
  } finally {
    await connected.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof StartupError ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}

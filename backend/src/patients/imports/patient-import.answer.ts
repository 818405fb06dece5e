import { z } from 'zod';
import { moment } from '../../platform/http/response-schemas.js';
import { IMPORT_COLUMNS } from './heading-mapping.js';
import { IMPORT_STATUSES } from './patient-import.entity.js';

/** REST response: an import. */
export const patientImportAnswer = z
  .object({
    id: z.uuid(),
    fileName: z.string(),
    dryRun: z.boolean(),
    status: z.enum(IMPORT_STATUSES),
    rows: z.int(),
    created: z.int(),
    unchanged: z.int(),
    failed: z.int(),
    errors: z.array(z.object({ row: z.int(), column: z.string().nullable(), message: z.string() })),
    createdAt: moment,
    headings: z.array(z.object({ heading: z.string(), column: z.enum(IMPORT_COLUMNS).nullable() })),
    completed: z.int(),
    openingDue: z.int().meta({ description: 'In paise' }),
    openingAdvance: z.int().meta({ description: 'In paise' }),
    packages: z.int(),
    undoneAt: moment.nullable(),
    undone: z.int(),
    kept: z.int(),
    isRecorded: z.boolean(),
  })
  .meta({ id: 'PatientImport' });

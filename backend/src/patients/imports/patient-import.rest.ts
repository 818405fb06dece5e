import type { Request } from 'express';
import { z } from 'zod';
import { bodyOf, plainQuery, type RestRoute } from '../../platform/http/rest.js';
import { patientImportAnswer } from './patient-import.answer.js';
import type { importInput } from './patient-import.input.js';
import { presentImport } from './patient-import-view.js';
import type { PatientImportService } from './patient-import.service.js';

const answer = z.object({ data: patientImportAnswer });

/** Reads `dryRun` and `mapping` from the form or the query; the service refuses a missing `dryRun`. */
function askedOf(request: Request): z.input<typeof importInput> {
  const dryRun = bodyOf(request)['dryRun'] ?? plainQuery(request)['dryRun'];
  const mapping = bodyOf(request)['mapping'] ?? plainQuery(request)['mapping'];
  const asked = { fileName: request.file?.originalname ?? '', dryRun, ...(mapping !== undefined && { mapping }) };
  return asked as z.input<typeof importInput>;
}

const idOf = (request: Request) => String(request.params['id']);

/** REST routes of imports. */
export function patientImportRoutes(imports: PatientImportService): RestRoute[] {
  return [
    {
      method: 'post',
      path: '/admin/patients/imports',
      verb: 'patient.import',
      docs: {
        summary: 'Takes a .csv or .xlsx file of patients (5 MB, 10,000 rows), which is dealt with afterwards',
        body: z.object({
          dryRun: z.enum(['true', 'false']),
          mapping: z.string().optional().meta({
            description: 'JSON text of heading to ImportColumn, or to null for a column that is not read this time',
          }),
        }),
        status: 202,
        answer,
      },
      multipart: { field: 'file', holds: 'spreadsheet' },
      handle: async ({ request, response, actor }) => {
        const begun = await imports.begin(actor, askedOf(request), request.file?.buffer);
        response.status(202).json({ data: presentImport(begun) });
      },
    },
    {
      method: 'get',
      path: '/admin/patients/imports/template.csv',
      verb: 'patient.import',
      docs: { summary: 'The headings that an import knows', files: ['text/csv'] },
      handle: async ({ response, actor }) => {
        const file = await imports.template(actor);
        response.attachment('patients-template.csv').send(file);
      },
    },
    {
      method: 'get',
      path: '/admin/patients/imports/:id',
      verb: 'patient.import',
      docs: { summary: 'What became of a file of patients so far', answer, errors: ['NOT_FOUND'] },
      handle: async ({ request, response, actor }) => {
        response.json({ data: presentImport(await imports.find(actor, idOf(request))) });
      },
    },
    {
      method: 'get',
      path: '/admin/patients/imports/:id/errors.csv',
      verb: 'patient.import',
      docs: { summary: 'Why rows were not taken, all of them', files: ['text/csv'], errors: ['NOT_FOUND'] },
      handle: async ({ request, response, actor }) => {
        const file = await imports.errors(actor, idOf(request));
        response.attachment('import-errors.csv').send(file);
      },
    },
  ];
}

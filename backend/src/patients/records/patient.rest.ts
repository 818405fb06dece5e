import { createHash } from 'node:crypto';
import type { Request } from 'express';
import { z } from 'zod';
import { badInput } from '../../platform/errors/errors.js';
import { fieldsOf, namedRowOf, plainQuery, wholeNumber, type RestRoute } from '../../platform/http/rest.js';
import { sendStream } from '../../platform/http/send-stream.js';
import { askedOfWalk, nextOfWalk, walkAnswer, walkQuery, WALK_SPELLINGS } from '../../platform/http/changes-feed.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { EXPORT_FORMATS, type ExportFormat, type PatientExportService } from './patient-export.service.js';
import { rowReference } from '../../platform/inputs/expected-version.js';
import { message, messageAnswer } from '../../platform/http/response-schemas.js';
import { IDEMPOTENCY_KEY, IF_MATCH } from '../../platform/http/route-docs.js';
import { etagOf, genderLetter, presentPatient, withGender } from './patient-spelling.js';
import { deletedPatientAnswer, patientAnswer, patientDetailsAnswer } from './patient.answer.js';
import { createPatientInput, updatePatientInput } from './patient.input.js';
import { LIST_SPELLINGS, listedIn, listQuery } from './patient-list.query.js';
import type { PatientView } from './patient-view.js';
import type { PatientDetails, PatientService } from './patient.service.js';
import { pageInput } from '../../platform/inputs/page-input.js';
import { formatRecordNumber } from '../../platform/lists/record-number.js';

/** Maps a record, or its tombstone, to the public API's field names. */
function presentChanged(patient: PatientView) {
  const { deletedAt } = patient;
  if (!deletedAt) return presentPatient(patient);
  return { _id: patient.id, patientId: formatRecordNumber(patient.number), deletedAt, version: patient.version };
}

function presentDetails(details: PatientDetails) {
  return {
    patient: presentPatient(details.patient),
    recoveryPercent: details.recoveryPercent,
    medicalHistory: details.medicalHistory.map(({ diagnosis, treatment, surgeryDetails }) => ({
      diagnosis,
      treatment: treatment ?? null,
      surgeryDetails: surgeryDetails ?? null,
    })),
    // A report that was written anew counts no more.
    progressReports: details.progressReports.flatMap(({ content, document }) =>
      document.replacedByReportId ? [] : [{ content }],
    ),
  };
}

const readForm = (request: Request) => withGender(fieldsOf(createPatientInput, request));

const patientBody = createPatientInput.omit({ idempotencyKey: true }).extend({ gender: genderLetter });
const changeBody = updatePatientInput.omit({ id: true }).extend({ gender: genderLetter.optional() });
const idOf = (request: Request) => String(request.params['id']);

/** Returns an ETag that changes with any returned data, and starts with the version that If-Match compares. */
function detailsEtagOf({ version }: PatientView, data: object): string {
  const digest = createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 16);
  return `"${version}-${digest}"`;
}

/** REST routes of patient records. */
export function patientRoutes(patients: PatientService, exports: PatientExportService): RestRoute[] {
  return [
    {
      method: 'get',
      path: '/admin/patients/stats',
      verb: 'patient.stats',
      docs: {
        summary: 'How many records there are, incomplete, active and inactive',
        answer: z.object({
          data: z.object({ total: z.int(), incomplete: z.int(), active: z.int(), inactive: z.int() }),
        }),
      },
      handle: async ({ response, actor }) => void response.json({ data: await patients.stats(actor) }),
    },
    {
      method: 'get',
      path: '/admin/patients/export',
      verb: 'patient.export',
      docs: {
        summary: 'All records: as JSON, PDF or Excel',
        query: z.object({ format: z.enum(EXPORT_FORMATS).default('json') }),
        answer: z.object({ data: z.array(z.object({ name: z.string(), diagnosedWith: z.string().nullable() })) }),
        files: ['application/pdf', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
        errors: ['TOO_LARGE'],
      },
      handle: async ({ request, response, actor }) => {
        const format = plainQuery(request)['format'] ?? 'json';
        if (!isExportFormat(format))
          throw badInput({ format: reasonFor('EITHER', { input: 'EXPORT_FORMAT', choices: 'pdf, xlsx' }) });
        const bytes = await exports.export(actor, format);
        response.type(format);
        if (format !== 'json') response.attachment(`patients.${format}`);
        await sendStream(response, bytes);
      },
    },
    {
      method: 'get',
      path: '/admin/patients',
      verb: 'patient.list',
      docs: {
        summary: 'A page of the records, newest first unless sorted, with the exact total',
        query: listQuery.extend(pageInput),
        answer: z.object({
          data: z.object({ patients: z.array(patientAnswer), total: z.int(), page: z.int(), limit: z.int() }),
        }),
      },
      spellings: LIST_SPELLINGS,
      handle: async ({ request, response, actor }) => {
        const query = plainQuery(request);
        const { page, limit } = query;
        const found = await patients.list(actor, {
          ...listedIn(query),
          page: wholeNumber(page),
          limit: wholeNumber(limit),
        });
        response.json({ data: { ...found, patients: found.patients.map(presentPatient) } });
      },
    },
    {
      method: 'get',
      path: '/changes/patients',
      verb: 'patient.list',
      docs: {
        summary: 'Records that changed since, or all; deleted ones are named',
        query: walkQuery,
        answer: walkAnswer('patients', z.union([patientAnswer, deletedPatientAnswer])),
      },
      spellings: WALK_SPELLINGS,
      handle: async ({ request, response, actor }) => {
        const { filter, ...stretch } = askedOfWalk(plainQuery(request));
        const withDeleted = filter.updatedSince !== undefined;
        const found = await patients.connection(actor, { ...stretch, filter: { ...filter, withDeleted } });
        response.json({ data: { patients: found.patients.map(presentChanged), ...nextOfWalk(found.patients, found) } });
      },
    },
    {
      method: 'get',
      path: '/admin/patients/:id/details',
      verb: 'patient.readDetails',
      docs: {
        summary: 'A complete record with what belongs to it',
        answer: z.object({ data: patientDetailsAnswer }),
        errors: ['NOT_FOUND', 'RECORD_INCOMPLETE'],
      },
      handle: async ({ request, response, actor }) => {
        const details = await patients.details(actor, idOf(request));
        const data = presentDetails(details);
        response.set('ETag', detailsEtagOf(details.patient, data)).json({ data });
      },
    },
    {
      method: 'post',
      path: '/admin/patients',
      verb: 'patient.create',
      docs: {
        summary: 'Makes the record of a patient account',
        body: patientBody,
        headers: IDEMPOTENCY_KEY,
        status: 201,
        answer: z.object({ message, data: patientAnswer }),
        errors: ['NOT_FOUND', 'ALREADY_EXISTS', 'IDEMPOTENCY_KEY_REUSED'],
      },
      spellings: { idempotencyKey: 'Idempotency-Key' },
      handle: async ({ request, response, actor }) => {
        const form = { ...readForm(request), idempotencyKey: request.get('Idempotency-Key') };
        const patient = await patients.create(actor, form);
        response
          .status(201)
          .set('ETag', etagOf(patient))
          .json({ message: 'The patient was added.', data: presentPatient(patient) });
      },
    },
    {
      method: 'patch',
      path: '/admin/patients/:id',
      verb: 'patient.update',
      docs: {
        summary: 'Changes the named fields of a complete record',
        body: changeBody,
        headers: IF_MATCH,
        answer: z.object({ message, data: patientAnswer }),
        errors: ['NOT_FOUND', 'RECORD_INCOMPLETE', 'CHANGED_MEANWHILE'],
      },
      handle: async ({ request, response, actor }) => {
        const patient = await patients.update(actor, { ...readForm(request), ...namedRowOf(request) });
        response
          .set('ETag', etagOf(patient))
          .json({ message: 'The patient was changed.', data: presentPatient(patient) });
      },
    },
    {
      method: 'delete',
      path: '/admin/patients/:id',
      verb: 'patient.delete',
      docs: {
        summary: 'Deletes a complete record; it can be brought back for 30 days',
        body: rowReference.omit({ id: true }),
        bodyMayLack: true,
        headers: IF_MATCH,
        answer: messageAnswer,
        errors: ['NOT_FOUND', 'RECORD_INCOMPLETE', 'CHANGED_MEANWHILE'],
      },
      handle: async ({ request, response, actor }) => {
        await patients.remove(actor, namedRowOf(request));
        response.json({ message: 'The patient was deleted. It can be brought back for 30 days.' });
      },
    },
  ];
}

function isExportFormat(text: string): text is ExportFormat {
  return (EXPORT_FORMATS as readonly string[]).includes(text);
}

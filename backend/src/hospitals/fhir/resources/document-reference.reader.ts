import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ExternalDocumentInput } from '../../documents/external-document.input.js';
import type { Body } from '../body.js';
import { concept, idOf, momentOf, nameOf, subject, subjectOf, wordsOf } from '../written-parts.js';
import { sentOf } from '../sent.js';
import { fault, identifier, shaped, string, unprocessable } from '../written.js';
import type { Reading } from '../writers.js';

const attachment = z.object({
  contentType: string,
  data: string,
  // The server never fetches a URL that a client provides.
  url: z.undefined('The content comes in data: no address is asked for it.').optional(),
  size: z.int().min(0).optional(),
  hash: string.optional(),
  title: string.optional(),
  creation: string.optional(),
});
type Attachment = z.output<typeof attachment>;

const content = z.object({ attachment, modifierExtension: z.undefined().optional() });

/** Other elements of R4 are kept as sent. */
const reference = z.object({
  resourceType: z.literal('DocumentReference'),
  masterIdentifier: identifier.optional(),
  identifier: z.array(identifier).optional(),
  status: z.literal('current'),
  docStatus: z.enum(['preliminary', 'final', 'amended']).optional(),
  type: concept.optional(),
  subject,
  date: string.optional(),
  description: string.optional(),
  content: z.array(content).refine(({ length }) => length === 1, 'A document has one content.'),
  context: z
    .object({
      related: z.array(z.object({ reference: string.optional() })).optional(),
      modifierExtension: z.undefined().optional(),
    })
    .optional(),
  relatesTo: z
    .array(
      z.object({
        code: z.enum(['replaces', 'transforms', 'signs', 'appends']),
        target: z.object({ reference: string.optional(), identifier: identifier.optional() }),
        modifierExtension: z.undefined().optional(),
      }),
    )
    .optional(),
});

const ATTACHMENT = 'DocumentReference.content[0].attachment';

/** Elements of a DocumentReference by input field. */
export const DOCUMENT_EXPRESSIONS: Record<keyof Omit<ExternalDocumentInput, 'sent'>, string> = {
  subject: 'DocumentReference.subject',
  identifier: 'DocumentReference.identifier',
  referral: 'DocumentReference.context.related',
  replaces: 'DocumentReference.relatesTo',
  title: `${ATTACHMENT}.title`,
  type: 'DocumentReference.type',
  writtenAt: 'DocumentReference.date',
  said: `${ATTACHMENT}.contentType`,
  content: `${ATTACHMENT}.data`,
};

/** Parses a DocumentReference and its content. @throws FhirFailure 422 */
export function readDocumentReference(body: Body, { base }: Reading): ExternalDocumentInput {
  const told = shaped('DocumentReference', reference, body);
  const [{ attachment: file } = noContent()] = told.content;
  const related = told.context?.related?.flatMap((one) => one.reference ?? []) ?? [];
  const referral = related.find((one) => one.replace(`${base}/`, '').startsWith('ServiceRequest/'));
  return {
    subject: subjectOf(told.subject, base, DOCUMENT_EXPRESSIONS.subject),
    identifier: nameOf(told.masterIdentifier ?? told.identifier?.[0]),
    referral: referral === undefined ? null : idOf(referral, 'ServiceRequest', base),
    replaces: replacedBy(told.relatesTo, base),
    sent: sentOf('DocumentReference', withoutContent(body)),
    title: file.title ?? told.description ?? null,
    type: (told.type && wordsOf(told.type)) || null,
    writtenAt: momentOf(told.date ?? file.creation, DOCUMENT_EXPRESSIONS.writtenAt),
    said: file.contentType,
    content: bytesOf(file),
  };
}

/** Returns the documents that a document replaces, by id or identifier. */
const replacedBy = (related: z.output<typeof reference>['relatesTo'], base: string) =>
  (related ?? [])
    .filter(({ code }) => code === 'replaces')
    .map(({ target: { reference: to, identifier: name } }) => {
      if (to !== undefined) return { id: idOf(to, 'DocumentReference', base) };
      if (name?.system && name.value) return { identifier: { system: name.system, value: name.value } };
      throw unprocessable([
        fault(DOCUMENT_EXPRESSIONS.replaces, 'required', 'A document names which one it replaces.'),
      ]);
    });

/** The content is kept as a file. */
function withoutContent(body: Body): Body {
  const [{ attachment, ...rest }] = body['content'] as [{ attachment: Body }];
  const { data: _data, ...file } = attachment;
  return { ...body, content: [{ ...rest, attachment: file }] };
}

function noContent(): never {
  throw new Error('the schema lets a document without content pass');
}

/** Decodes base64 and checks size and hash if given. @throws FhirFailure 422 */
function bytesOf({ data, size, hash }: Attachment): Buffer {
  const text = data.replaceAll(/\s+/g, '');
  const bytes = Buffer.from(text, 'base64');
  // The decoder skips invalid characters, so that only a round trip detects them.
  if (bytes.toString('base64') !== text) throw wrong('data', `${ATTACHMENT}.data is no base64.`);
  if (size !== undefined && size !== bytes.length) throw wrong('size', `${ATTACHMENT}.size is not that of data.`);
  if (hash !== undefined && hash !== createHash('sha1').update(bytes).digest('base64'))
    throw wrong('hash', `${ATTACHMENT}.hash is not the SHA-1 of data.`);
  return bytes;
}

const wrong = (element: string, sentence: string) =>
  unprocessable([fault(`${ATTACHMENT}.${element}`, 'value', sentence)]);

import { z } from 'zod';
import { line } from '../../platform/inputs/text-input.js';
import { externalMoment, externalName, externalSubject } from '../external-records/external-subject.js';
import { validationMessage } from '../../platform/errors/reason.js';
import { isSaid, mediaTypeOf } from './media-type.js';

const MEGABYTES = 5;
const MOST_BYTES = MEGABYTES * 1024 * 1024;

/** A file of at most 5 MB, with the media type detected from its bytes. */
const content = z
  .instanceof(Buffer, { message: validationMessage('DOCUMENT_KIND') })
  .refine(({ length }) => length <= MOST_BYTES, {
    abort: true,
    message: validationMessage('DOCUMENT_TOO_LARGE', { megabytes: MEGABYTES }),
  })
  .transform((bytes, context) => {
    const mediaType = mediaTypeOf(bytes);
    if (mediaType) return { bytes, mediaType };
    context.addIssue({ code: 'custom', message: validationMessage('DOCUMENT_KIND') });
    return z.NEVER;
  });

const MOST_REPLACED = 20;

/** A document that another one replaces: its id, or the hospital's identifier. */
const replaced = z.object({
  id: z.uuid(validationMessage('DOCUMENT_REPLACES')).optional(),
  identifier: externalName.optional(),
});

/** A document of a patient, with its content. */
export const externalDocumentInput = (now: Date) =>
  z
    .object({
      subject: externalSubject,
      identifier: externalName.nullable().default(null),
      /** Id of a referral from the same client. */
      referral: z.uuid(validationMessage('DOCUMENT_REFERRAL')).nullable().default(null),
      /** Documents of the same client that it replaces: their ids or identifiers. */
      replaces: z
        .array(replaced, validationMessage('DOCUMENT_REPLACES'))
        .max(MOST_REPLACED, validationMessage('DOCUMENT_REPLACES'))
        .default([]),
      /** The body without the content, which is kept as it came. */
      sent: z
        .record(z.string(), z.unknown(), validationMessage('REQUIRED', { input: 'SENT_BODY' }))
        .nullable()
        .default(null),
      title: line.required('DOCUMENT_TITLE', 200).nullable().default(null),
      type: line.required('DOCUMENT_TYPE', 200).nullable().default(null),
      writtenAt: externalMoment(now, validationMessage('DOCUMENT_WRITTEN')).nullable().default(null),
      /** The media type that the sender declares. */
      said: z.string(validationMessage('DOCUMENT_NOT_AS_SAID')),
      content,
    })
    .refine(({ said, content: { mediaType } }) => isSaid(said, mediaType), {
      path: ['said'],
      message: validationMessage('DOCUMENT_NOT_AS_SAID'),
    });
export type ExternalDocumentInput = z.input<ReturnType<typeof externalDocumentInput>>;
export type ExternalDocument = z.output<ReturnType<typeof externalDocumentInput>>;

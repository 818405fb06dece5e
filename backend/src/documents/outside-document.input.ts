import { z } from 'zod';
import { line } from '../inputs/text-input.js';
import { outsideMoment, outsideName, outsideSubject } from '../patients/outside-subject.js';
import { says } from '../reasons/reason.js';
import { isSaid, mediaTypeOf } from './media-type.js';

const MEGABYTES = 5;
const MOST_BYTES = MEGABYTES * 1024 * 1024;

/** A file of at most five megabytes, with what its bytes say that it is. */
const content = z
  .instanceof(Buffer, { message: says('DOCUMENT_KIND') })
  .refine(({ length }) => length <= MOST_BYTES, {
    abort: true,
    message: says('DOCUMENT_TOO_LARGE', { megabytes: MEGABYTES }),
  })
  .transform((bytes, context) => {
    const mediaType = mediaTypeOf(bytes);
    if (mediaType) return { bytes, mediaType };
    context.addIssue({ code: 'custom', message: says('DOCUMENT_KIND') });
    return z.NEVER;
  });

/** A document of a patient, with its content. */
export const outsideDocumentInput = (now: Date) =>
  z
    .object({
      subject: outsideSubject,
      identifier: outsideName.nullable().default(null),
      /** The id of a referral that the client sent. */
      referral: z.uuid(says('DOCUMENT_REFERRAL')).nullable().default(null),
      title: line.required('DOCUMENT_TITLE', 200).nullable().default(null),
      type: line.required('DOCUMENT_TYPE', 200).nullable().default(null),
      writtenAt: outsideMoment(now, says('DOCUMENT_WRITTEN')).nullable().default(null),
      /** What its sender says that the content is. */
      said: z.string(says('DOCUMENT_NOT_AS_SAID')),
      content,
    })
    .refine(({ said, content: { mediaType } }) => isSaid(said, mediaType), {
      path: ['said'],
      message: says('DOCUMENT_NOT_AS_SAID'),
    });
export type OutsideDocumentInput = z.input<ReturnType<typeof outsideDocumentInput>>;
export type OutsideDocument = z.output<ReturnType<typeof outsideDocumentInput>>;

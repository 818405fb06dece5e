import { sayMoment } from '../time/clinic-time.js';

/** Reasons of treatment notes, precautions and files. None holds a clinical word. */
export const chartingReasons = {
  NOTE_NOT_FOUND: () => 'There is no treatment note with this id that you may see.',
  NOTE_KIND_OF_SESSION: () => 'A note without a session is of a call or message, and no other is',
  NOTE_WITHOUT_SESSION: () => 'Only the note of a session can complete it',
  NOTE_OF_ANOTHER: ({ author }: { author: string }) =>
    `${author} has begun a note of this session. Only its author can change it.`,
  NOTE_LOCKED: ({ at }: { at: string }) =>
    `This note was locked on ${sayMoment(new Date(at))}. It can be signed as it is, and words can be added to it.`,
  NOTE_SIGNED: () => 'This note is signed and cannot change any more. Add words to it instead.',
  NOTE_IN_ERROR: () => 'This note is marked as written by mistake.',
  NOTE_IS_DRAFT: () => 'This note is a draft: its author can still change it or throw it away.',
  NOTE_EMPTY: () => 'Nothing of this session is in the note: write what the patient says, the pain, or a value',
  NOTE_TOO_EARLY: ({ minutes, from }: { minutes: number; from: string }) =>
    `This session begins on ${sayMoment(new Date(from))}. Its note can be written from ${minutes} minutes before.`,
  NOTE_SESSION_STATUS: ({ status }: { status: string }) =>
    `This session is ${status}. A note can be written of one that is scheduled or completed.`,
  CHART_PLACE: () => 'A place on the chart is two numbers from 0 to 1, or none',

  TEMPLATE_NOT_FOUND: () => 'There is no template with this id for you.',
  TEMPLATE_NAME_TAKEN: () => 'A template has this name already',
  TEMPLATES_FULL: ({ most }: { most: number }) => `There are ${most} templates, which is the most. Delete one first.`,

  OUTCOME_NOT_FOUND: () => 'There is no score with this id that you may see.',
  OUTCOME_RETRACTED: () => 'This score is taken back already.',
  OUTCOME_INSTRUMENT: () => 'Please choose one of the questionnaires',
  OUTCOME_ONE_OF: () => 'Please enter one of total, answers and activities',
  OUTCOME_ACTIVITIES: () => 'Please enter three to five different activities, each from 0 to 10',
  OUTCOME_ANSWERS: ({ count }: { count: number }) =>
    `Please answer ${count === 1 ? 'the question' : `all ${count} questions`} within the range`,
  OUTCOME_TOTAL_NEEDED: () => 'Please enter the total of the form',
  OUTCOME_RANGE: ({ low, high }: { low: number; high: number }) =>
    `The total is from ${low} to ${high}, with at most one decimal`,

  CONSENT_FORM_NOT_FOUND: () => 'There is no consent form with this id.',
  CONSENT_FORM_NOT_LIVE: () => 'This version of the consent form is not in use any more. Please take the newest one.',
  TREATMENT_CONSENT_NOT_FOUND: () => 'There is no consent with this id that you may see.',
  CONSENT_WITHDRAWN: () => 'This consent is withdrawn already.',
  CONSENT_SCAN_NOT_FOUND: () => 'There is no scanned consent form of this patient with this id',
  GUARDIAN_SIGNS: ({ age }: { age: number }) => `A guardian signs for somebody under ${age}`,
  SIGNATURE_DRAWN: () => 'Please draw the signature: at most 100 lines, of 10 to 6,000 numbers from 0 to 1000 in all',
  SIGNATURE_ONE_OF: () => 'Please give a drawn signature or a scanned form, and not both',

  PRECAUTION_NOT_FOUND: () => 'There is no precaution with this id that you may see.',
  PRECAUTION_ENDED: () => 'This precaution has ended already.',
  PRECAUTIONS_FULL: ({ most }: { most: number }) => `There are ${most} precautions, which is the most. End one first.`,
  PRECAUTION_DAY: () => 'Please choose today or a later day',
  WEIGHT_ONLY: () => 'Only a precaution for weight says how much is borne',
  WEIGHT_NOT_CHOSEN: () => 'Please choose how much weight may be borne',
  CLINICAL_FILE_NOT_FOUND: () => 'There is no file with this id that you may open.',
  CLINICAL_FILE_KIND: () => 'A file is a JPEG, PNG or WebP picture, or a whole PDF.',
  CLINICAL_FILE_TOO_LARGE: ({ megabytes }: { megabytes: number }) =>
    `A picture has at most 15 MB and a PDF at most ${megabytes} MB.`,
  CLINICAL_FILE_PIXELS: ({ megapixels }: { megapixels: number }) =>
    `The picture has too many pixels; ${megapixels} million are the most.`,
  CLINICAL_FILE_DAY: () => 'Please choose today or an earlier day',
  CLINICAL_FILE_NOTE: () => 'There is no such treatment note of this patient',
  CLINICAL_FILES_FULL: ({ most }: { most: number }) =>
    `This patient has ${most} files, which is the most. Remove one first.`,
  PATIENT_FILES_TOO_LARGE: ({ megabytes }: { megabytes: number }) =>
    `The files of a patient have at most ${megabytes} MB in all, and this one would not fit.`,
  PATIENT_DOCUMENTS_FULL: ({ most }: { most: number }) =>
    `This patient has ${most} documents of hospitals, which is the most.`,
  FILE_BEING_CHECKED: () => 'This file is being checked for malware. It opens once that is done.',
  FILE_QUARANTINED: () => 'Malware was found in this file. Nobody can open it.',
  CLINICAL_FILE_OF_HOSPITAL: () => 'A hospital sent this document. It stays as it was sent.',
  CLINICAL_FILE_SIGNED: () => 'This is the scan of a consent to treatment. It stays in the record, as a consent form.',
  CLINICAL_FILE_REMOVED: () => 'This file was removed. Bring it back first.',
  TOO_MANY_CLINICAL_FILES: () => 'Too many files today. Please try again tomorrow.',
  PERCENT_ONLY_PARTIAL: () => 'A percentage is given for a part of the weight, and for nothing else',
};

import { type EventHandler, on } from '../platform/events/domain-events.js';
import type { ModuleContext, ModuleParts } from '../platform/modules/module-context.js';
import { reasonFor } from '../platform/errors/reason.js';
import { RateLimit } from '../platform/limits/rate-limit.js';
import { NoteValueRetracted } from '../recovery/index.js';
import { ConsentForm } from './consents/consent-form.entity.js';
import { ConsentFormService } from './consents/consent-form.service.js';
import { ConsentResolver } from './consents/consent.resolver.js';
import { consentRoutes } from './consents/consent.rest.js';
import { TreatmentConsent } from './consents/treatment-consent.entity.js';
import { TreatmentConsentService } from './consents/treatment-consent.service.js';
import { AddFileService } from './files/add-file.service.js';
import { ChangeFileService } from './files/change-file.service.js';
import { ClinicalFile } from './files/clinical-file.entity.js';
import { FileStore } from './files/file-store.js';
import { FileResolver } from './files/file.resolver.js';
import { fileRoutes } from './files/file.rest.js';
import { FileService } from './files/file.service.js';
import { NoteAddendum } from './notes/note-addendum.entity.js';
import { NoteLifecycleService } from './notes/note-lifecycle.service.js';
import { NoteTemplate } from './notes/note-template.entity.js';
import { NoteTemplateResolver } from './notes/note-template.resolver.js';
import { NoteTemplateService } from './notes/note-template.service.js';
import { NoteResolver } from './notes/note.resolver.js';
import { raiseDraftVersion } from './notes/note-version.js';
import { NoteService } from './notes/note.service.js';
import { TreatmentNote } from './notes/treatment-note.entity.js';
import { WriteNoteService } from './notes/write-note.service.js';
import { OutcomeScore } from './outcomes/outcome-score.entity.js';
import { OutcomeResolver } from './outcomes/outcome.resolver.js';
import { OutcomeService } from './outcomes/outcome.service.js';
import { Precaution } from './precautions/precaution.entity.js';
import { PrecautionResolver } from './precautions/precaution.resolver.js';
import { PrecautionService } from './precautions/precaution.service.js';

/** Entities of this module. */
export const entities = [
  TreatmentNote,
  NoteAddendum,
  NoteTemplate,
  OutcomeScore,
  ConsentForm,
  TreatmentConsent,
  Precaution,
  ClinicalFile,
];

export const eventHandlers: readonly EventHandler[] = [
  on(NoteValueRetracted, (tx, { noteId }) => raiseDraftVersion(tx, noteId)),
];

/** Composes the module of clinical notes: treatment notes, their templates, scores, consents to treatment, precautions and files. */
export function composeCharting({ config, limits, pool, em, storage, scans, clock, useCases }: ModuleContext) {
  const perDay = limits.clinicalFilesPerAccountDay;
  const cap = new RateLimit(pool, 'clinical-file', perDay, 86_400, reasonFor('TOO_MANY_CLINICAL_FILES'));
  const store = new FileStore({ em, storage, clock });
  const megabytes = limits.fileMegabytesPerPatient;
  const adding = new AddFileService(useCases, { store, scans, clock, cap, megabytes });
  const files = new FileService(useCases, { store, clock });
  const writes = new WriteNoteService(useCases, { clock, lockHours: config.noteLockHours });
  const consents = new TreatmentConsentService(useCases, clock);
  return {
    parts: {
      resolvers: [
        new NoteResolver(new NoteService(useCases, clock), writes, new NoteLifecycleService(useCases, clock)),
        new NoteTemplateResolver(new NoteTemplateService(useCases, clock)),
        new OutcomeResolver(new OutcomeService(useCases, clock)),
        new ConsentResolver(new ConsentFormService(useCases, clock), consents),
        new PrecautionResolver(new PrecautionService(useCases, clock)),
        new FileResolver(files, new ChangeFileService(useCases, clock, megabytes)),
      ],
      routes: [...consentRoutes(consents), ...fileRoutes(files, adding)],
      maintenance: () => [store.sweep()],
    } satisfies ModuleParts,
  };
}

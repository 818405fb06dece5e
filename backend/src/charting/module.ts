import type { ModuleContext, ModuleParts } from '../platform/modules/module-context.js';
import { NoteAddendum } from './notes/note-addendum.entity.js';
import { NoteLifecycleService } from './notes/note-lifecycle.service.js';
import { NoteTemplate } from './notes/note-template.entity.js';
import { NoteTemplateResolver } from './notes/note-template.resolver.js';
import { NoteTemplateService } from './notes/note-template.service.js';
import { NoteResolver } from './notes/note.resolver.js';
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
export const entities = [TreatmentNote, NoteAddendum, NoteTemplate, OutcomeScore, Precaution];

/** Composes the module of clinical notes: treatment notes, their templates, scores, and precautions. */
export function composeCharting({ config, clock, useCases }: ModuleContext) {
  const writes = new WriteNoteService(useCases, { clock, lockHours: config.noteLockHours });
  return {
    parts: {
      resolvers: [
        new NoteResolver(new NoteService(useCases, clock), writes, new NoteLifecycleService(useCases, clock)),
        new NoteTemplateResolver(new NoteTemplateService(useCases, clock)),
        new OutcomeResolver(new OutcomeService(useCases, clock)),
        new PrecautionResolver(new PrecautionService(useCases, clock)),
      ],
      routes: [],
      maintenance: () => [],
    } satisfies ModuleParts,
  };
}

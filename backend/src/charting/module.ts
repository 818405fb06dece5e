import type { ModuleContext, ModuleParts } from '../platform/modules/module-context.js';
import { NoteAddendum } from './notes/note-addendum.entity.js';
import { NoteLifecycleService } from './notes/note-lifecycle.service.js';
import { NoteResolver } from './notes/note.resolver.js';
import { NoteService } from './notes/note.service.js';
import { TreatmentNote } from './notes/treatment-note.entity.js';
import { WriteNoteService } from './notes/write-note.service.js';
import { Precaution } from './precautions/precaution.entity.js';
import { PrecautionResolver } from './precautions/precaution.resolver.js';
import { PrecautionService } from './precautions/precaution.service.js';

/** Entities of this module. */
export const entities = [TreatmentNote, NoteAddendum, Precaution];

/** Composes the module of clinical notes: treatment notes and precautions. */
export function composeCharting({ config, clock, useCases }: ModuleContext) {
  const writes = new WriteNoteService(useCases, { clock, lockHours: config.noteLockHours });
  return {
    parts: {
      resolvers: [
        new NoteResolver(new NoteService(useCases, clock), writes, new NoteLifecycleService(useCases, clock)),
        new PrecautionResolver(new PrecautionService(useCases, clock)),
      ],
      routes: [],
      maintenance: () => [],
    } satisfies ModuleParts,
  };
}

import { Mutation, Query, Resolver } from 'type-graphql';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import { toAppointment } from '../../scheduling/index.js';
import { toNote, toNoteConnection } from './note.graphql.js';
import type { NoteLifecycleService } from './note-lifecycle.service.js';
import type { NoteService } from './note.service.js';
import type { WriteNoteService } from './write-note.service.js';

/** GraphQL resolvers of treatment notes. */
@Resolver()
export class NoteResolver {
  constructor(
    private readonly notes: NoteService,
    private readonly writes: WriteNoteService,
    private readonly lifecycle: NoteLifecycleService,
  ) {}

  @Query(() => Contract.TreatmentNoteConnection)
  @RequiresPermission('note.list')
  async treatmentNotes({ patientId, first, after }: Contract.TreatmentNotesArgs, { actor }: GraphQLContext) {
    return toNoteConnection(await this.notes.list(actor, { patientId, first, after }));
  }

  @Query(() => Contract.TreatmentNote)
  @RequiresPermission('note.read')
  async treatmentNote({ id }: Contract.TreatmentNoteArgs, { actor }: GraphQLContext) {
    return toNote(await this.notes.read(actor, { id }));
  }

  @Query(() => Contract.NoteStart)
  @RequiresPermission('note.begin')
  async noteStart({ appointmentId, templateId }: Contract.NoteStartArgs, { actor }: GraphQLContext) {
    const { note, ...start } = await this.notes.start(actor, { appointmentId, templateId });
    return { ...start, note: note && toNote(note) };
  }

  @Query(() => [Contract.TreatmentNote])
  @RequiresPermission('note.listUnsigned')
  async notesToSign({ actor }: GraphQLContext) {
    return (await this.notes.toSign(actor)).map(toNote);
  }

  @Mutation(() => Contract.WrittenNote)
  @RequiresPermission('note.write')
  async writeNote({ input, idempotencyKey }: Contract.WriteNoteArgs, { actor }: GraphQLContext) {
    const { note, appointment } = await this.writes.write(actor, { ...input, idempotencyKey });
    return { note: toNote(note), appointment: appointment && toAppointment(appointment) };
  }

  @Mutation(() => Contract.TreatmentNote)
  @RequiresPermission('note.sign')
  async signNote({ id, version }: Contract.SignNoteArgs, { actor }: GraphQLContext) {
    return toNote(await this.lifecycle.sign(actor, { id, version }));
  }

  @Mutation(() => Boolean)
  @RequiresPermission('note.discard')
  discardNote({ id }: Contract.DiscardNoteArgs, { actor }: GraphQLContext) {
    return this.lifecycle.discard(actor, { id });
  }

  @Mutation(() => Contract.TreatmentNote)
  @RequiresPermission('note.addAddendum')
  async addNoteAddendum({ noteId, text, idempotencyKey }: Contract.AddNoteAddendumArgs, { actor }: GraphQLContext) {
    return toNote(await this.lifecycle.addAddendum(actor, { noteId, text, idempotencyKey }));
  }

  @Mutation(() => Contract.TreatmentNote)
  @RequiresPermission('note.markInError')
  async markNoteInError({ id, reason }: Contract.MarkNoteInErrorArgs, { actor }: GraphQLContext) {
    return toNote(await this.lifecycle.markInError(actor, { id, reason }));
  }
}

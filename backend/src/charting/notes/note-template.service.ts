import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { User } from '../../identity/index.js';
import type { Account, Actor } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { requireVersion } from '../../platform/inputs/expected-version.js';
import { nothing } from '../../platform/inputs/parse-input.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases, WriteContext } from '../../platform/use-cases.js';
import { NoteTemplate } from './note-template.entity.js';
import { noteTemplateInput, saveNoteTemplateInput } from './note-template.input.js';

/** Largest number of templates of an owner, and of shared ones. */
const MOST = 50;

/** Lists, saves and deletes templates of treatment notes: physiotherapists their own, admins shared ones. */
export class NoteTemplateService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /** Lists the actor's own templates and the shared ones, by name. */
  async list(actor: Actor): Promise<NoteTemplate[]> {
    return this.useCases.read(actor, 'noteTemplate.list', nothing, {}, async (_, { em, actor: own }) =>
      em.fork().find(NoteTemplate, seenBy(own), { orderBy: { name: 'asc', id: 'asc' } }),
    );
  }

  /**
   * Saves a template, or changes the one with the id.
   * @throws AppError BAD_INPUT, FORBIDDEN, NOT_FOUND, ALREADY_EXISTS, LIMIT_REACHED, CHANGED_MEANWHILE
   */
  async save(actor: Actor, input: z.input<typeof saveNoteTemplateInput>): Promise<NoteTemplate> {
    // The role decides who shares: admins share all of theirs, and nobody else does.
    const verb = input.isShared ? 'noteTemplate.share' : 'noteTemplate.save';
    return this.useCases.write(
      actor,
      verb,
      saveNoteTemplateInput,
      input,
      async ({ id, version, isShared, ...content }, change) => {
        const { tx, actor: own } = change;
        const former = id ? await this.lockOwn(change, id) : null;
        if (former) {
          requireVersion(version, former.version);
          // What an admin has saved is the clinic's own.
          tx.assign(former, { ...content, isSample: false });
          return { subject: former, answer: () => former };
        }
        // Two that an account adds at once are counted one after the other.
        const account = await change.lock(User, { id: own.userId });
        const owner = isShared ? null : account;
        if ((await tx.count(NoteTemplate, { owner })) >= MOST)
          throw new AppError('LIMIT_REACHED', reasonFor('TEMPLATES_FULL', { most: MOST }));
        const made = tx.create(NoteTemplate, { ...content, owner, isSample: false, createdAt: this.clock.now() });
        return { subject: made, answer: () => made };
      },
      (constraint) =>
        constraint === 'note_template_name'
          ? new AppError('ALREADY_EXISTS', reasonFor('TEMPLATE_NAME_TAKEN'), {
              fields: { name: reasonFor('TEMPLATE_NAME_TAKEN') },
            })
          : undefined,
    );
  }

  /** Deletes a template. Notes that began with it stay as they are. @throws AppError NOT_FOUND */
  async remove(actor: Actor, input: z.input<typeof noteTemplateInput>): Promise<boolean> {
    return this.useCases.write(actor, 'noteTemplate.delete', noteTemplateInput, input, async ({ id }, change) => {
      const template = await this.lockOwn(change, id);
      change.tx.remove(template);
      return { subject: template, answer: () => true };
    });
  }

  /** Locks a template that the actor may change: admins shared ones, physiotherapists their own. @throws AppError NOT_FOUND */
  private async lockOwn({ lock, actor }: WriteContext<Account>, id: string): Promise<NoteTemplate> {
    const owner = actor.role === 'admin' ? null : actor.userId;
    const template = await lock(NoteTemplate, { id, owner });
    if (!template) throw noTemplate();
    return template;
  }
}

/** Finds a template that an account may begin a note with: a shared or an own one. @throws AppError NOT_FOUND */
export async function findNoteTemplate(em: EntityManager, actor: Account, id: string): Promise<NoteTemplate> {
  const template = await em.findOne(NoteTemplate, { $and: [{ id }, seenBy(actor)] });
  if (!template) throw noTemplate();
  return template;
}

const noTemplate = () => new AppError('NOT_FOUND', reasonFor('TEMPLATE_NOT_FOUND'));

/** Condition: shared templates, and those of the account. */
const seenBy = ({ userId }: Account) => ({ $or: [{ owner: null }, { owner: userId }] });

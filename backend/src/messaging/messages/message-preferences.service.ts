import { z } from 'zod';
import {
  accountLanguages,
  lockOwn,
  type MessageLanguage,
  messageLanguageOf,
  messageLanguages,
  User,
} from '../../identity/index.js';
import type { Actor } from '../../platform/access/actor.js';
import { nothing } from '../../platform/inputs/parse-input.js';
import { validationMessage } from '../../platform/errors/reason.js';
import type { UseCases } from '../../platform/use-cases.js';

/** Language of a patient's messages, and whether reminders are sent. */
export interface MessagePreferences {
  language: MessageLanguage;
  reminders: boolean;
}

const LANGUAGE = validationMessage('EITHER', { input: 'MESSAGE_LANGUAGE', choices: messageLanguages.join(', ') });
const preferencesInput = z.object({
  language: z.enum(messageLanguages, LANGUAGE).nullish(),
  reminders: z.boolean(validationMessage('YES_OR_NO', { input: 'REMINDERS' })).nullish(),
});

/** Reads and updates patients' message preferences. The language is the account's. */
export class MessagePreferencesService {
  constructor(private readonly useCases: UseCases) {}

  async read(actor: Actor): Promise<MessagePreferences> {
    return this.useCases.read(actor, 'message.preferences', nothing, {}, async (_, { actor: own, em }) =>
      preferencesOf(await em.fork().findOneOrFail(User, own.userId)),
    );
  }

  /** Updates the given preferences. Setting English keeps an account language that messages do not support. */
  async set(actor: Actor, input: z.input<typeof preferencesInput>): Promise<MessagePreferences> {
    return this.useCases.write(
      actor,
      'message.preferences',
      preferencesInput,
      input,
      async ({ language, reminders }, { actor: own, lock }) => {
        const user = await lockOwn(own, lock);
        if (language && language !== messageLanguageOf(user.language)) user.language = accountLanguages[language];
        user.reminders = reminders ?? user.reminders;
        return { subject: user, answer: () => preferencesOf(user) };
      },
    );
  }
}

const preferencesOf = ({ language, reminders }: User): MessagePreferences => ({
  language: messageLanguageOf(language),
  reminders,
});

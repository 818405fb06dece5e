import type { MessageKind } from '../../identity/index.js';
import { inLanguages } from '../../platform/generated-messages/push.js';
import type { AnswerLanguage } from '../../platform/languages/request-language.js';

/** What a notification says on a locked screen: nothing of a person's health. */
export interface NoticeText {
  /** Name of the clinic. */
  title: string;
  body: string;
  /** Path of the page that it opens. */
  url: string;
}

/** Returns what a notification says of a message. */
export function noticeText(kind: MessageKind, language: AnswerLanguage, clinic: string): NoticeText {
  const { REMINDER, NEWS } = inLanguages[language];
  const url = kind === 'CARE_REPLY' ? '/user/messages' : '/user/today';
  return { title: clinic, body: kind === 'CHECK_IN' ? REMINDER : NEWS, url };
}

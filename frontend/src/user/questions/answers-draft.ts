import type { Answers } from './question-steps';

/** What is answered and not sent: the answers, the screen, and the id under which they are sent once. */
interface AnswersDraft {
  readonly answers: Answers;
  readonly at: number;
  readonly clientId: string;
}

/** The questionnaire that is answered, and whose it is. */
interface Answered {
  readonly account: string;
  readonly slug: string;
  readonly occasion: string;
  readonly version: number;
}

const keyOf = ({ account, slug, occasion, version }: Answered) =>
  `answers-draft ${account} ${slug} ${occasion} ${version}`;

/** Returns the draft of a questionnaire; it survives a reload, other pages and the end of a session, but no logout. */
export function readAnswers(of: Answered): AnswersDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(of)) ?? 'null');
    if (typeof kept === 'object' && kept !== null && 'answers' in kept && 'at' in kept && 'clientId' in kept) {
      const { answers, at, clientId } = kept;
      if (Array.isArray(answers) && typeof at === 'number' && typeof clientId === 'string')
        return { answers: new Map(answers as [string, string][]), at, clientId };
    }
  } catch {
    // A browser without storage: the draft lives as long as the page.
  }
  return { answers: new Map(), at: 0, clientId: crypto.randomUUID() };
}

/** Keeps a draft. */
export function keepAnswers(of: Answered, { answers, ...draft }: AnswersDraft): void {
  try {
    sessionStorage.setItem(keyOf(of), JSON.stringify({ answers: [...answers], ...draft }));
  } catch {
    // As in readAnswers.
  }
}

/** Removes a draft that was sent. */
export function dropAnswers(of: Answered): void {
  try {
    sessionStorage.removeItem(keyOf(of));
  } catch {
    // As in readAnswers.
  }
}

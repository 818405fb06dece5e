/** What is typed and not sent: its text, and the id under which it is sent once. */
interface Draft {
  readonly text: string;
  readonly clientId: string;
}

const keyOf = (account: string, conversation: string) => `care-draft ${account} ${conversation}`;

/** A draft with an id of its own: another text is another message. */
export const newDraft = (text = ''): Draft => ({ text, clientId: crypto.randomUUID() });

/** Returns the draft of an account in a conversation; it survives a reload and the end of a session, but no logout. */
export function readDraft(account: string, conversation: string): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(account, conversation)) ?? 'null');
    if (typeof kept === 'object' && kept !== null && 'text' in kept && 'clientId' in kept) {
      const { text, clientId } = kept;
      if (typeof text === 'string' && typeof clientId === 'string') return { text, clientId };
    }
  } catch {
    // A browser without storage: the draft lives as long as the page.
  }
  return newDraft();
}

/** Keeps a draft; an empty one is removed. */
export function keepDraft(account: string, conversation: string, draft: Draft): void {
  try {
    if (draft.text === '') sessionStorage.removeItem(keyOf(account, conversation));
    else sessionStorage.setItem(keyOf(account, conversation), JSON.stringify(draft));
  } catch {
    // As in readDraft.
  }
}

/** Where on the page a session is asked for: the target of the link in the next step. */
export const askForSessionId = 'ask-for-a-session';

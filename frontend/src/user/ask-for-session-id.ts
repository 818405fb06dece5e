/** Id of the card that requests a session; target of the link in the next step. */
export const askForSessionId = 'ask-for-a-session';

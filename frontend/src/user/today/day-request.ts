import { code as language } from '#messages/language';
import type { Language } from './gql/generated';
import todayQuery from './today.graphql?raw';

/** Language of the server's answers. */
export const languageOfAnswers = language.toUpperCase() as Language;

/** The GraphQL request for a patient's day. */
export const dayRequest = { name: 'Today', query: todayQuery, variables: { language: languageOfAnswers } } as const;

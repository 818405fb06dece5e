import { code as language } from '#messages/language';
import type { Language } from './gql/generated';
import todayQuery from './today.graphql?raw';

/** In which the server answers a patient's day. */
export const languageOfAnswers = language.toUpperCase() as Language;

/** How a patient's day is asked for. */
export const dayRequest = { name: 'Today', query: todayQuery, variables: { language: languageOfAnswers } } as const;

import { Extensions } from 'type-graphql';
import type { Verb } from '../auth/verbs.js';

/** Names the verb of the access table that a root field stands for, or several where the input decides; one without it stops the server from starting (AZ-1). */
export const NamesVerb = (...verb: [Verb, ...Verb[]]) => Extensions({ verb });

import { GENDERS_BY_WORD, presentUser, userAnswer } from '../../identity/index.js';
import { answersOf } from '../../platform/answers/answer-language.js';
import { bodyOf, fieldsOf, type RestRoute } from '../../platform/http/rest.js';
import { completeProfileInput, updateProfileInput } from './profile.input.js';
import type { ProfileService } from './profile.service.js';
import { z } from 'zod';
import { message } from '../../platform/http/response-schemas.js';
import { withPublicNames } from '../../platform/http/route-docs.js';

// Only the field names are used here; the service validates birth dates by the current day.
const completing = completeProfileInput(new Date(0));
const updating = updateProfileInput(new Date(0)).omit({ address: true });

/** Input names that differ in the public API. */
const COMPLETING_SPELLINGS = { dateOfBirth: 'dob' };
const UPDATING_SPELLINGS = { fullName: 'Fullname' };

/** Genders in the public API. */
const gender = z.enum(['Male', 'Female', 'Other']);

/** Converts the gender of a form; the service refuses an unknown one. */
const withGender = <Form extends { gender?: unknown }>(form: Form) => ({
  ...form,
  gender: GENDERS_BY_WORD.get(form.gender) ?? form.gender,
});

/** REST routes of profiles. */
export function profileRoutes(profiles: ProfileService): RestRoute[] {
  return [
    {
      method: 'post',
      path: '/users/profile',
      verb: 'user.completeProfile',
      docs: {
        summary: 'Completes the profile; {} or no body is Skip',
        body: withPublicNames(completing.extend({ gender }), COMPLETING_SPELLINGS).partial(),
        bodyMayLack: true,
        answer: z.object({ data: userAnswer }),
      },
      spellings: COMPLETING_SPELLINGS,
      handle: async ({ request, response, actor }) => {
        const isSkip = Object.values(bodyOf(request)).every((value) => value === undefined);
        const form = withGender(fieldsOf(completing, request, COMPLETING_SPELLINGS));
        const profile = isSkip ? await profiles.skip(actor) : await profiles.complete(actor, form);
        response.json({ data: presentUser(profile) });
      },
    },
    {
      method: 'patch',
      path: '/users/me',
      verb: 'user.updateProfile',
      docs: {
        summary: 'Changes the personal fields of the own profile; all others are ignored',
        body: withPublicNames(updating.extend({ gender: gender.nullish() }), UPDATING_SPELLINGS),
        answer: z.object({ message, data: userAnswer }),
      },
      spellings: UPDATING_SPELLINGS,
      handle: async ({ request, response, actor }) => {
        const form = withGender(fieldsOf(updating, request, UPDATING_SPELLINGS));
        const profile = await profiles.update(actor, form);
        response.json({ message: answersOf(request, response).PROFILE_SAVED, data: presentUser(profile) });
      },
    },
  ];
}

import { z } from 'zod';
import { answersOf } from '../../platform/answers/answer-language.js';
import { message } from '../../platform/http/response-schemas.js';
import { fieldsOf, type RestRoute } from '../../platform/http/rest.js';
import type { Sessions } from '../auth/session.js';
import { userAnswer } from '../users/user.answer.js';
import { presentUser } from '../users/user.rest.js';
import type { UserService } from '../users/user.service.js';
import { birthYearInput } from './birth-year.input.js';
import type { BirthYearService } from './birth-year.service.js';

/** REST endpoint of the check of the year of birth. */
export function birthYearRoutes(
  service: BirthYearService,
  { sessions, users }: { sessions: Sessions; users: UserService },
): RestRoute[] {
  return [
    {
      method: 'post',
      path: '/users/confirm-birth-year',
      verb: 'birthYear.confirm',
      docs: {
        summary: 'Completes a sign-in that waits for the year of birth',
        body: birthYearInput,
        answer: z.object({ message, data: z.object({ user: userAnswer }) }),
        errors: ['UNAUTHENTICATED', 'WRONG_STATE'],
      },
      handle: async ({ request, response, actor }) => {
        const { user, wasHalf } = await service.confirm(actor, fieldsOf(birthYearInput, request));
        if (wasHalf) await sessions.open(request, response, { user, ...sessions.stepsOf(request) });
        const message = answersOf(request, response).SIGNED_IN;
        response.json({ message, data: { user: presentUser(await users.profileOf(user)) } });
      },
    },
  ];
}

import { z } from 'zod';

/** Schema of every error; schema/README.md lists the codes and reasons. */
export const failureAnswer = z
  .object({
    message: z.string().describe('A sentence for people.'),
    code: z.string().describe('Of the closed list; a program decides by it.'),
    requestId: z.string(),
    fields: z.record(z.string(), z.string()).optional().describe('The sentence for each input that is at fault.'),
    reasons: z.array(
      z.object({
        field: z.string().optional(),
        code: z.string(),
        values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
      }),
    ),
  })
  .meta({ id: 'Failure' });

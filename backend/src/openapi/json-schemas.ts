import { z } from 'zod';

/** A JSON Schema (2020-12), as OpenAPI 3.1 has it. */
export type JsonSchema = Record<string, unknown>;

/** Makes JSON Schemas of the ones that parse, and collects those that have a name. */
export class JsonSchemas {
  /** By name, as `#/components/schemas/…` refers to them. */
  readonly named: Record<string, JsonSchema> = {};

  /** What may be sent. */
  ofInput(schema: z.ZodType): JsonSchema {
    return this.take(schema, 'input');
  }

  /** What is answered. */
  ofAnswer(schema: z.ZodType): JsonSchema {
    return this.take(schema, 'output');
  }

  private take(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const made = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        if (zodSchema._zod.def.type === 'date') Object.assign(jsonSchema, { type: 'string', format: 'date-time' });
        // A field more is no broken promise.
        delete jsonSchema.additionalProperties;
      },
    });
    const {
      $schema: _draft,
      $defs = {},
      ...whole
    } = JSON.parse(JSON.stringify(made).replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonSchema & {
      $defs?: Record<string, JsonSchema>;
    };
    for (const [name, { id: _id, ...named }] of Object.entries($defs)) this.named[name] = named;
    return whole;
  }
}

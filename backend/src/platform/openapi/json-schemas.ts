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
    const made = MADE[io].get(schema) ?? make(schema, io);
    MADE[io].set(schema, made);
    Object.assign(this.named, made.named);
    return made.whole;
  }
}

/** A schema of its own, and those with a name that it refers to. */
interface Made {
  whole: JsonSchema;
  named: Record<string, JsonSchema>;
}

/** What was made before: the answer of a failure, for one, stands in every route. */
const MADE = { input: new WeakMap<z.ZodType, Made>(), output: new WeakMap<z.ZodType, Made>() };

function make(schema: z.ZodType, io: 'input' | 'output'): Made {
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
  const named = Object.entries($defs).map(([name, { id: _id, ...rest }]) => [name, rest]);
  return { whole, named: Object.fromEntries(named) };
}

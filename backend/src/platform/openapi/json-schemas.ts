import { z } from 'zod';

/** JSON Schema (2020-12), as OpenAPI 3.1 uses it. */
export type JsonSchema = Record<string, unknown>;

/** Converts zod schemas to JSON Schemas, and collects the named ones. */
export class JsonSchemas {
  /** Named schemas, which `#/components/schemas/…` refers to. */
  readonly named: Record<string, JsonSchema> = {};

  /** Converts the schema of a request. */
  ofInput(schema: z.ZodType): JsonSchema {
    return this.take(schema, 'input');
  }

  /** Converts the schema of an answer. */
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

/** Converted schema, and the named schemas that it refers to. */
interface Made {
  whole: JsonSchema;
  named: Record<string, JsonSchema>;
}

/** Caches conversions: the schema of an error, for example, is in every route. */
const MADE = { input: new WeakMap<z.ZodType, Made>(), output: new WeakMap<z.ZodType, Made>() };

function make(schema: z.ZodType, io: 'input' | 'output'): Made {
  const made = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'date') Object.assign(jsonSchema, { type: 'string', format: 'date-time' });
      // Adding a field must not break a client.
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

import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import * as z from 'zod';

const names = z.record(z.string(), z.unknown());
const shape = z.object({ properties: names.optional(), additionalProperties: z.unknown().optional() });
const shapes = shape.extend({ anyOf: z.array(shape).optional() });
const media = z.record(z.string(), z.object({ example: z.unknown(), schema: shapes.optional() }));
const parameter = z.object({
  in: z.enum(['path', 'query', 'header', 'cookie']),
  name: z.string(),
  required: z.boolean().default(false),
  schema: z.object({ type: z.string().optional() }),
});

const response = z.object({ description: z.string(), content: media.optional() });

const operationSchema = z.object({
  operationId: z.string(),
  'x-added': z.boolean(),
  'x-without': z.string().optional(),
  'x-requirements': z.array(z.string()),
  /** The kinds of tokens that it needs; `{}` is among them where visitors may call it. */
  security: z.array(z.record(z.string(), z.array(z.string()))).default([]),
  parameters: z.array(parameter).default([]),
  requestBody: z.object({ required: z.boolean(), content: media }).optional(),
  responses: z.record(z.string(), z.union([z.strictObject({ $ref: z.string() }), response])),
});

const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.object({ responses: z.record(z.string(), response) }),
});

/** A response, and its place in the document. */
interface PlacedResponse extends z.infer<typeof response> {
  readonly place: readonly string[];
}

/** One call of the OpenAPI document. */
export interface Operation extends Omit<z.infer<typeof operationSchema>, 'responses'> {
  readonly method: string;
  readonly path: string;
  /** The paths of its calls, in any letter case, with the values of its parameters as groups. */
  readonly pattern: RegExp;
  readonly responses: ReadonlyMap<string, PlacedResponse>;
  /** The check of a parameter's schema. */
  readonly parameterCheck: (index: number) => ValidateFunction;
  /** The check of the body under a media type: of a request, or of the response with a status. */
  readonly bodyCheck: (type: string, status?: string) => ValidateFunction;
}

const FILE = new URL('../../../mock-server/openapi.json', import.meta.url);
const BASE = 'http://contract/';

const pointer = (place: readonly string[]): string =>
  place.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');

let known: readonly Operation[] | undefined;

/** The calls of the OpenAPI document in the repository, read once. */
export function contractOperations(): readonly Operation[] {
  return (known ??= readOperations());
}

function readOperations(): readonly Operation[] {
  const json: object = JSON.parse(readFileSync(FILE, 'utf8'));
  const { paths, components } = documentSchema.parse(json);
  const check = checksOf(json);

  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { responses, ...operation }]): Operation => {
      const place = ['paths', path, method];
      const placed = new Map<string, PlacedResponse>();
      for (const [status, one] of Object.entries(responses)) {
        const name = '$ref' in one ? (one.$ref.split('/').at(-1) ?? '') : undefined;
        const target = '$ref' in one ? components.responses[name ?? ''] : one;
        if (target === undefined) throw new Error(`${path} names a response that is not there`);
        const stands = name === undefined ? [...place, 'responses', status] : ['components', 'responses', name];
        placed.set(status, { ...target, place: stands });
      }
      return {
        ...operation,
        method,
        path,
        pattern: patternOf(path),
        responses: placed,
        parameterCheck: (index) => check([...place, 'parameters', String(index), 'schema']),
        bodyCheck: (type, status) => {
          const body = status === undefined ? [...place, 'requestBody'] : (placed.get(status)?.place ?? []);
          return check([...body, 'content', type, 'schema']);
        },
      };
    }),
  );
}

const patternOf = (path: string): RegExp =>
  new RegExp(
    `${path.replaceAll(/[.+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/*$`,
    'i',
  );

/** Compiles the schema at a place of the document when it is first asked for. */
function checksOf(json: object): (place: readonly string[]) => ValidateFunction {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  // The pattern beside it has the same effect.
  ajv.addFormat('starts_with', true);
  ajv.addSchema({ $id: BASE, ...json });
  const compiled = new Map<string, ValidateFunction>();
  return (place) => {
    const address = `${BASE}#/${pointer(place)}`;
    const validate = compiled.get(address) ?? ajv.compile({ $ref: address });
    compiled.set(address, validate);
    return validate;
  };
}

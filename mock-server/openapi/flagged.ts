import * as z from 'zod/mini';
import type { ZodOpenApiMediaTypeObject, ZodOpenApiOperationObject, ZodOpenApiResponseObject } from 'zod-openapi';

type Content = Readonly<Record<string, ZodOpenApiMediaTypeObject | undefined>>;

const eitherShape = (one: ZodOpenApiMediaTypeObject, other: ZodOpenApiMediaTypeObject): ZodOpenApiMediaTypeObject =>
  one.schema instanceof z.core.$ZodType && other.schema instanceof z.core.$ZodType
    ? { ...one, schema: z.union([one.schema, other.schema]) }
    : one;

/** Either shape for each media type of the first, whose example stays. */
const eitherContent = (one: Content, other: Content = {}): Record<string, ZodOpenApiMediaTypeObject> =>
  Object.fromEntries(
    Object.entries(one).flatMap(([type, shape]) => {
      const second = other[type];
      if (shape === undefined) return [];
      return [[type, second === undefined ? shape : eitherShape(shape, second)]];
    }),
  );

type Responses = Readonly<Record<string, ZodOpenApiResponseObject>>;

/** The failures of both, each with its meaning without the flag; a success has either shape. */
const eitherResponses = (one: Responses, other: Responses): Record<string, ZodOpenApiResponseObject> => {
  const successes = Object.entries(one).flatMap(([status, response]) => {
    const { content } = response;
    const isSuccess = status.startsWith('2') && content !== undefined;
    return isSuccess ? [[status, { ...response, content: eitherContent(content, other[status]?.content) }]] : [];
  });
  return { ...other, ...one, ...Object.fromEntries(successes) };
};

/**
 * OpenAPI cannot distinguish calls with the same address and method: the call with a flag in the query is described in
 * the texts and schemas of the other.
 */
export function withFlagged(
  operation: ZodOpenApiOperationObject,
  flag: string,
  flagged: ZodOpenApiOperationObject,
): ZodOpenApiOperationObject {
  const query = operation.requestParams?.query;
  const flags = z.object({ [flag]: z.optional(z.literal('true')) });
  const { requestBody } = operation;
  const about = [
    `**With \`${flag}=true\`** (Admin and Editor alone; added): ${flagged.summary ?? ''}.`,
    flagged.description,
  ];
  return {
    ...operation,
    description: [operation.description, ...about].filter((part) => part !== undefined).join('\n\n'),
    'x-requirements': [...operation['x-requirements'], ...flagged['x-requirements']],
    security: operation.security?.length === 0 ? [{}, ...(flagged.security ?? [])] : (operation.security ?? []),
    requestParams: {
      ...operation.requestParams,
      query: query instanceof z.ZodMiniObject ? z.extend(z.partial(query), flags.shape) : flags,
    },
    ...(requestBody !== undefined && {
      requestBody: { ...requestBody, content: eitherContent(requestBody.content, flagged.requestBody?.content) },
    }),
    responses: eitherResponses(responsesOf(operation), responsesOf(flagged)),
  };
}

const isResponse = (one: unknown): one is ZodOpenApiResponseObject =>
  typeof one === 'object' && one !== null && 'description' in one;

const responsesOf = ({ responses }: ZodOpenApiOperationObject): Responses =>
  Object.fromEntries(
    Object.entries(responses).filter((one): one is [string, ZodOpenApiResponseObject] => isResponse(one[1])),
  );

import * as z from 'zod';
import type { ZodOpenApiOperationObject, ZodOpenApiResponseObject } from 'zod-openapi';
import type { Endpoint, Success } from '../api/endpoint.ts';
import type { Documentation } from './documentation.ts';
import { failureResponses } from './failures.ts';
import { bodyOf, parametersOf } from './requests.ts';

const statuses: Readonly<Record<Success, readonly [status: number, meaning: string]>> = {
  json: [200, 'What was asked for, or what was made of it.'],
  created: [201, 'The new record.'],
  accepted: [202, 'It is taken note of, and done later.'],
  noContent: [204, 'Done; there is nothing to tell.'],
  acknowledged: [200, 'Done; there is nothing to tell.'],
  file: [200, 'The file.'],
};

const tag = z.string().meta({ description: 'The version, for `If-Match`.', example: '"3"' });

const success = ({ success: kind }: Endpoint, { answer }: Documentation): Record<string, ZodOpenApiResponseObject> => {
  const [status, description] = statuses[kind];
  if (kind === 'file') {
    const content = { '*/*': { schema: z.file(), example: '%PDF-1.7 …' } };
    return { [status]: { description, content } };
  }
  if (answer === undefined) return { [status]: { description } };
  const content = { 'application/json': { schema: answer.schema, example: answer.example } };
  return {
    [status]: { description, content, ...(answer.tagged === true && { headers: z.object({ ETag: tag }) }) },
  };
};

const roles: Readonly<Partial<Record<Endpoint['access'], readonly string[]>>> = {
  publishers: ['Admin', 'Editor'],
  admins: ['Admin'],
};

const bearer = { bearer: [] };

const security = ({ access, recognizes }: Endpoint) => {
  if (access !== 'anyone') return [bearer];
  return recognizes === true ? [{}, bearer] : [];
};

const words = ({ description, without }: Documentation): string | undefined =>
  [description, without === undefined ? undefined : `**On a server without this call:** ${without}`]
    .filter((part) => part !== undefined)
    .join('\n\n') || undefined;

/** One endpoint as an OpenAPI operation. */
export const operationOf = (
  operationId: string,
  endpoint: Endpoint,
  documentation: Documentation,
  area: string,
): ZodOpenApiOperationObject => {
  const { summary, requirements, without, errors } = documentation;
  const description = words(documentation);
  const requestBody = bodyOf(endpoint, documentation);
  const allowed = roles[endpoint.access];
  return {
    operationId,
    tags: [area],
    summary,
    ...(description !== undefined && { description }),
    'x-added': endpoint.added === true,
    ...(without !== undefined && { 'x-without': without }),
    'x-requirements': requirements,
    ...(allowed !== undefined && { 'x-roles': allowed }),
    security: security(endpoint),
    requestParams: parametersOf(endpoint),
    ...(requestBody !== undefined && { requestBody }),
    responses: { ...success(endpoint, documentation), ...failureResponses(endpoint, errors) },
  };
};

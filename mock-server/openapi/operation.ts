import * as z from 'zod';
import * as mini from 'zod/mini';
import type {
  ZodOpenApiMediaTypeObject,
  ZodOpenApiOperationObject,
  ZodOpenApiParameters,
  ZodOpenApiRequestBodyObject,
  ZodOpenApiResponseObject,
} from 'zod-openapi';
import type { Endpoint, Success } from '../api/endpoint.ts';
import type { FormField } from '../api/fields.ts';
import { type Documentation, problem } from './documentation.ts';

const successStatuses: Readonly<Record<Success, readonly [status: number, meaning: string]>> = {
  json: [200, 'What was asked for, or what was made of it.'],
  created: [201, 'The new record.'],
  accepted: [202, 'It is taken note of, and done later.'],
  noContent: [204, 'Done; there is nothing to tell.'],
  acknowledged: [200, 'Done; there is nothing to tell.'],
  file: [200, 'The file.'],
};

const tag = z.string().meta({ description: 'The version, for `If-Match`.', example: '"3"' });

const success = ({ success: kind }: Endpoint, { answer }: Documentation): Record<string, ZodOpenApiResponseObject> => {
  const [status, description] = successStatuses[kind];
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

const wordsOf = ({ description, without }: Documentation): string | undefined =>
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
  const description = wordsOf(documentation);
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

const versionHeader = z.string().optional().meta({
  description: 'The `ETag` of what the write is based on; without it, whatever there is is overwritten.',
});

const keyHeader = z.string().optional().meta({
  description:
    'Names the write (IETF draft): what was done is not done again, and a repeated call with the same key gets the same answer. A refusal is not kept.',
});

const refreshCookie = z.string().optional().meta({
  description: 'HttpOnly; the browser alone knows it. A church may call it otherwise.',
  example: 'q0K8xWc3nVYl2b9s7mTt5r1Zf4Hd6Jg-Lp_RaEuOiQw',
});

/** Everything in a request except the body. */
const parametersOf = ({
  method,
  params,
  query,
  conditional,
  cookie,
  issuesTokens,
}: Endpoint): ZodOpenApiParameters => ({
  ...(params !== undefined && { path: z.object(params) }),
  ...(query !== undefined && { query }),
  ...(method !== 'get' && {
    header: z.object({
      ...(conditional !== undefined && { 'If-Match': versionHeader }),
      ...(issuesTokens !== true && { 'Idempotency-Key': keyHeader }),
    }),
  }),
  ...(cookie === true && { cookie: z.object({ refreshToken: refreshCookie }) }),
});

const partOf = ({ kind, text, optional }: FormField): z.core.$ZodType => {
  const file = z.file();
  const files = optional === true ? z.array(file) : z.array(file).min(1);
  const line = text ?? z.string();
  const part = { text: line, texts: z.array(line), file, files }[kind];
  return optional === true ? z.optional(part) : part;
};

/** The body of a request, with an example. */
const bodyOf = ({ body }: Endpoint, { request, carries }: Documentation): ZodOpenApiRequestBodyObject | undefined => {
  if (body === undefined) return undefined;
  if ('json' in body) {
    return {
      required: body.optional !== true,
      content: { 'application/json': { schema: carries ?? body.json, example: request } },
    };
  }
  const parts = Object.entries(body.form).map(([name, field]) => [name, partOf(field)] as const);
  return {
    required: true,
    content: { 'multipart/form-data': { schema: z.object(Object.fromEntries(parts)), example: request } },
  };
};

interface Failure {
  readonly title: string;
  /** Its meaning unless a call documents another. */
  readonly meaning: string;
  /** The sentence of the example. */
  readonly detail: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

const lostUpdate = 'It is another by now than the version that `If-Match` names; `ETag` names that of now.';

const failures = {
  400: {
    title: 'Bad Request',
    meaning: 'Something in the request is wrong; `errors` has sentences for each field.',
    detail: '입력한 내용을 확인해 주세요.',
    errors: { title: ['값이 없거나 올바르지 않습니다.'] },
  },
  401: { title: 'Unauthorized', meaning: 'Nobody is signed in.', detail: '로그인이 필요합니다.' },
  403: {
    title: 'Forbidden',
    meaning: 'The access token has expired (the product refreshes it and tries once more), or a role is missing.',
    detail: '권한이 없습니다.',
  },
  404: { title: 'Not Found', meaning: 'There is no such record.', detail: '찾으시는 자료가 없습니다.' },
  409: {
    title: 'Conflict',
    meaning: 'Somebody else was faster.',
    detail: '그사이 다른 분이 이 교인을 옮겼습니다.',
  },
  412: {
    title: 'Precondition Failed',
    meaning: lostUpdate,
    detail: '그사이 다른 분이 이 내용을 바꾸었습니다.',
  },
  413: { title: 'Content Too Large', meaning: 'More than a server takes.', detail: '보내신 내용이 너무 큽니다.' },
  415: { title: 'Unsupported Media Type', meaning: 'Another content type.', detail: 'JSON 형식으로 보내 주세요.' },
  422: {
    title: 'Unprocessable Content',
    meaning: 'The same `Idempotency-Key` came with something else before.',
    detail: '같은 열쇠로 다른 일을 청했습니다.',
  },
  429: {
    title: 'Too Many Requests',
    meaning: 'Faster than a person reads; `Retry-After` tells in how many seconds it is answered again.',
    detail: '너무 빨리 넘기셨습니다. 잠시 뒤에 다시 볼 수 있습니다.',
  },
} as const satisfies Readonly<Record<number, Failure>>;

type FailureStatus = keyof typeof failures;

const needsQuery = ({ query }: Endpoint): boolean => query !== undefined && !query.safeParse({}).success;

/** The failures that follow from an endpoint's declaration. */
const declared = (endpoint: Endpoint): readonly FailureStatus[] => {
  const { access, recognizes, params, body, method, flag } = endpoint;
  return [
    ...(body !== undefined || flag !== undefined || needsQuery(endpoint) ? ([400] as const) : []),
    ...(access === 'anyone' ? [] : ([401, 403] as const)),
    ...(recognizes === true ? ([403] as const) : []),
    ...(params === undefined ? [] : ([404] as const)),
    ...(body === undefined ? [] : ([413, 415] as const)),
    ...(method === 'get' || endpoint.issuesTokens === true ? [] : ([422] as const)),
  ];
};

const isStatus = (status: number): status is FailureStatus => status in failures;

const responseOf = (status: FailureStatus, description: string): ZodOpenApiResponseObject => {
  const { title, detail, ...more }: Failure = failures[status];
  const example = { title, detail, status, ...('errors' in more && { errors: more.errors }) };
  return { description, content: { 'application/problem+json': { schema: problem, example } } };
};

/** Failures with the same meaning everywhere are in the document once. */
const common: ReadonlyMap<number, ZodOpenApiResponseObject> = new Map(
  Object.keys(failures)
    .map(Number)
    .filter(isStatus)
    .map((status) => {
      const { title, meaning } = failures[status];
      return [status, { id: title.replaceAll(' ', ''), ...responseOf(status, meaning) }];
    }),
);

/** Every failure of a call, with an example of each. */
const failureResponses = (
  endpoint: Endpoint,
  errors: Documentation['errors'] = {},
): Readonly<Record<string, ZodOpenApiResponseObject>> => {
  const { conditional } = endpoint;
  const meanings = Object.entries(errors).map(([status, meaning]) => [Number(status), meaning] as const);
  const documented: ReadonlyMap<number, string> = new Map(
    conditional === undefined ? meanings : [[conditional, lostUpdate], ...meanings],
  );
  const failing = [...new Set([...declared(endpoint), ...[...documented.keys()].filter(isStatus)])].toSorted(
    (one, other) => one - other,
  );
  return Object.fromEntries(
    failing.map((status) => {
      const meaning = documented.get(status);
      return [status, (meaning === undefined && common.get(status)) || responseOf(status, meaning ?? '')];
    }),
  );
};

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
  const flags = z.object({
    [flag]: z.optional(z.enum(['true', 'false'])).meta({ description: 'In any spelling, `1` and `0` too.' }),
  });
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
      query: query instanceof mini.ZodMiniObject ? mini.extend(mini.partial(query), flags.shape) : flags,
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

import type { ZodOpenApiResponseObject } from 'zod-openapi';
import type { Endpoint } from '../api/endpoint.ts';
import type { Documentation } from './documentation.ts';
import { problem } from './schemas/parts.ts';

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
  const { access, recognizes, params, body, method } = endpoint;
  return [
    ...(body !== undefined || needsQuery(endpoint) ? ([400] as const) : []),
    ...(access === 'anyone' ? [] : ([401, 403] as const)),
    ...(recognizes === true ? ([403] as const) : []),
    ...(params === undefined ? [] : ([404] as const)),
    ...(body === undefined ? [] : ([413, 415] as const)),
    ...(method === 'get' ? [] : ([422] as const)),
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
export const failureResponses = (
  endpoint: Endpoint,
  errors: Documentation['errors'] = {},
): Readonly<Record<string, ZodOpenApiResponseObject>> => {
  const { conditional } = endpoint;
  const meanings = Object.entries(errors).map(([status, meaning]) => [Number(status), meaning] as const);
  const documented: ReadonlyMap<number, string> = new Map(
    conditional === undefined ? meanings : [[conditional, lostUpdate], ...meanings],
  );
  const statuses = [...new Set([...declared(endpoint), ...[...documented.keys()].filter(isStatus)])].toSorted(
    (one, other) => one - other,
  );
  return Object.fromEntries(
    statuses.map((status) => {
      const meaning = documented.get(status);
      return [status, (meaning === undefined && common.get(status)) || responseOf(status, meaning ?? '')];
    }),
  );
};

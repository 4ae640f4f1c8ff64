import { HttpResponse } from 'msw';
import type { Endpoint } from '../../api/endpoint.ts';
import type { Failure, Refused } from '../../church/rules/outcome.ts';
import { entityTag } from './input.ts';

interface ProblemParts {
  /** The detail of this one failure. */
  readonly detail?: string | undefined;
  /** Sentences by field, as a validation failure lists them. */
  readonly errors?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** A failure in the server's format: ProblemDetails under `application/problem+json` (RFC 9457). */
export const problem = (status: number, title: string, { detail, errors, headers }: ProblemParts = {}): Response =>
  HttpResponse.json(
    { title, ...(detail !== undefined && { detail }), status, ...(errors && { errors }) },
    { status, headers: { ...headers, 'Content-Type': 'application/problem+json' } },
  );

const statuses: Readonly<Record<Failure, readonly [status: number, title: string]>> = {
  invalid: [400, 'Bad Request'],
  unauthenticated: [401, 'Unauthorized'],
  forbidden: [403, 'Forbidden'],
  notFound: [404, 'Not Found'],
  conflict: [409, 'Conflict'],
  preconditionFailed: [412, 'Precondition Failed'],
  tooLarge: [413, 'Content Too Large'],
  unsupportedMedia: [415, 'Unsupported Media Type'],
  unprocessable: [422, 'Unprocessable Content'],
  tooMany: [429, 'Too Many Requests'],
};

/**
 * The response to a refused call, with a status for each reason: `conflict` by a rule is 409, a lost update has the
 * status that the call declares.
 */
export const problemResponse = (
  { reason, detail, errors, version, retryAfter }: Refused,
  conditional: Endpoint['conditional'] = 412,
): Response =>
  problem(...statuses[reason === 'preconditionFailed' && conditional === 409 ? 'conflict' : reason], {
    detail,
    errors,
    headers: {
      ...(version !== undefined && { ETag: entityTag(version) }),
      ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
    },
  });

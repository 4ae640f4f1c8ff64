import { HttpResponse } from 'msw';
import type { Refusal, RefusalReason } from '../../church/rules/outcome.ts';

const statuses: Readonly<Record<RefusalReason, readonly [status: number, title: string]>> = {
  invalid: [400, 'Bad Request'],
  unauthenticated: [401, 'Unauthorized'],
  forbidden: [403, 'Forbidden'],
  notFound: [404, 'Not Found'],
  conflict: [409, 'Conflict'],
  tooLarge: [413, 'Content Too Large'],
  unsupportedMedia: [415, 'Unsupported Media Type'],
  unprocessable: [422, 'Unprocessable Content'],
};

/** A refusal as `application/problem+json` (RFC 9457), with `errors` when there are any. */
export function problem({ reason, detail, errors }: Refusal): Response {
  const [status, title] = statuses[reason];
  const body = { title, detail, status, ...(errors && { errors }) };
  return HttpResponse.json(body, { status, headers: { 'Content-Type': 'application/problem+json' } });
}

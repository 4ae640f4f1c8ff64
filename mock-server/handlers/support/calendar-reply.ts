import { hash } from '../../church/rules/hash.ts';
import type { Call } from './call.ts';

/** Calendar programs repeat their requests: an answer that they already have is not sent twice (RFC 9110, 13.1.2). */
export function calendarReply(text: string, { request }: Call): Response {
  const tag = `"${hash(text)}"`;
  const headers = { ETag: tag, 'Cache-Control': 'public, max-age=900' };
  const known = (request.headers.get('If-None-Match') ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''));
  if (known.includes(tag) || known.includes('*')) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { ...headers, 'Content-Type': 'text/calendar; charset=utf-8' } });
}

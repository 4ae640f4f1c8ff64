import { HttpResponse } from 'msw';
import { problem } from '../handlers/support/problem.ts';
import type { Fault } from './control-schema.ts';
import { nextTask, waitForever } from './waiting.ts';

const bodiless = new Set([204, 205, 304]);

const statusAnswer = ({ status, body }: Fault & { mode: 'status' }): Response => {
  if (bodiless.has(status)) return new HttpResponse(null, { status });
  return body === undefined ? problem(status, 'Injected fault') : HttpResponse.json(body, { status });
};

const malformedAnswer = ({ body }: Fault & { mode: 'malformed' }): Response =>
  body === undefined
    ? new HttpResponse('{"items": [', { headers: { 'Content-Type': 'application/json' } })
    : HttpResponse.json(body);

/** Half of the announced body, then a broken connection (REL-15). */
const truncatedAnswer = (): Response => {
  const half = new TextEncoder().encode('{"items": [');
  const body = new ReadableStream({
    start: (stream) => stream.enqueue(half),
    async pull(stream) {
      // The first half must be sent before the connection breaks.
      await nextTask();
      stream.error(new TypeError('The connection broke'));
    },
  });
  const headers = { 'Content-Type': 'application/json', 'Content-Length': String(half.length * 2) };
  return new HttpResponse(body, { headers });
};

/** The answer of a fault; a broken connection is a response of type `error`, a hanging call ends only by the signal. */
export const answerFault = (fault: Fault, signal: AbortSignal): Response | Promise<Response> => {
  switch (fault.mode) {
    case 'status':
      return statusAnswer(fault);
    case 'malformed':
      return malformedAnswer(fault);
    case 'networkError':
      return HttpResponse.error();
    case 'hang':
      return waitForever(signal);
    case 'html':
      return HttpResponse.html('<!doctype html><title>Gateway</title><p>Gateway</p>');
    case 'emptyBody':
      return new HttpResponse('', { headers: { 'Content-Type': 'application/json' } });
    case 'truncated':
    default:
      return truncatedAnswer();
  }
};

import type { RequestHandler } from 'msw';
import type { Ask } from '../../backend.ts';
import { problem } from '../../control/problem.ts';
import { mayAnswer } from './endpoint.ts';

/** Passes a request to the handlers that may answer it; one that breaks is answered with 500. */
export const askHandlers = (
  ask: Ask,
  handlers: readonly RequestHandler[],
  request: Request,
): Promise<Response | undefined> =>
  ask(
    handlers.filter((handler) => mayAnswer(handler, request)),
    request,
  ).catch((error: unknown) => problem(500, 'Internal Server Error', { detail: String(error) }));

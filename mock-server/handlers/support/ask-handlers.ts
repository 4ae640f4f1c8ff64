import type { RequestHandler } from 'msw';
import type { Ask } from '../../host.ts';
import { mayAnswer } from './endpoint.ts';
import { problem } from './problem.ts';

/** Passes a request to the handlers that may answer it; an error in one is answered with 500. */
export const askHandlers = async (
  ask: Ask,
  handlers: readonly RequestHandler[],
  request: Request,
): Promise<Response | undefined> => {
  const candidates = handlers.filter((handler) => mayAnswer(handler, request));
  if (candidates.length === 0) return undefined;
  return ask(candidates, request).catch((error: unknown) =>
    problem(500, 'Internal Server Error', { detail: String(error) }),
  );
};

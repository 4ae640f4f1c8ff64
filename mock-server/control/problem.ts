import { HttpResponse } from 'msw';

/** A failure as the server words it: ProblemDetails under `application/problem+json`. */
export const problem = (status: number, title: string, detail?: string): Response =>
  HttpResponse.json(
    { title, status, ...(detail === undefined ? {} : { detail }) },
    { status, headers: { 'Content-Type': 'application/problem+json' } },
  );

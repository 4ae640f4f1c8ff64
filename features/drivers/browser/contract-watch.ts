import type { BrowserContext, Request } from 'playwright';
import { requestFaults } from '../../../tests/tools/contract/calls.ts';

/** Calls of a scenario's pages that are not in the OpenAPI document: always faults (CONT-02). */
export interface ContractWatch {
  readonly faults: readonly string[];
}

export function watchContract(context: Pick<BrowserContext, 'on'>): ContractWatch {
  const faults: string[] = [];
  context.on('request', (request) => {
    // Requests that the demo's worker forwards were sent by the page before.
    if (isApiCall(request) && request.serviceWorker() === null) faults.push(...faultsOf(request));
  });
  return { faults };
}

/**
 * Calls of the control are not in the API, and the address of a picture is any that an answer names, hostile or not.
 */
const isApiCall = (request: Request): boolean =>
  /^\/api\/(?!demo\/)/i.test(new URL(request.url()).pathname) && request.resourceType() !== 'image';

function faultsOf(request: Request): readonly string[] {
  const contentType = request.headers()['content-type'] ?? '';
  const text = request.postData();
  const json: unknown = contentType.startsWith('application/json') && text !== null ? JSON.parse(text) : undefined;
  return requestFaults({ method: request.method(), url: request.url(), contentType, json, fields: fieldsIn(text) });
}

/** The names of a form's fields, where the browser lets its text be read. */
export const fieldsIn = (text: string | null): readonly string[] =>
  Array.from((text ?? '').matchAll(/^Content-Disposition: form-data; name="([^"]*)"/gim), ([, name = '']) => name);

import type { Page } from 'playwright';
import type { Answer, Church, Question } from '../../support/church.ts';

/** The mocked server in the page's browser, in its service worker. */
export const openPageChurch = (ready: () => Promise<Page>): Church => ({
  ask: async (question) => askInside(await ready(), question),
  // The page and the worker share one clock.
  passTime: () => undefined,
  // The worker creates its records when they are first needed, by the page's clock.
  startAt: () => Promise.resolve(),
});

const askInside = (page: Page, { method, path, body, token }: Question): Promise<Answer> =>
  page.evaluate(
    async ([verb, address, json, bearer]) => {
      const headers = new Headers();
      if (json !== undefined) headers.set('Content-Type', 'application/json');
      if (bearer !== undefined) headers.set('Authorization', `Bearer ${bearer}`);
      const response = await fetch(address, { method: verb, headers, ...(json === undefined ? {} : { body: json }) });
      const text = await response.text();
      const isJson = response.headers.get('Content-Type')?.includes('json') === true;
      return { status: response.status, json: isJson ? (JSON.parse(text) as unknown) : undefined };
    },
    [method, `/api/${path}`, body === undefined ? undefined : JSON.stringify(body), token] as const,
  );

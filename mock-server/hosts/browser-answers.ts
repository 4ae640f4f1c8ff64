import { getResponse } from 'msw';
import { assembleBackend, type Guard } from '../backend.ts';
import type { Church } from '../church/church.ts';
import type { Control } from '../control/control.ts';
import { exchange } from './cookie-exchange.ts';
import type { CookieJar } from './cookie-jar.ts';
import type { Answer } from './worker-calls.ts';

interface BrowserChurch {
  readonly church: Church;
  readonly control: Control;
  readonly guard: Guard;
  readonly jar: CookieJar;
}

/** All that a church answers in a browser, which keeps its cookies. A module of its own: it comes while the church is filled. */
export const answersOf = ({ church, control, guard, jar }: BrowserChurch): Answer => {
  const ask = (handlers: Parameters<typeof exchange>[0], request: Request) => exchange(handlers, request, jar);
  const { handlers } = assembleBackend(church, control, { guard, ask });
  return (request) => getResponse([...handlers], request);
};

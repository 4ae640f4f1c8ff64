import { randomUUID } from 'node:crypto';
import { contractOperations, type Operation } from '../contract/document.ts';
import type { Ask, Asked, Reply } from './ask.ts';
import { cookieOf } from './cookie.ts';
import { inside, placeOf, type Values } from './place.ts';

type Carried = Pick<Asked, 'json' | 'form'>;

/** A client that calls with the session of earlier answers. */
export interface Caller {
  readonly call: (id: string, values?: Values, carried?: Carried) => Promise<Reply>;
  readonly isSignedIn: () => boolean;
  readonly hasCookie: () => boolean;
  readonly token: () => string;
}

export function operationNamed(id: string): Operation {
  const operation = contractOperations().find(({ operationId }) => operationId === id);
  if (operation === undefined) throw new Error(`The contract has no ${id}`);
  return operation;
}

/** Whether a visitor is refused. */
export const needsToken = ({ security }: Operation): boolean =>
  security.length > 0 && security.every((way) => 'bearer' in way);

const takesToken = ({ security }: Operation): boolean => security.some((way) => 'bearer' in way);

export function callerOf(ask: Ask): Caller {
  let token = '';
  let cookie = '';

  return {
    call: async (id, values = {}, carried = {}) => {
      const operation = operationNamed(id);
      const takesCookie = operation.parameters.some((parameter) => parameter.in === 'cookie');
      const reply = await ask({
        method: operation.method.toUpperCase(),
        path: placeOf(operation, values),
        ...carried,
        headers: {
          ...(takesToken(operation) && token !== '' ? { Authorization: `Bearer ${token}` } : {}),
          ...(takesCookie && cookie !== '' ? { Cookie: cookie } : {}),
          ...(operation.method === 'get' ? {} : { 'Idempotency-Key': `"${randomUUID()}"` }),
        },
      });
      const given = inside(reply.json, 'accessToken');
      if (typeof given === 'string') token = given;
      cookie = cookieOf(reply.headers)?.pair ?? cookie;
      return reply;
    },
    isSignedIn: () => token !== '',
    hasCookie: () => cookie !== '',
    token: () => token,
  };
}

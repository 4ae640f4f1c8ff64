import { flagIn } from '../../mock-server/control/control.ts';
import { type PersonaName, personas } from '../../mock-server/seeds/personas.ts';

export type Who = PersonaName | 'visitor';

export const isWho = (name: string): name is Who => name === 'visitor' || name in personas;

/** A call of the API as scenarios write it: `GET /api/Member`. */
export interface ApiCall {
  readonly method: string;
  /** The part after `/api/`; `*` stands for any characters. */
  readonly path: string;
}

export const ANY_CALL: ApiCall = { method: '*', path: '*' };

/** A request as far as it tells which call it is. */
export interface Outgoing {
  readonly method: string;
  readonly url: string;
}

/** Whether a request is that call; the path is compared without letter case, with its flag, and `*` stands for any characters. */
export function isCall(request: Outgoing, { method, path }: ApiCall): boolean {
  if (method !== ANY_CALL.method && request.method !== method) return false;
  const pattern = path.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*');
  const { pathname, search } = new URL(request.url);
  return new RegExp(`/api/${pattern}$`, 'i').test(`${pathname}${flagIn(search)}`);
}

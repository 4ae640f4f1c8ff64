import { type PersonaName, personas } from '../../mock-server/seeds/personas.ts';

export type Who = PersonaName | 'visitor';

export const isWho = (name: string): name is Who => name === 'visitor' || name in personas;

/** A call of the API as scenarios write it: `GET /api/Member`. */
export interface ApiCall {
  readonly method: string;
  /** The part after `/api/`; `*` stands for any characters. */
  readonly path: string;
}

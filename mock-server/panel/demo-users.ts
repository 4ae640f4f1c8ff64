import { type Persona, personas } from '../seeds/personas.ts';
import type { DemoUser } from './panel-model.ts';

/** In the order in which the panel offers them. */
export const demoUsers = [
  'visitor',
  'member',
  'editor',
  'admin',
  'unlinked',
  'unconfirmed',
  'expiring',
] as const satisfies DemoUser[];

/** The persona of a demo user; undefined for the visitor. */
export const personaOf = (demoUser: DemoUser): Persona | undefined => {
  if (demoUser === 'visitor') return undefined;
  return demoUser === 'expiring' ? personas.member : personas[demoUser];
};

/** The demo user with the e-mail address of the signed-in user; undefined if that is no persona. */
export const demoUserOf = (email: string | undefined): DemoUser | undefined =>
  email === undefined ? 'visitor' : demoUsers.find((demoUser) => personaOf(demoUser)?.email === email);

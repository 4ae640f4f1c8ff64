import { type Persona, personas } from '../seeds/personas.ts';
import type { DemoUser } from './panel-model.ts';

/** In the order in which the panel offers them. */
export const demoUsers = [
  'visitor',
  'member',
  'editor',
  'admin',
  'unconfirmed',
  'expiring',
] as const satisfies DemoUser[];

/** Who stands behind a demoUser; undefined for the visitor. */
export const personaOf = (demoUser: DemoUser): Persona | undefined => {
  if (demoUser === 'visitor') return undefined;
  return demoUser === 'expiring' ? personas.member : personas[demoUser];
};

/** The demoUser of whoever is signed in; undefined for somebody who is no persona. */
export const demoUserOf = (email: string | undefined): DemoUser | undefined =>
  email === undefined ? 'visitor' : demoUsers.find((demoUser) => personaOf(demoUser)?.email === email);

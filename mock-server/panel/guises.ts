import { type Persona, personas } from '../seeds/personas.ts';
import type { Guise } from './panel-model.ts';

/** In the order in which the panel offers them. */
export const guises = ['visitor', 'member', 'editor', 'admin', 'unconfirmed', 'expiring'] as const satisfies Guise[];

/** Who stands behind a guise; undefined for the visitor. */
export const personaOf = (guise: Guise): Persona | undefined => {
  if (guise === 'visitor') return undefined;
  return guise === 'expiring' ? personas.member : personas[guise];
};

/** The guise of whoever is signed in; undefined for somebody who is no persona. */
export const guiseOf = (email: string | undefined): Guise | undefined =>
  email === undefined ? 'visitor' : guises.find((guise) => personaOf(guise)?.email === email);

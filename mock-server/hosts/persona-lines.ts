import { type Persona, personas } from '../seeds/personas.ts';

const roleOf = ({ roles, emailConfirmed }: Persona): string =>
  emailConfirmed ? (roles[0] ?? 'Member') : 'Unconfirmed e-mail';

/** One line per person who can sign in: role, e-mail, password, name. */
export const personaLines = (): string[] =>
  Object.values<Persona>(personas).map(
    (persona) =>
      `  ${roleOf(persona).padEnd(20)}${persona.email.padEnd(30)}${persona.password.padEnd(14)}${persona.name}`,
  );

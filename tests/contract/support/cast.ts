import { personas } from '../../../mock-server/seeds/personas.ts';
import { Browser, signedIn } from './browser.ts';
import type { Host } from './host.ts';
import type { Visitor } from './who-may.ts';

/** One browser for each kind of user, signed in where the user has an account. */
export type Cast = Readonly<Record<Visitor, Browser>>;

export async function gatherCast(host: Host): Promise<Cast> {
  const [unlinked, member, editor, admin] = await Promise.all([
    signedIn(host, personas.unlinked),
    signedIn(host, personas.member),
    signedIn(host, personas.editor),
    signedIn(host, personas.admin),
  ]);
  return { visitor: new Browser(host), unlinked, member, editor, admin };
}

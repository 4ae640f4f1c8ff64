import { personas } from '../../../mock-server/seeds/personas.ts';
import type { Visitor } from './access-table.ts';
import { Browser, signedIn } from './browser.ts';
import type { Host } from './host.ts';

/** One browser for each kind of user, signed in where the user has an account. */
export type Cast = Readonly<Record<Visitor, Browser>>;

export async function gatherCast(host: Host): Promise<Cast> {
  const [member, editor, admin] = await Promise.all(
    [personas.member, personas.editor, personas.admin].map((who) => signedIn(host, who)),
  );
  if (!member || !editor || !admin) throw new Error('a persona is missing');
  return { visitor: new Browser(host), member, editor, admin };
}

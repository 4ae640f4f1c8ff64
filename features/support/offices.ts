import * as z from 'zod';
import type { ChurchWorld } from './world.ts';

interface Holder {
  readonly id: number;
  readonly name: string;
}

const listSchema = z.array(z.object({ id: z.number(), name: z.string() }));
const governingSessionSchema = z.object({ missions: listSchema });
const societySchema = z.record(z.string(), z.unknown());

/** The server's names of the offices of zones and societies. */
const ZONE_ROLES = new Map([
  ['인도자', 'leader'],
  ['구역장', 'chief'],
  ['권찰', 'caretaker'],
]);
const SOCIETY_OFFICES = new Map([
  ['회장', 'president'],
  ['부회장', 'vicePresident'],
  ['총무', 'secretary'],
  ['서기', 'bookKeeper'],
  ['회계', 'treasurer'],
]);

/**
 * Gives an office as another admin, not through the page.
 * @param office `비야모라 구역 권찰` or `제1남선교회 회계`
 */
export async function giveOffice(world: ChurchWorld, office: string, holder: Holder): Promise<void> {
  const [, part = '', name = ''] = /^(.*) (\S+)$/.exec(office) ?? [];
  const role = ZONE_ROLES.get(name);
  if (role !== undefined) {
    const zone = idOf(listSchema.parse(await world.askAsMyself('GET', 'Zone')), part);
    await world.askAsMyself('PUT', `Zone/${zone}/roles/${role}`, { memberId: holder.id });
    return;
  }
  const { missions } = governingSessionSchema.parse(await world.askAsMyself('GET', 'session'));
  const path = `Department/${idOf(missions, part)}`;
  const society = societySchema.parse(await world.askAsMyself('GET', path));
  await world.askAsMyself('PUT', path, { ...society, [SOCIETY_OFFICES.get(name) ?? name]: holder });
}

function idOf(parts: readonly Holder[], name: string): number {
  const found = parts.find((part) => part.name === name);
  if (found === undefined) throw new Error(`Nothing is called ${name}`);
  return found.id;
}

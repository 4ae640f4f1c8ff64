import type { EntityId } from '@/shared/entity-id.ts';
import { done, type Outcome } from '@/shared/outcome.ts';
import type { RoleRepository } from './roles.ports.ts';

interface Person {
  readonly email: string;
}

type Read<Candidate> = (signal?: AbortSignal) => Promise<Outcome<readonly Candidate[]>>;

interface Register<Candidate> {
  readonly all: Read<Candidate>;
}

/** The members who can be given a role: those with a known e-mail address (ROLE-05). */
export function makeReadCandidates<Candidate extends Person>(members: Register<Candidate>): Read<Candidate> {
  return async (signal) => {
    const all = await members.all(signal);
    return all.kind === 'done' ? done(all.value.filter(({ email }) => email.trim() !== '')) : all;
  };
}

export type TakeRoleFrom = (roleId: EntityId, email: string) => Promise<Outcome<null>>;

/**
 * Takes a role from the account with an e-mail address (ROLE-08): who that is, only the list of the role's holders tells. Done
 * where nobody there has it.
 */
export function makeTakeRoleFrom(roles: Pick<RoleRepository, 'detail' | 'remove'>): TakeRoleFrom {
  return async (roleId, email) => {
    const read = await roles.detail(roleId);
    if (read.kind === 'refused') return read;
    const { holders } = read.value;
    if (holders.kind === 'refused') return holders;
    const holder = holders.value.find((one) => one.email.toLowerCase() === email.toLowerCase());
    return holder === undefined ? done(null) : roles.remove(roleId, holder.id);
  };
}

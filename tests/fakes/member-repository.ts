import type { MemberRepository } from '@/admin/members/members.ports.ts';
import type { Member } from '@/admin/members/members.ts';
import { done, refused } from '@/shared/outcome.ts';
import { aMember } from '../builders/member.ts';

/** A register in memory; a test can replace single answers. */
export function memberRepository(start: readonly Member[] = [], answers: Partial<MemberRepository> = {}) {
  const asked: string[] = [];
  const members = new Map(start.map((member) => [String(member.id), { member, version: 1, gone: false }]));
  const held = (id: Member['id']) => {
    const kept = members.get(String(id));
    return kept === undefined || kept.gone ? undefined : kept;
  };
  const record = (id: Member['id']) => {
    const kept = held(id);
    return kept && { member: kept.member, version: String(kept.version) };
  };
  const repository: MemberRepository = {
    all: () => Promise.resolve(done([...members.values()].filter(({ gone }) => !gone).map(({ member }) => member))),
    find: (id) => {
      const found = record(id);
      return Promise.resolve(found === undefined ? refused('notFound') : done(found));
    },
    duties: () =>
      Promise.resolve(
        done([
          { id: 13, name: '서리집사' },
          { id: 4, name: '장로' },
        ]),
      ),
    add: (draft) => {
      const member = aMember({ ...draft, id: 100 + members.size, email: '', duty: undefined });
      members.set(String(member.id), { member, version: 1, gone: false });
      return Promise.resolve(done(member));
    },
    save: (member, version) => {
      const kept = held(member.id);
      if (kept === undefined) return Promise.resolve(refused('notFound'));
      if (version !== undefined && version !== String(kept.version)) return Promise.resolve(refused('conflict'));
      members.set(String(member.id), { member, version: kept.version + 1, gone: false });
      return Promise.resolve(done(record(member.id)));
    },
    remove: (id) => {
      const kept = held(id);
      if (kept === undefined) return Promise.resolve(refused('notFound'));
      kept.gone = true;
      return Promise.resolve(done(null));
    },
    ...answers,
  };
  const noted: MemberRepository = {
    all: (signal) => note('all', repository.all(signal)),
    find: (id, signal) => note(`find ${id}`, repository.find(id, signal)),
    duties: (signal) => note('duties', repository.duties(signal)),
    add: (draft) => note('add', repository.add(draft)),
    save: (member, version, signal) => note(`save ${member.id}`, repository.save(member, version, signal)),
    remove: (id) => note(`remove ${id}`, repository.remove(id)),
  };
  function note<Answer>(call: string, answer: Answer): Answer {
    asked.push(call);
    return answer;
  }
  return {
    ...noted,
    /** Every call, oldest first. */
    asked,
    /** The present members. */
    held: () => [...members.values()].filter(({ gone }) => !gone).map(({ member }) => member),
    /** A change by another user meanwhile. */
    change: (id: Member['id'], changes: Partial<Member>) => {
      const kept = held(id);
      if (kept === undefined) throw new Error(`Nobody has the number ${id}`);
      members.set(String(id), { member: { ...kept.member, ...changes }, version: kept.version + 1, gone: false });
    },
  };
}

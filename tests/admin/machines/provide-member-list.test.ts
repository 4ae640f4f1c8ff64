import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { defaultView } from '@/admin/domain/member-list.ts';
import { makeMemberNews } from '@/admin/machines/member-news.ts';
import { provideMemberList } from '@/admin/machines/provide-member-list.ts';
import type { MemberChange } from '@/admin/ports/member-news.ts';
import type { MemberRepository } from '@/admin/ports/member-repository.ts';
import { done, refused } from '@/shared/domain/outcome.ts';
import { aMember } from '../../builders/member.ts';
import { settled } from '../../fakes/deferred.ts';
import { memberRepository } from '../../fakes/member-repository.ts';
import { recordedNavigation } from '../../fakes/navigation.ts';
import { recordedToasts } from '../../fakes/notices.ts';

async function openList(answers: Partial<MemberRepository> = {}) {
  const news = makeMemberNews();
  const notices = recordedToasts();
  const told: MemberChange[] = [];
  news.onChange((change) => told.push(change));
  const { machine } = provideMemberList({
    repository: memberRepository([aMember()], answers),
    news,
    notices,
    navigation: recordedNavigation(),
    remove: () => Promise.resolve(done(null)),
  });
  createActor(machine, { input: { view: defaultView } }).start();
  await settled();
  return { notices, told };
}

describe('MEMB-02 members that cannot be loaded', () => {
  it('are a message', async () => {
    const { notices } = await openList({ all: () => Promise.resolve(refused('timedOut')) });
    expect(notices.find('membersNotLoaded')).toMatchObject({ tone: 'error', reason: 'timedOut' });
  });

  it('AUTH-15 are none where the session has ended, which is told once by itself', async () => {
    const { notices } = await openList({ all: () => Promise.resolve(refused('unauthorized')) });
    expect(notices.subjects()).toEqual([]);
  });
});

describe('MEMB-02 members that were read', () => {
  it('are known to whoever registers the next', async () => {
    const { told } = await openList();
    expect(told).toEqual([{ type: 'members.listed', members: [aMember()] }]);
  });
});

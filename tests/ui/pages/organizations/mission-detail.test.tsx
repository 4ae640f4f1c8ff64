import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { MissionSocietyFactory } from '@/organisation/organisation.machine.ts';
import type { MissionSociety } from '@/organisation/organisation.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { provideReadOnce } from '@/shared/reading.machine.ts';
import { MissionDetail } from '@/ui/pages/organizations/mission-detail.tsx';
import { aMission } from '../../../builders/organisation.ts';
import { handSettled } from '../../../fakes/hand-settled.ts';
import { settle } from '../../../support/render-with-core.tsx';

async function open(name?: string) {
  const reads = handSettled<[id: string | number], Outcome<MissionSociety>>();
  const readingOf: MissionSocietyFactory = (id) =>
    provideReadOnce({ read: () => reads.call(id), isEmpty: () => false });
  render(<MissionDetail readingOf={readingOf} id="101" name={name} />);
  await settle();
  return {
    reads,
    answer: async (outcome: Outcome<MissionSociety>) => {
      reads.last().resolve(outcome);
      await settle();
    },
  };
}

const cells = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

const BARE = aMission({
  president: undefined,
  vicePresident: undefined,
  secretary: undefined,
  bookkeeper: undefined,
  treasurer: undefined,
  members: [],
});

describe('ORGN-04 a mission society', () => {
  it('is loading under its name in the list, and is requested by its id', async () => {
    const { reads } = await open('제1남선교회');
    expect(reads.last().args).toEqual(['101']);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('제1남선교회');
    expect(screen.getByText('선교회 정보를 불러오고 있습니다.')).toBeVisible();
  });

  it('shows its officers by rank, and its members', async () => {
    const { answer } = await open();
    await answer(done(aMission()));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('제1남선교회');
    expect(cells('임원')).toEqual(['회장강태준', '부회장오세영', '총무정하늘', '서기한미숙', '회계임수정']);
    expect(cells('회원')).toEqual(['이름', '노현우', '문지영']);
    expect(screen.getByText('2명')).toBeVisible();
  });

  it('shows only officers with holders, and a table of members only when there are any', async () => {
    const { answer } = await open();
    await answer(done(aMission({ vicePresident: undefined, treasurer: undefined, members: [] })));
    expect(cells('임원')).toEqual(['회장강태준', '총무정하늘', '서기한미숙']);
    expect(screen.queryByRole('table', { name: '회원' })).not.toBeInTheDocument();
  });

  it('shows members without officers', async () => {
    const { answer } = await open();
    await answer(done({ ...BARE, members: aMission().members }));
    expect(screen.queryByRole('table', { name: '임원' })).not.toBeInTheDocument();
    expect(cells('회원')).toHaveLength(3);
  });

  it('says so when there are no people at all', async () => {
    const { answer } = await open();
    await answer(done(BARE));
    expect(screen.getByText('아직 등록된 임원과 회원이 없습니다.')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('that cannot be loaded has a message with a retry', async () => {
    const { answer, reads } = await open('제1남선교회');
    await answer(refused('timedOut'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('제1남선교회');
    expect(screen.getByRole('alert')).toHaveTextContent('선교회 정보를 불러오지 못했습니다.');
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(reads.calls).toHaveLength(2);
    await answer(done(aMission()));
    expect(cells('임원')).toHaveLength(5);
  });
});

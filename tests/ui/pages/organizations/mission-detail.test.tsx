import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MissionSocietyFactory } from '@/organisation/organisation.machine.ts';
import type { MissionSociety } from '@/organisation/organisation.ts';
import { done, type Outcome } from '@/shared/outcome.ts';
import { MissionDetail } from '@/ui/pages/organizations/mission-detail.tsx';
import { aMission } from '../../../builders/organisation.ts';
import { handSettled } from '../../../fakes/hand-settled.ts';
import { settle } from '../../../support/render-with-core.tsx';

async function open(name?: string) {
  const reads = handSettled<[id: string | number], Outcome<MissionSociety>>();
  const readingOf: MissionSocietyFactory = (id) => ({ read: () => reads.call(id), isEmpty: () => false });
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
});

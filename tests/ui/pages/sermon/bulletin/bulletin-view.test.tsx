import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { BULLETIN_REPOSITORY, bulletinsEntry } from '@/composition/bulletins.ts';
import { refused } from '@/shared/outcome.ts';
import { Announcer } from '@/ui/kit/feedback/announcer.tsx';
import { dateText } from '@/ui/messages/ko/calendar.ts';
import { BulletinIsland } from '@/ui/pages/sermon/bulletin/bulletin-view.tsx';
import { aRawToken } from '../../../../builders/access-token.ts';
import { bulletinRepository } from '../../../../fakes/bulletin-repository.ts';
import { renderWithCore, settle } from '../../../../support/render-with-core.tsx';

const kept = { Sun2026Nov22: ['/22-1.png', '/22-2.png'], Sun2026Nov15: ['/15-1.png'] };

// On the server it is Friday, 20 November 2026.
async function open(
  page: string,
  {
    repository = bulletinRepository(kept),
    role = 'Teacher',
    view = <BulletinIsland />,
    share = () => Promise.resolve(),
  } = {},
) {
  const core = await renderWithCore(null, { page, kept: aRawToken({ role }) });
  core.replace(BULLETIN_REPOSITORY, repository);
  core.offer(core.servicesOf(bulletinsEntry, dateText), { shareLink: share });
  await core.show(
    <>
      {view}
      <Announcer />
    </>,
  );
  await settle();
  return { ...core, repository };
}

const pages = () => screen.queryAllByRole('img').map((page) => page.getAttribute('src'));

describe('BULL-01, BULL-02 the bulletin page', () => {
  it('has a calendar that names the weeks with a bulletin, in one Tab stop', async () => {
    await open('/sermon/bulletin?date=2026-11-15');
    expect(screen.getByRole('button', { name: '11월 15일 일요일, 고르신 주보, 주보 있음' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(screen.getByRole('button', { name: '11월 22일 일요일, 주보 있음' })).toBeVisible();
    const grid = screen.getByRole('grid', { name: '2026년 11월' });
    expect(grid.querySelectorAll('button[tabindex="0"]')).toHaveLength(1);
  });
});

describe('BULL-04 a week without a bulletin', () => {
  it('offers the newest bulletin', async () => {
    await open('/sermon/bulletin?date=2026-10-11');
    expect(screen.getByRole('link', { name: '가장 최근 주보 보기' })).toHaveAttribute('href', '/sermon/current');
  });
});

describe('BULL-05 the pages of a bulletin', () => {
  const arranging = async (changes: Parameters<typeof bulletinRepository>[1] = {}) => {
    const repository = bulletinRepository({ Sun2026Nov22: ['/1.png', '/2.png', '/3.png'] }, changes);
    const core = await open('/sermon/bulletin', { repository, role: 'Editor' });
    fireEvent.click(screen.getByRole('button', { name: '쪽 정리' }));
    // The view is loaded when it is opened.
    await screen.findByRole('button', { name: '저장' });
    return core;
  };
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await settle();
  };

  it('PERM-02 cannot be reordered by readers', async () => {
    await open('/sermon/bulletin');
    expect(screen.queryByRole('button', { name: '쪽 정리' })).toBeNull();
  });

  it('pass the focus to their editor, and back to their heading', async () => {
    await open('/sermon/bulletin', { role: 'Editor' });
    const pressWithKey = async (name: string) => {
      const button = await screen.findByRole('button', { name });
      act(() => button.focus());
      await press(name);
    };
    const heading = screen.getByRole('heading', { name: '2026년 11월 22일 일요일' });
    await pressWithKey('쪽 정리');
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('쪽 정리');
    await pressWithKey('그만두기');
    expect(heading).toHaveFocus();
    await pressWithKey('쪽 정리');
    await press('위로 2쪽');
    await pressWithKey('저장');
    expect(heading).toHaveFocus();
  });

  it('announce their new place by the page’s one announcer, and how many will be deleted', async () => {
    await arranging();
    const said = () => screen.getAllByRole('status').filter((status) => /쪽/.test(status.textContent));
    await press('위로 3쪽');
    expect(said().map(({ id, textContent }) => [id, textContent])).toEqual([['announcer', '3쪽: 3쪽 가운데 2번째']]);
    await press('빼기 2쪽');
    expect(said().map(({ id, textContent }) => [id, textContent])).toEqual([['announcer', '지울 쪽 1']]);
    await press('처음대로');
    expect(said()).toEqual([]);
  });

  it('are deleted only after a question, and can be restored until they are saved', async () => {
    await arranging();
    await press('빼기 2쪽');
    await press('저장');
    expect(screen.getByRole('dialog', { name: '쪽을 지울까요?' })).toHaveTextContent('빼신 1쪽을 지우고 저장합니다.');
    await press('취소');
    await press('처음대로');
    expect(pages()).toEqual(['/1.png', '/2.png', '/3.png']);
  });

  it('REL-30 keep unsaved changes until the editor confirms to drop them', async () => {
    await arranging();
    await press('아래로 1쪽');
    await press('그만두기');
    const question = screen.getByRole('dialog', { name: '저장하지 않은 내용이 있습니다' });
    expect(question).toHaveTextContent('그만두시면 고치신 내용이 사라집니다.');
    await press('계속하기');
    expect(pages()).toEqual(['/2.png', '/1.png', '/3.png']);
    await press('그만두기');
    await press('저장하지 않고 그만두기');
    expect(pages()).toEqual(['/1.png', '/2.png', '/3.png']);
    expect(screen.getByRole('button', { name: '쪽 정리' })).toBeVisible();
  });

  it('keep their edited order when the server lacks the call, which is said', async () => {
    await arranging({ arrange: () => Promise.resolve(refused('unsupported')) });
    await press('아래로 1쪽');
    await press('저장');
    expect(screen.getByRole('alert')).toHaveTextContent('지금 서버에서는 쪽을 빼거나 차례를 바꿀 수 없습니다.');
    expect(pages()).toEqual(['/2.png', '/1.png', '/3.png']);
  });
});

describe('BULL-03 a page full screen', () => {
  const dialog = () => screen.queryByRole('dialog', { name: '2026년 11월 22일 주보' });

  it('is opened by a button, and so is the next one', async () => {
    await open('/sermon/bulletin');
    fireEvent.click(screen.getByRole('button', { name: '전체 화면' }));
    expect(within(dialog() ?? document.body).getByRole('img')).toHaveAttribute('src', '/22-1.png');
    fireEvent.click(screen.getByRole('button', { name: '다음 쪽' }));
    fireEvent.click(screen.getByRole('button', { name: '다음 쪽' }));
    expect(within(dialog() ?? document.body).getByRole('img')).toHaveAttribute('src', '/22-2.png');
    fireEvent.click(screen.getByRole('button', { name: '전체 화면 닫기' }));
    expect(dialog()).toBeNull();
  });
});

describe('the address of a bulletin', () => {
  it.each([
    [1, '/22-2.png'],
    [2, '/22-1.png'],
  ])('with its last pages highlighted (%d) scrolls to the first of them', async (count, page) => {
    await open(`/sermon/bulletin?newest=${count}`);
    expect(document.activeElement?.querySelector('img')?.getAttribute('src')).toBe(page);
  });

  it.each(['0', '3', 'x', '1.5'])('without a valid number of pages (%s) does not scroll', async (count) => {
    await open(`/sermon/bulletin?newest=${count}`);
    expect(document.body).toHaveFocus();
  });

  it('is shared with the shown week', async () => {
    const share = vi.fn(() => Promise.resolve());
    await open('/sermon/bulletin?date=2026-11-11', { share });
    fireEvent.click(screen.getByRole('button', { name: '나누기' }));
    expect(share).toHaveBeenCalledWith({ title: '2026년 11월 15일 주보', address: '/sermon/bulletin/2026-11-15' });
  });
});

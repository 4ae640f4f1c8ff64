import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HttpCall } from '@/adapters/http/client.ts';
import { Announcer } from '@/ui/kit/feedback/announcer.tsx';
import { SearchFormIsland } from '@/ui/pages/search/search-view.tsx';
import { answered, scriptedSender } from '../../../fakes/scripted-sender.ts';
import { renderWithCore, settle } from '../../../support/render-with-core.tsx';

const PAUSE = 400;

const aHit = (id: number, more: object = {}) => ({
  kind: 'announcement',
  id,
  title: `바자회 ${id}`,
  excerpt: '여전도회에서 바자회를 엽니다.',
  date: '2026-11-15',
  ...more,
});

const HITS = [
  aHit(1),
  aHit(2, { kind: 'event', title: '여전도회 바자회', excerpt: '여전도회', date: '2026-11-21' }),
  aHit(3, { kind: 'bulletin', id: 'Sun2026Nov15', title: '2026년 11월 15일 주보', excerpt: '' }),
];

const field = () => screen.getByRole('searchbox', { name: '찾을 말' });
const pause = () => act(() => vi.advanceTimersByTimeAsync(PAUSE));

async function open(answer: (call: HttpCall, before: number) => ReturnType<typeof answered>, page = '/search') {
  const sender = scriptedSender(answer);
  const core = await renderWithCore(
    <>
      <SearchFormIsland />
      <Announcer />
    </>,
    { send: sender.send, page },
  );
  return { ...core, searches: () => sender.calls.filter(({ path }) => path.startsWith('api/Search')) };
}

const found = (hits: readonly object[]) => () => answered(200, hits);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('FIND-01 the search page', () => {
  it('shows help with examples that lead to searches while nothing is asked for', async () => {
    const { searches } = await open(found(HITS));
    expect(screen.getByText('교회 소식과 행사, 주보, 홈페이지의 여러 페이지에서 함께 찾습니다.')).toBeVisible();
    expect(screen.getByRole('link', { name: '수련회' })).toHaveAttribute(
      'href',
      '/search?q=%EC%88%98%EB%A0%A8%ED%9A%8C',
    );
    expect(searches()).toEqual([]);
  });
});

describe('FIND-01 typing in Korean', () => {
  it('is kept as it is composed, asked for once it pauses, and an Enter that ends a syllable submits nothing', async () => {
    const { searches } = await open(found(HITS));
    const input = field();
    fireEvent.compositionStart(input);
    for (const text of ['ㅂ', '바', '밪', '바자']) {
      fireEvent.input(input, { target: { value: text } });
      expect(input).toHaveValue(text);
    }
    const isKept = fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    expect([isKept, searches()]).toEqual([false, []]);
    fireEvent.compositionEnd(input);
    await pause();
    await settle();
    expect(searches().map(({ path }) => path)).toEqual([
      `api/Search?q=${encodeURIComponent('바자')}&page=1&itemsPerPage=10`,
    ]);
    expect(input).toHaveValue('바자');
  });

  it('is cleared by Escape anywhere on the page, which leads back to the field, but not while a syllable is composed', async () => {
    await open(found(HITS), '/search?q=바자회');
    await settle();
    fireEvent.keyDown(field(), { key: 'Escape', isComposing: true });
    expect(field()).toHaveValue('바자회');
    fireEvent.keyDown(screen.getByRole('link', { name: '바자회 1' }), { key: 'Escape' });
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    expect(screen.getByText('교회 소식과 행사, 주보, 홈페이지의 여러 페이지에서 함께 찾습니다.')).toBeVisible();
  });
});

describe('FIND-01 the way through the page', () => {
  it('leads to the first of the further hits, which follow the others', async () => {
    const firstTen = Array.from({ length: 10 }, (_, at) => aHit(at));
    await open(({ path }) => answered(200, path.includes('page=1&') ? firstTen : [aHit(10)]), '/search?q=바자회');
    await settle();
    fireEvent.click(screen.getByRole('button', { name: '더 보기' }));
    await settle();
    expect(screen.getByRole('link', { name: '바자회 10' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: '더 보기' })).not.toBeInTheDocument();
  });
});

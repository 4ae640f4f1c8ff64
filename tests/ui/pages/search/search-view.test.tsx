import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
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
const groups = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const marks = () => Array.from(document.querySelectorAll('mark'), ({ textContent }) => textContent);
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

  it('groups what was found with counts, marks the words, and leads to each thing', async () => {
    await open(found(HITS), '/search?q=바자회');
    await settle();
    expect(groups()).toEqual(['공지사항 1건', '행사 1건', '주보 1건']);
    expect(marks()).toEqual(['바자회', '바자회', '바자회']);
    expect(screen.getByRole('link', { name: '여전도회 바자회' })).toHaveAttribute(
      'href',
      '/communion/events/2026-11/2',
    );
    expect(screen.getByRole('link', { name: '2026년 11월 15일 주보' })).toHaveAttribute(
      'href',
      '/sermon/bulletin?date=2026-11-15',
    );
    expect(screen.getByRole('status')).toHaveTextContent('‘바자회’에 맞는 글과 행사 3건을 찾았습니다.');
  });

  it('marks what initial consonants stand for', async () => {
    await open(found([aHit(1)]), '/search?q=ㅂㅈㅎ');
    await settle();
    expect(marks()).toEqual(['바자회', '바자회']);
  });

  it('finds pages of the site by their names, also where nothing else is found', async () => {
    await open(found([]), '/search?q=주보');
    await settle();
    const pages = within(screen.getByRole('region', { name: /^페이지/ }));
    expect(pages.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/sermon/bulletin',
      '/sermon/current',
    ]);
  });

  it('says when nothing was found, and leads to the lists', async () => {
    await open(found([]), '/search?q=없는말');
    await settle();
    expect(screen.getByText('맞는 내용이 없습니다.')).toBeVisible();
    expect(within(screen.getByRole('navigation')).getAllByRole('link')).toHaveLength(5);
    expect(screen.getByRole('status')).toHaveTextContent('‘없는말’에 맞는 글과 행사가 없습니다.');
  });

  it('says why it failed, with a retry; the text stays', async () => {
    await open((_, before) => (before === 0 ? answered(500) : answered(200, HITS)), '/search?q=바자회');
    await settle();
    expect(screen.getByRole('alert')).toHaveTextContent('찾지 못했습니다.');
    expect(field()).toHaveValue('바자회');
    fireEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    await settle();
    expect(groups()).toHaveLength(3);
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
  it('follows the address: another search there is shown here', async () => {
    await open(found(HITS), '/search?q=바자회');
    act(() => navigate('/search?q=수련회'));
    await settle();
    expect(field()).toHaveValue('수련회');
    act(() => navigate('/search'));
    await settle();
    expect(field()).toHaveValue('');
  });

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

describe('FIND-02 a server that cannot search', () => {
  it('has recent things searched here, and that is said', async () => {
    const posts = [
      { id: 7, title: '바자회 안내', content: '토요일', author: '친교부', created: '2026-11-15T12:00:00Z' },
    ];
    await open(({ path }) => {
      if (path.startsWith('api/Search')) return answered(501);
      return answered(200, path.startsWith('api/Announcement') ? posts : []);
    }, '/search?q=바자회');
    await settle();
    expect(groups()).toEqual(['공지사항 1건']);
    expect(screen.getByText(/^지금 서버에는 검색 기능이 없습니다\./)).toBeVisible();
  });
});

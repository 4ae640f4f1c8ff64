import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { COMING_EVENTS, NEWEST_ANNOUNCEMENTS, WEEK_BULLETIN } from '@/composition/home.ts';
import type { BulletinRepository } from '@/content/bulletins/bulletins.ports.ts';
import { hasNoPages } from '@/content/bulletins/bulletins.ts';
import {
  makeReadComingEvents,
  makeReadNewestAnnouncements,
  makeReadWeekBulletin,
} from '@/content/home/week-news.use-cases.ts';
import { coreIn } from '@/core.tsx';
import { daysAfter } from '@/shared/dates.ts';
import { createLoadable } from '@/shared/loadable.store.ts';
import { done, refused } from '@/shared/outcome.ts';
import { provideReadOnce } from '@/shared/reading.machine.ts';
import { CoreProvider } from '@/ui/app/islands/core-context.tsx';
import { WeekNewsSlot } from '@/ui/pages/home/week-news.tsx';
import { anAnnouncement } from '../../../builders/announcement.ts';
import { anEvent } from '../../../builders/church-event.ts';
import { announcementBoard } from '../../../fakes/announcement-board.ts';
import { bulletinRepository } from '../../../fakes/bulletin-repository.ts';
import { coreOf } from '../../../fakes/core.ts';
import { eventRepository } from '../../../fakes/event-repository.ts';
import { brokenOnPurpose } from '../../../fakes/reported-errors.ts';
import { stillClock } from '../../../fakes/still-clock.ts';

const noBulletin: BulletinRepository = bulletinRepository();
const noEvents = eventRepository();

const open = async ({ board = announcementBoard(), bulletins = noBulletin, calendar = noEvents } = {}) => {
  const clock = stillClock(new Date('2026-11-18T13:00:00Z'));
  const { container } = await coreOf({ clock });
  container.bind(NEWEST_ANNOUNCEMENTS).toConstantValue(provideReadOnce({ read: makeReadNewestAnnouncements(board) }));
  container
    .bind(WEEK_BULLETIN)
    .toConstantValue(provideReadOnce({ read: makeReadWeekBulletin(bulletins, clock), isEmpty: hasNoPages }));
  container.bind(COMING_EVENTS).toConstantValue(provideReadOnce({ read: makeReadComingEvents(calendar, clock) }));
  const page = render(
    <CoreProvider core={createLoadable(() => Promise.resolve(coreIn(container)))}>
      <WeekNewsSlot />
    </CoreProvider>,
  );
  await waitFor(() => expect(document.querySelector('[data-loading]')).toBeNull());
  return page;
};

const column = (name: string) => within(screen.getByRole('region', { name }));

describe('the news of the week', () => {
  it('have no date before the page runs, since it may have been prerendered long ago', () => {
    render(
      <CoreProvider core={createLoadable(() => new Promise<never>(() => undefined))}>
        <WeekNewsSlot />
      </CoreProvider>,
    );
    expect(screen.getByRole('region', { name: '이번 주 소식' }).textContent).not.toMatch(/\d/);
    expect([...document.querySelectorAll('[data-loading]')].map(({ textContent }) => textContent)).toEqual([
      '공지사항을 불러오고 있습니다',
      '주보를 불러오고 있습니다',
      '행사를 불러오고 있습니다',
    ]);
  });

  it('show the dates of the week (BULL-01)', async () => {
    await open();
    expect(screen.getByRole('region', { name: '이번 주 소식' })).toHaveTextContent('2026년 11월 16일–22일');
  });

  it('show the three newest announcements with their days (ANNO-01, LIST-04)', async () => {
    const posts = [1, 2, 3, 4].map((id) =>
      anAnnouncement({ id, title: `소식 ${id}`, created: daysAfter('2026-11-18', -id) }),
    );
    await open({ board: announcementBoard(posts) });
    const titles = await column('공지사항').findAllByRole('listitem');
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      '소식 12026-11-17',
      '소식 22026-11-16',
      '소식 32026-11-15',
    ]);
    expect(column('공지사항').getByRole('link', { name: '소식 2' })).toHaveAttribute(
      'href',
      '/communion/announcements/2',
    );
  });

  it('show the cover of this week’s bulletin, with a link to it (BULL-02)', async () => {
    await open({ bulletins: { ...noBulletin, pages: () => Promise.resolve(done(['/cover.svg', '/second.svg'])) } });
    const cover = await column('주보').findByRole('img', { name: '2026년 11월 22일 주보 표지' });
    expect(cover).toHaveAttribute('src', '/cover.svg');
    const link = column('주보').getByRole('link', { name: /11월 22일 주보 펼치기/ });
    expect(link).toHaveAttribute('href', '/sermon/current');
    expect(column('주보').getAllByRole('link')).toHaveLength(1);
  });

  it('show the next three events with the name of their type (EVNT-04)', async () => {
    const events = [
      anEvent({ id: 1, start: '2026-11-22', type: 'morning', name: '추수감사주일 예배' }),
      anEvent({ id: 2, start: '2026-11-16', end: '2026-11-20', type: 'weekly', name: '성경통독 주간' }),
      anEvent({ id: 3, start: '2026-11-19', type: undefined, name: '소풍' }),
      anEvent({ id: 4, start: '2026-11-25' }),
    ];
    await open({ calendar: eventRepository({ during: () => Promise.resolve(done(events)) }) });
    const items = await column('다가오는 행사').findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      '11월 18일 수요일11월18 수주간행사성경통독 주간',
      '11월 19일 목요일19 목행사소풍',
      '11월 22일 일요일22 일오전예배추수감사주일 예배',
    ]);
    const links = column('다가오는 행사').getAllByRole('link', { name: /통독|소풍/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      events
        .filter(({ name }) => /통독|소풍/.test(name))
        .map(({ id, start }) => `/communion/events/${start}/${String(id)}`),
    );
  });

  it('show the month where it changes between events (EVNT-04)', async () => {
    const days = ['2026-11-29', '2026-12-02', '2026-12-06'] as const;
    const events = days.map((start, id) => anEvent({ id, start }));
    await open({ calendar: eventRepository({ during: () => Promise.resolve(done(events)) }) });
    const items = await column('다가오는 행사').findAllByRole('listitem');
    const marks = items.map((item) => item.querySelector('time > [aria-hidden]')?.textContent);
    expect(marks).toEqual(['11월29 일', '12월2 수', '6 일']);
    expect(column('다가오는 행사').getByText('12월 2일 수요일')).toBeInTheDocument();
  });

  it.each([
    ['공지사항', '아직 올라온 공지사항이 없습니다.', '/communion/announcements'],
    ['주보', '이번 주 주보가 아직 올라오지 않았습니다.', '/sermon/current'],
    ['다가오는 행사', '곧 다가오는 행사가 없습니다.', '/communion/events'],
  ])('say when there are no %s, and link to all of them', async (name, sentence, more) => {
    await open();
    expect(await column(name).findByText(sentence)).toBeVisible();
    expect(column(name).getByRole('link')).toHaveAttribute('href', more);
  });

  it('fail column by column, each with its own retry (REL-15)', async () => {
    let works = false;
    const broken = brokenOnPurpose();
    await open({
      board: announcementBoard([anAnnouncement({ title: '그대로 있는 소식' })]),
      bulletins: { ...noBulletin, pages: () => Promise.resolve(works ? done(['/cover.svg']) : refused('timedOut')) },
      calendar: eventRepository({ during: () => Promise.reject(broken) }),
    });
    expect(await column('주보').findByText('주보를 불러오지 못했습니다.')).toBeVisible();
    expect(await column('다가오는 행사').findByText('행사를 불러오지 못했습니다.')).toBeVisible();
    expect(await column('공지사항').findByText('그대로 있는 소식')).toBeVisible();

    works = true;
    await userEvent.click(column('주보').getByRole('button', { name: '다시 시도' }));
    expect(await column('주보').findByRole('img')).toBeVisible();
    expect(column('다가오는 행사').getByRole('button', { name: '다시 시도' })).toBeVisible();
  });
});

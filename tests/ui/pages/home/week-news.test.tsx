import { render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { homeEntry } from '@/composition/home.ts';
import type { BulletinRepository } from '@/content/bulletins/bulletins.ports.ts';
import { hasNoPages } from '@/content/bulletins/bulletins.ts';
import { makeReadComingEvents, makeReadWeekBulletin } from '@/content/home/week-news.use-cases.ts';
import { createLoadable } from '@/shared/loadable.store.ts';
import { CoreProvider } from '@/ui/app/islands/core-context.tsx';
import { WeekNewsSlot } from '@/ui/pages/home/week-news.tsx';
import { bulletinRepository } from '../../../fakes/bulletin-repository.ts';
import { coreOf } from '../../../fakes/core.ts';
import { eventRepository } from '../../../fakes/event-repository.ts';
import { stillClock } from '../../../fakes/still-clock.ts';

/** The news of a church without announcements and events. */
const open = async (bulletins: BulletinRepository = bulletinRepository()) => {
  const clock = stillClock(new Date('2026-11-18T13:00:00Z'));
  const { core, offer, servicesOf } = await coreOf({ clock });
  offer(servicesOf(homeEntry), {
    bulletin: { read: makeReadWeekBulletin(bulletins, clock), isEmpty: hasNoPages },
    events: { read: makeReadComingEvents(eventRepository(), clock) },
  });
  render(
    <CoreProvider core={createLoadable(() => Promise.resolve(core))}>
      <WeekNewsSlot />
    </CoreProvider>,
  );
  await waitFor(() => expect(document.querySelector('[data-loading]')).toBeNull());
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

  it('show the cover of this week’s bulletin, with a link to it (BULL-02)', async () => {
    await open(bulletinRepository({ Sun2026Nov22: ['/cover.svg', '/second.svg'] }));
    const cover = await column('주보').findByRole('img', { name: '2026년 11월 22일 주보 표지' });
    expect(cover).toHaveAttribute('src', '/cover.svg');
    const link = column('주보').getByRole('link', { name: /11월 22일 주보 펼치기/ });
    expect(link).toHaveAttribute('href', '/sermon/current');
    expect(column('주보').getAllByRole('link')).toHaveLength(1);
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
});

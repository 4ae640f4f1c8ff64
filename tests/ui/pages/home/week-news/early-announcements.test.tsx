import { act, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readBuildConfiguration } from '@/build/configuration.ts';
import { createLoadable } from '@/shared/loadable.store.ts';
import { type Core, CoreProvider } from '@/ui/app/islands/core-context.tsx';
import { WeekNewsSlot } from '@/ui/pages/home/week-news.tsx';
import { anAnnouncement } from '../../../../builders/announcement.ts';
import { announcementBoard } from '../../../../fakes/announcement-board.ts';
import { coreOf } from '../../../../fakes/core.ts';
import { deferred } from '../../../../fakes/deferred.ts';

const ADDRESS = `${readBuildConfiguration({ mocked: true }).apiBaseUrl}api/Announcement?page=1&itemsPerPage=10`;

const wired = (title: string) => ({ id: 7, title, content: '', author: '', created: '2026-11-17' });

/** Shows the news in a page that made its early call; the core is loaded when the test says so. */
function visit(answer: Promise<Response>) {
  window.earlyCalls = { [ADDRESS]: { answer, giveUp: () => undefined } };
  const core = deferred<Core>();
  const show = () =>
    render(
      <CoreProvider core={createLoadable(() => core.promise)}>
        <WeekNewsSlot />
      </CoreProvider>,
    );
  return {
    page: show(),
    show,
    /** The core comes, and reads this announcement. */
    comeWithCore: async (title: string) => {
      const fake = await coreOf({ board: announcementBoard([anAnnouncement({ title })]) });
      await act(async () => core.resolve(fake.core));
    },
  };
}

const inColumn = () => within(screen.getByRole('region', { name: '공지사항' }));

beforeEach(() => {
  // The page was requested when the test begins, not when the process of the tests did.
  const begun = performance.now();
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() - begun);
});

afterEach(() => {
  vi.restoreAllMocks();
  delete window.earlyCalls;
});

describe('the announcements that the page asked for early', () => {
  it('are shown before the core is loaded', async () => {
    visit(Promise.resolve(Response.json([wired('주차장 공사')])));
    const link = await screen.findByRole('link', { name: '주차장 공사' });
    expect(link).toHaveAttribute('href', '/communion/announcements/7');
    expect(inColumn().getByText('2026-11-17')).toBeVisible();
  });

  it('stay as they are when the core comes, with the focus in them', async () => {
    const { comeWithCore } = visit(Promise.resolve(Response.json([wired('주차장 공사')])));
    const link = await screen.findByRole('link', { name: '주차장 공사' });
    link.focus();
    await comeWithCore('새로 읽은 소식');
    expect(await screen.findByText(/2026년/)).toBeVisible();
    expect(screen.queryByText('새로 읽은 소식')).toBeNull();
    expect(link).toHaveFocus();
  });

  it('are read again by a page that is opened again', async () => {
    const { page, show, comeWithCore } = visit(Promise.resolve(Response.json([wired('주차장 공사')])));
    await screen.findByRole('link', { name: '주차장 공사' });
    page.unmount();
    await comeWithCore('새로 읽은 소식');
    show();
    expect(await screen.findByRole('link', { name: '새로 읽은 소식' })).toBeVisible();
  });

  it.each([
    ['failed', () => new Response('', { status: 503 })],
    ['are no list', () => Response.json({ title: '안내' })],
    ['are none', () => Response.json([])],
    ['were saved by the service worker', () => Response.json([wired('옛 소식')], { headers: { 'x-saved-at': '1' } })],
  ])('are read by the core where they %s', async (_, answer) => {
    const { comeWithCore } = visit(Promise.resolve(answer()));
    await comeWithCore('새로 읽은 소식');
    expect(await screen.findByRole('link', { name: '새로 읽은 소식' })).toBeVisible();
  });
});

import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createIsland, IslandSlot } from '@/ui/app/islands/island.tsx';
import { AnnouncementsIsland } from '@/ui/pages/communion/announcements/announcements-view.tsx';
import { FeedFrame } from '@/ui/patterns/posts/list-frame.tsx';
import { anAnnouncement } from '../../../../builders/announcement.ts';
import { announcementBoard } from '../../../../fakes/announcement-board.ts';
import { renderWithCore, settle } from '../../../../support/render-with-core.tsx';

/** The height that the view reserves for posts that are not painted yet. */
const roomsKept = (box: HTMLElement) =>
  [...box.querySelectorAll('div')].map((part) => part.style.containIntrinsicBlockSize).filter(Boolean);

const island = createIsland(() => Promise.resolve(AnnouncementsIsland));

async function openList(count: number): Promise<HTMLElement> {
  const posts = Array.from({ length: count }, (_, index) => anAnnouncement({ id: count - index }));
  const list = <IslandSlot island={island} props={{}} fallback={undefined} />;
  await renderWithCore(<FeedFrame page="announcements">{list}</FeedFrame>, { board: announcementBoard(posts) });
  await expect.poll(() => screen.queryAllByRole('article').length).toBe(count);
  await settle();
  return screen.getByRole('region', { name: /목록$/ });
}

describe('LIST-01 the box of a list', () => {
  it('contains the head of the page too, so that both scroll together', async () => {
    const box = await openList(2);
    expect(within(box).getByRole('heading', { level: 1, name: '공지사항' })).toBeVisible();
    expect(within(box).getAllByRole('article')).toHaveLength(2);
    expect(box).toHaveAttribute('tabindex', '0');
  });

  it('reserves height for the loaded posts only', async () => {
    expect(roomsKept(await openList(1))).toEqual(['auto 12rem']);
  });
});

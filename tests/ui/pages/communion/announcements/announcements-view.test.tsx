import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { done } from '@/shared/outcome.ts';
import { Announcer } from '@/ui/kit/feedback/announcer.tsx';
import { AnnouncementsIsland } from '@/ui/pages/communion/announcements/announcements-view.tsx';
import { aRawToken } from '../../../../builders/access-token.ts';
import { anAnnouncement } from '../../../../builders/announcement.ts';
import { announcementBoard } from '../../../../fakes/announcement-board.ts';
import type { CoreFakes } from '../../../../fakes/core.ts';
import { renderWithCore, settle } from '../../../../support/render-with-core.tsx';

/** What publishers use loads on demand, which a busy machine takes longer for. */
const LOADED = { timeout: 10_000 };

/** Scrolls the observed end of the list near the viewport. */
let reachBottom: () => void = () => undefined;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        reachBottom = () => tell([{ isIntersecting: true }]);
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  return () => vi.unstubAllGlobals();
});

const posts = (count: number) =>
  Array.from({ length: count }, (_, index) => anAnnouncement({ id: count - index, title: `소식 ${count - index}` }));
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const editor = aRawToken({ role: 'Editor' });
const titleField = () => screen.findByLabelText('제목', undefined, LOADED);

/** The list for an editor, with the form. */
async function openForEditor(fakes: Omit<CoreFakes, 'kept'> = {}) {
  const core = await renderWithCore(<AnnouncementsIsland />, { board: announcementBoard(), kept: editor, ...fakes });
  await titleField();
  return core;
}

describe('LIST-01…03 the list of announcements', () => {
  it('says aloud when all are shown', async () => {
    await renderWithCore(
      <>
        <Announcer />
        <AnnouncementsIsland />
      </>,
      { board: announcementBoard(posts(1)) },
    );
    reachBottom();
    await settle();
    expect(screen.getByRole('status')).toHaveTextContent('모든 게시물을 불러왔습니다.');
  });
});

describe('an announcement that the address highlights', () => {
  const open = (id: number, count = 25) =>
    renderWithCore(<AnnouncementsIsland />, {
      board: announcementBoard(posts(count)),
      page: `/communion/announcements?post=${id}`,
    });

  it('is highlighted and focused', async () => {
    await open(24);
    const heading = screen.getByRole('heading', { name: '소식 24' });
    expect(heading).toHaveFocus();
    expect(heading).toHaveAttribute('aria-current', 'true');
    expect(titles()).toHaveLength(10);
  });
});

describe('a new announcement', () => {
  const publish = async (title: string) => {
    await userEvent.type(screen.getByLabelText('제목'), title);
    await userEvent.type(screen.getByLabelText('내용'), '내용');
    await userEvent.click(screen.getByRole('button', { name: '등록' }));
    await settle();
  };

  it('ANNO-02 the next form of another user does not contain it', async () => {
    const { unmount } = await openForEditor();
    await userEvent.type(screen.getByLabelText('작성자'), '친교부');
    await publish('새 소식');
    unmount();
    const other = aRawToken({ role: 'Editor', sid: 'somebody-else' });
    await renderWithCore(<AnnouncementsIsland />, { board: announcementBoard(), kept: other });
    await titleField();
    expect(screen.getByLabelText('작성자')).toHaveValue('');
  });

  it('ANNO-02 a writer who has published is led to the new announcement, from another page too, and Back leads past it', async () => {
    const { toasts, navigation } = await openForEditor({
      board: announcementBoard(posts(2)),
      page: '/communion/announcements',
    });
    await userEvent.type(screen.getByLabelText('작성자'), '친교부');
    await publish('새 소식');
    toasts.find('announcementAdded').onAction?.();
    const address = '/communion/announcements?post=3';
    expect([navigation.visited, navigation.replaced]).toEqual([[], [address]]);
    act(() => navigate(address, { replace: true }));
    expect(screen.getByRole('heading', { name: '새 소식' })).toHaveFocus();
    navigation.goTo('/intro/vision');
    toasts.find('announcementAdded').onAction?.();
    expect(navigation.visited.at(-1)).toBe(address);
  });
});

describe('REL-30 a half-written announcement', () => {
  const begin = async () => {
    const core = await openForEditor();
    await userEvent.type(screen.getByLabelText('제목'), '쓰던 글');
    return core;
  };
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  it('makes the browser ask before its tab closes, and a blank one does not', async () => {
    await begin();
    expect(asks()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: '내용 지우기' }));
    expect(asks()).toBe(false);
  });

  it('can be restored after it was cleared, as long as its page is shown', async () => {
    const { toasts, show } = await begin();
    const gone = vi.fn();
    toasts.onToast(({ subject }, withdrawn) => withdrawn.addEventListener('abort', () => gone(subject)));
    await userEvent.click(screen.getByRole('button', { name: '내용 지우기' }));
    expect(screen.getByLabelText('제목')).toHaveValue('');
    toasts.find('draftCleared').onUndo?.();
    await settle();
    expect(screen.getByLabelText('제목')).toHaveValue('쓰던 글');
    await show(null);
    expect(gone).toHaveBeenCalledWith('draftCleared');
  });
});

describe('REL-09 an editor who loses the role', () => {
  const open = async () => {
    let token = aRawToken();
    const board = announcementBoard(posts(1));
    const core = await openForEditor({ board, gateway: { refresh: () => Promise.resolve(done(token)) } });
    return {
      ...core,
      board,
      refreshAs: async (next: string) => {
        token = next;
        core.session.send({ type: 'refresh.asked' });
        await settle();
      },
    };
  };

  it('can continue when the role is given back', async () => {
    const { refreshAs } = await open();
    await userEvent.type(screen.getByLabelText('제목'), '쓰던 글');
    await refreshAs(aRawToken());
    await refreshAs(editor);
    expect(screen.getByLabelText('제목')).toHaveValue('쓰던 글');
    expect(screen.getByRole('button', { name: '등록' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('no longer sees an empty form, at once or after clearing it', async () => {
    const { refreshAs } = await open();
    await refreshAs(aRawToken());
    expect(screen.queryByLabelText('제목')).not.toBeInTheDocument();
    await refreshAs(editor);
    await userEvent.type(screen.getByLabelText('제목'), '쓰던 글');
    await refreshAs(aRawToken());
    await userEvent.click(screen.getByRole('button', { name: '내용 지우기' }));
    expect(screen.queryByLabelText('제목')).not.toBeInTheDocument();
  });
});

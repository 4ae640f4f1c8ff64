import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { done, refused } from '@/shared/outcome.ts';
import { Announcer } from '@/ui/kit/feedback/announcer.tsx';
import { AnnouncementsIsland } from '@/ui/pages/communion/announcements/announcements-view.tsx';
import { aRawToken } from '../../../../builders/access-token.ts';
import { anAnnouncement } from '../../../../builders/announcement.ts';
import { announcementBoard } from '../../../../fakes/announcement-board.ts';
import type { CoreFakes } from '../../../../fakes/core.ts';
import { endSession } from '../../../../fakes/end-session.ts';
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
  it('shows a page, then the next one at the bottom, and says when all are shown', async () => {
    await renderWithCore(
      <>
        <Announcer />
        <AnnouncementsIsland />
      </>,
      { board: announcementBoard(posts(12)) },
    );
    expect(titles()).toHaveLength(10);
    reachBottom();
    await settle();
    expect(titles()).toHaveLength(12);
    reachBottom();
    await settle();
    expect(screen.getByText('모든 게시물을 불러왔습니다.', { selector: 'p' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('모든 게시물을 불러왔습니다.');
  });

  it('that is empty says so', async () => {
    await renderWithCore(<AnnouncementsIsland />, { board: announcementBoard() });
    expect(screen.getByText('아직 올라온 공지사항이 없습니다.')).toBeVisible();
  });

  it('that cannot be loaded offers a retry', async () => {
    let fails = true;
    const whole = announcementBoard(posts(2));
    const board = {
      ...whole,
      page: (number: number) => (fails ? Promise.resolve(refused('timedOut')) : whole.page(number)),
    };
    const { toasts } = await renderWithCore(<AnnouncementsIsland />, { board });
    expect(screen.getByRole('alert')).toHaveTextContent('공지사항을 불러오지 못했습니다.');
    expect(toasts.subjects()).toEqual(['announcementNotLoaded']);
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    await settle();
    expect(titles()).toEqual(['소식 2', '소식 1']);
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

  it('is found on a later page', async () => {
    await open(3);
    await settle();
    expect(screen.getByRole('heading', { name: '소식 3' })).toHaveFocus();
    expect(titles()).toHaveLength(25);
  });

  it('that was deleted is said to be deleted', async () => {
    await open(77);
    await settle();
    expect(screen.getByRole('alert')).toHaveTextContent('찾으시는 글이 보이지 않습니다.');
    expect(titles()).toHaveLength(25);
  });
});

describe('PERM-02 publishing is for Admin and Editor', () => {
  it.each([
    ['a visitor', undefined],
    ['a member', aRawToken()],
  ])('%s has neither form nor delete buttons', async (_, kept) => {
    const fakes = kept === undefined ? {} : { kept };
    await renderWithCore(<AnnouncementsIsland />, { board: announcementBoard(posts(1)), ...fakes });
    expect(titles()).toEqual(['소식 1']);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /삭제/ })).not.toBeInTheDocument();
  });

  it('ANNO-02 an editor’s announcement is added at the top, and the form is empty', async () => {
    await openForEditor({ board: announcementBoard(posts(1)) });
    await userEvent.type(screen.getByLabelText('제목'), '새 소식');
    await userEvent.type(screen.getByLabelText('내용'), '내용');
    await userEvent.type(screen.getByLabelText('작성자'), '사무실');
    await userEvent.click(screen.getByRole('button', { name: '등록' }));
    await settle();
    expect(titles()).toEqual(['새 소식', '소식 1']);
    expect(screen.getByLabelText('제목')).toHaveValue('');
  });

  const publish = async (title: string) => {
    await userEvent.type(screen.getByLabelText('제목'), title);
    await userEvent.type(screen.getByLabelText('내용'), '내용');
    await userEvent.click(screen.getByRole('button', { name: '등록' }));
    await settle();
  };

  it('ANNO-02 the next form contains the author’s last name, and still counts as blank', async () => {
    const { toasts } = await openForEditor();
    await userEvent.type(screen.getByLabelText('작성자'), '친교부 ');
    await publish('새 소식');
    expect(screen.getByLabelText('작성자')).toHaveValue('친교부');
    expect(screen.getByRole('button', { name: /접기/ })).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: '내용 지우기' }));
    expect(toasts.subjects()).toEqual(['announcementAdded']);
    await publish('다음 소식');
    expect(titles()).toEqual(['다음 소식', '새 소식']);
  });

  it('ANNO-02 a press on the button submits even if a message moves it away', async () => {
    await openForEditor();
    await userEvent.click(screen.getByLabelText('제목'));
    await userEvent.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: '등록' }) });
    expect(screen.queryByText('제목을 입력해 주세요.')).not.toBeInTheDocument();
    await userEvent.pointer('[/MouseLeft]');
    await userEvent.click(screen.getByRole('button', { name: '등록' }));
    expect(screen.getByText('제목을 입력해 주세요.')).toBeVisible();
    expect(screen.getByText('작성자를 입력해 주세요.')).toBeVisible();
  });

  it('ANNO-02 a form with missing fields lists them, each with a link to its field', async () => {
    await openForEditor();
    await userEvent.type(screen.getByLabelText('내용'), '내용');
    await userEvent.click(screen.getByRole('button', { name: '등록' }));
    expect(screen.getByRole('alert')).toHaveTextContent('아직 고치실 칸이 있습니다.');
    const rows = within(screen.getByRole('list', { name: '고치실 칸' })).getAllByRole('link');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '제목: 제목을 입력해 주세요.',
      '작성자: 작성자를 입력해 주세요.',
    ]);
    await userEvent.click(screen.getByRole('link', { name: /^작성자: / }));
    expect(screen.getByLabelText('작성자')).toHaveFocus();
  });

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

  it('ANNO-03 an announcement that is deleted disappears, and undo restores it', async () => {
    const { toasts } = await renderWithCore(<AnnouncementsIsland />, {
      board: announcementBoard(posts(2)),
      kept: editor,
    });
    await userEvent.click(screen.getByRole('button', { name: /삭제.*소식 2/ }));
    expect(titles()).toEqual(['소식 1']);
    toasts.find('announcementDeleted').onAction?.();
    await settle();
    expect(titles()).toEqual(['소식 2', '소식 1']);
  });

  it('REL-29 a double click, and a key that is held down, delete one announcement', async () => {
    await renderWithCore(<AnnouncementsIsland />, { board: announcementBoard(posts(4)), kept: editor });
    await userEvent.click(screen.getByRole('button', { name: /삭제.*소식 4/ }));
    await userEvent.click(screen.getByRole('button', { name: /삭제.*소식 3/ }));
    expect(titles()).toEqual(['소식 3', '소식 2', '소식 1']);
    screen.getByRole('button', { name: /삭제.*소식 2/ }).focus();
    await userEvent.keyboard('{Enter>5/}');
    expect(titles()).toEqual(['소식 3', '소식 2', '소식 1']);
  });

  it('AUTH-15 typed texts survive the end of the session', async () => {
    const { session } = await openForEditor({
      gateway: { signIn: () => Promise.resolve({ kind: 'done', value: editor }) },
    });
    await userEvent.type(screen.getByLabelText('제목'), '쓰던 글');
    endSession(session);
    await settle();
    expect(screen.queryByLabelText('제목')).not.toBeInTheDocument();
    session.send({ type: 'signIn.asked', credentials: { email: 'a', password: 'b' } });
    await settle();
    expect(screen.getByLabelText('제목')).toHaveValue('쓰던 글');
  });
});

describe('REL-30 a half-written announcement', () => {
  const begin = async () => {
    const core = await openForEditor();
    await userEvent.type(screen.getByLabelText('제목'), '쓰던 글');
    return core;
  };
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  it('is given back when its writer comes back, with a word about it', async () => {
    const { show } = await begin();
    expect(screen.queryByText(/쓰시던 내용을/)).not.toBeInTheDocument();
    await show(null);
    await show(<AnnouncementsIsland />);
    expect(screen.getByLabelText('제목')).toHaveValue('쓰던 글');
    expect(screen.getByText(/쓰시던 내용을 그대로 불러왔습니다/)).toBeVisible();
  });

  it('is restored after a reload', async () => {
    const { unmount } = await begin();
    unmount();
    await openForEditor();
    expect(screen.getByLabelText('제목')).toHaveValue('쓰던 글');
  });

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

  it('keeps the form with its values, is told so, and cannot send', async () => {
    const { refreshAs, board } = await open();
    await userEvent.type(screen.getByLabelText('제목'), '쓰던 글');
    await refreshAs(aRawToken());
    expect(screen.getByLabelText('제목')).toHaveValue('쓰던 글');
    expect(screen.getByRole('alert')).toHaveTextContent('글을 올릴 수 있는 역할이 없어져');
    expect(screen.queryByRole('button', { name: '등록' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /삭제/ })).not.toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('제목'), '{Enter}');
    expect(board.posted()).toHaveLength(1);
  });

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

describe('leaving the page', () => {
  it('sends a deletion that was waiting for undo', async () => {
    const board = announcementBoard(posts(2));
    const { unmount } = await renderWithCore(<AnnouncementsIsland />, { board, kept: editor });
    await userEvent.click(
      within(screen.getAllByRole('article')[0] ?? document.body).getByRole('button', { name: /삭제/ }),
    );
    expect(board.posted()).toHaveLength(2);
    unmount();
    expect(board.posted()).toHaveLength(1);
  });
});

import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Notifications } from '@/shared/notifications.ports.ts';
import { servedDialogs } from '@/ui/app/shell/dialog-contents.ts';
import { ToastHost } from '@/ui/app/shell/toasts.tsx';
import { renderWithCore, settle } from '../../../../support/render-with-core.tsx';

describe('NOTI-01 a toast', () => {
  it('has a message and, for an error, the reason; an error is an alert', async () => {
    const { toasts } = await renderWithCore(<ToastHost />);
    toasts.notifyFailure({ subject: 'announcementNotLoaded', reason: 'timedOut' });
    await settle();
    expect(screen.getByRole('alert')).toHaveTextContent(
      '공지사항을 불러오지 못했습니다. 서버가 제때 답하지 않았습니다. 잠시 뒤에 다시 시도해 주세요.',
    );
  });

  it('that came before the host was mounted is shown too', async () => {
    const { toasts, show } = await renderWithCore(null);
    toasts.notify({ tone: 'success', subject: 'announcementAdded' });
    await show(<ToastHost />);
    expect(screen.getByRole('status')).toHaveTextContent('공지사항을 등록했습니다.');
  });

  it('REL-17 does its action once for a double click, and none for the undo key on its way out', async () => {
    const onAction = vi.fn();
    const onUndo = vi.fn();
    const { toasts } = await renderWithCore(<ToastHost />);
    toasts.notify({ tone: 'info', subject: 'announcementDeleted', onAction, onUndo });
    await settle();
    await userEvent.dblClick(screen.getByRole('button', { name: '되돌리기' }));
    fireEvent.keyDown(document.body, { key: 'z', code: 'KeyZ', ctrlKey: true });
    expect([onAction.mock.calls.length, onUndo.mock.calls.length]).toEqual([1, 0]);
  });

  it('REL-17 that the undo key has answered ignores a click on its way out', async () => {
    const onAction = vi.fn();
    const onUndo = vi.fn();
    const { toasts } = await renderWithCore(<ToastHost />);
    toasts.notify({ tone: 'info', subject: 'announcementDeleted', onAction, onUndo });
    await settle();
    const button = screen.getByRole('button', { name: '되돌리기' });
    fireEvent.keyDown(document.body, { key: 'z', code: 'KeyZ', ctrlKey: true });
    fireEvent.keyDown(document.body, { key: 'z', code: 'KeyZ', ctrlKey: true });
    fireEvent.click(button);
    expect([onAction.mock.calls.length, onUndo.mock.calls.length]).toEqual([0, 1]);
  });

  it('REL-17 that was withdrawn ignores a click on its way out', async () => {
    const onAction = vi.fn();
    const { toasts } = await renderWithCore(<ToastHost />);
    const withdraw = toasts.notify({ tone: 'info', subject: 'announcementDeleted', onAction });
    await settle();
    const button = screen.getByRole('button', { name: '되돌리기' });
    withdraw();
    fireEvent.click(button);
    expect(onAction).not.toHaveBeenCalled();
  });

  it('stays when its clock stands before its own beginning, and goes when the time is over', async () => {
    const onGone = vi.fn();
    const { toasts } = await renderWithCore(<ToastHost />);
    toasts.notify({ tone: 'info', subject: 'announcementDeleted', onUndo: vi.fn(), onGone });
    await settle();
    const clock = screen.getByRole('status').querySelector('[role="progressbar"]');
    if (clock === null) throw new Error('The toast has no clock');
    fireEvent.animationEnd(clock, { elapsedTime: 0 });
    expect(onGone).not.toHaveBeenCalled();
    fireEvent.animationEnd(clock, { elapsedTime: 10 });
    expect(onGone).toHaveBeenCalledTimes(1);
  });

  it('is undone by Ctrl+Z, the last one first, but not from within a field', async () => {
    const undone: string[] = [];
    const { toasts } = await renderWithCore(
      <>
        <input aria-label="제목" />
        <ToastHost />
      </>,
    );
    for (const about of ['먼저', '나중']) {
      toasts.notify({ tone: 'info', subject: 'announcementDeleted', about, onUndo: () => undone.push(about) });
    }
    await settle();
    screen.getByRole('textbox').focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(undone).toEqual([]);
    screen.getByRole('textbox').blur();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(undone).toEqual(['나중']);
    await userEvent.keyboard('{Meta>}ㅋ{/Meta}');
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(undone).toEqual(['나중']);
    fireEvent.keyDown(document.body, { key: 'ㅋ', code: 'KeyZ', metaKey: true });
    fireEvent.keyDown(document.body, { key: 'z', code: 'KeyZ', ctrlKey: true });
    expect(undone).toEqual(['나중', '먼저']);
  });

  describe('a toast of a success', () => {
    /** Shows toasts in a narrow or wide window, and returns those that have disappeared. */
    const goneOf = async (isNarrow: boolean, shown: readonly Parameters<Notifications['notify']>[0][]) => {
      const browserMatches = window.matchMedia.bind(window);
      vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
        browserMatches(isNarrow && query.includes('max-width') ? 'all' : query),
      );
      const { toasts } = await renderWithCore(<ToastHost />);
      const gone: string[] = [];
      for (const toast of shown) {
        toasts.notify({ ...toast, onGone: () => gone.push(toast.about ?? toast.subject) });
        // oxlint-disable-next-line no-await-in-loop -- each toast is shown before the next one arrives
        await settle();
      }
      vi.restoreAllMocks();
      return gone;
    };
    const added = { tone: 'success', subject: 'bulletinUploaded', about: '먼저' } as const;
    const copied = { tone: 'success', subject: 'linkCopied' } as const;

    it('is replaced by the next of its kind', async () => {
      expect(await goneOf(false, [added, copied, { ...added, about: '나중' }])).toEqual(['먼저']);
    });

    it('is replaced by the next of any kind on a phone', async () => {
      expect(await goneOf(true, [added, copied, { ...added, about: '나중' }])).toEqual(['먼저', 'linkCopied']);
    });

    it('stays while it offers an undo, as one with a question does', async () => {
      const undo = { tone: 'success', subject: 'boardMoved', onUndo: () => undefined } as const;
      const ended = { tone: 'info', subject: 'sessionEnded', stays: true } as const;
      expect(await goneOf(true, [undo, undo, ended, added])).toEqual([]);
    });

    it('replaces no error', async () => {
      const { toasts } = await renderWithCore(<ToastHost />);
      for (const subject of ['announcementNotAdded', 'announcementNotAdded'] as const)
        toasts.notifyFailure({ subject, reason: undefined });
      toasts.notify(added);
      await settle();
      expect(screen.getAllByRole('alert')).toHaveLength(2);
    });
  });

  it('returns the focus to its earlier place when its button is pressed', async () => {
    const { toasts } = await renderWithCore(
      <>
        <button type="button">삭제</button>
        <ToastHost />
      </>,
    );
    const before = screen.getByRole('button', { name: '삭제' });
    before.focus();
    toasts.notify({ tone: 'info', subject: 'announcementDeleted', onAction: () => undefined });
    await settle();
    screen.getByRole('button', { name: '되돌리기' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(before).toHaveFocus();
  });

  it('gives the focus to the page when that place has disappeared', async () => {
    const { toasts } = await renderWithCore(
      <>
        <main id="main" tabIndex={-1} />
        <ToastHost />
      </>,
    );
    toasts.notify({ tone: 'info', subject: 'announcementDeleted', onAction: () => undefined });
    await settle();
    screen.getByRole('button', { name: '알림 닫기' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('does not move the focus when it is elsewhere', async () => {
    const { toasts } = await renderWithCore(
      <>
        <input aria-label="제목" />
        <ToastHost />
      </>,
    );
    const end = toasts.notify({ tone: 'info', subject: 'linkCopied' });
    await settle();
    screen.getByRole('textbox').focus();
    end();
    await settle();
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('does not close a dialog when it is pressed', async () => {
    const { toasts, dialog } = await renderWithCore(
      <>
        <ToastHost />
        <servedDialogs.LoginDialog />
      </>,
    );
    dialog.send({ type: 'login.asked', occasion: 'asked', returnTo: '/' });
    toasts.notify({ tone: 'info', subject: 'linkCopied' });
    await settle();
    await userEvent.setup({ pointerEventsCheck: 0 }).click(screen.getByText(/주소를 복사했습니다/));
    expect(dialog.getSnapshot().value).toBe('open');
  });
});

import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { focusPressed } from '@/ui/kit/focus/pressed-focus.ts';
import { ConfirmDialog } from '@/ui/kit/overlay/confirm-dialog.tsx';
import { Dialog } from '@/ui/kit/overlay/dialog.tsx';
import { layersSeen } from '../../../support/layers-seen.ts';
import { settle } from '../../../support/render-with-core.tsx';

interface PageProps {
  readonly asked?: (open: boolean) => void;
  /** Whether the dialog is open at the first render, as after a reload. */
  readonly comesOpen?: boolean;
}

/** A page with a button that opens a dialog. */
function Page({ asked, comesOpen = false }: PageProps) {
  const [open, setOpen] = useState(comesOpen);
  const change = (next: boolean) => {
    asked?.(next);
    setOpen(next);
  };
  return (
    <>
      <h1 tabIndex={-1} data-page-heading="">
        환영합니다
      </h1>
      <button type="button" data-opens-login onClick={() => setOpen(true)}>
        로그인 열기
      </button>
      <Dialog open={open} onOpenChange={change} title="로그인" closeLabel="로그인 창 닫기" opener="[data-opens-login]">
        <input aria-label="이메일" />
      </Dialog>
    </>
  );
}

async function openDialog(asked?: (open: boolean) => void) {
  render(<Page {...(asked === undefined ? {} : { asked })} />);
  await userEvent.click(screen.getByRole('button', { name: '로그인 열기' }));
  return screen.findByRole('dialog', { name: '로그인' });
}

async function expectClosed() {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

describe('a dialog (AUTH-01, AUTH-02)', () => {
  it('is modal and focuses its first field', async () => {
    const dialog = await openDialog();
    expect(dialog).toHaveAttribute('aria-modal', 'true');
    await waitFor(() => expect(screen.getByLabelText('이메일')).toHaveFocus());
  });

  it('closes on Escape and returns the focus', async () => {
    await openDialog();
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await waitFor(() => expect(screen.getByRole('button', { name: '로그인 열기' })).toHaveFocus());
  });

  it('that was open when its page was shown gives the focus to its button', async () => {
    render(<Page comesOpen />);
    await waitFor(() => expect(screen.getByLabelText('이메일')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await waitFor(() => expect(screen.getByRole('button', { name: '로그인 열기' })).toHaveFocus());
  });

  it('returns the focus without scrolling, to a pressed button that the browser did not focus', async () => {
    const end = focusPressed();
    render(<Page />);
    const button = screen.getByRole('button', { name: '로그인 열기' });
    const focus = vi.spyOn(button, 'focus');
    fireEvent.click(button);
    await screen.findByRole('dialog', { name: '로그인' });
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await waitFor(() => expect(button).toHaveFocus());
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }], [{ preventScroll: true }]]);
    end();
  });

  it('closes on its close button', async () => {
    await openDialog();
    await userEvent.click(screen.getByRole('button', { name: '로그인 창 닫기' }));
    await expectClosed();
  });

  it('closes on a press outside, but not on one inside', async () => {
    const asked = vi.fn();
    const dialog = await openDialog(asked);
    await userEvent.click(screen.getByLabelText('이메일'));
    expect(asked).not.toHaveBeenCalled();

    const backdrop = dialog.parentElement ?? document.body;
    layersSeen();
    // The style sheet that lets the backdrop take presses is not loaded here.
    await userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }).click(backdrop);
    await expectClosed();
    expect(asked).toHaveBeenCalledWith(false);
  });

  it('REL-29 stays for a press outside that was aimed at what it has just covered', async () => {
    const asked = vi.fn();
    const dialog = await openDialog(asked);
    const pointer = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
    await pointer.click(dialog.parentElement ?? document.body);
    expect(asked).not.toHaveBeenCalled();
    expect(dialog).toBeInTheDocument();
  });

  it('does not return the focus when a page has taken it meanwhile (ROUTE-09)', async () => {
    const dialog = await openDialog();
    const heading = document.querySelector<HTMLElement>('[data-page-heading]');
    dialog.addEventListener('keydown', () => queueMicrotask(() => heading?.focus()));
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await waitFor(() => expect(heading).toHaveFocus());
  });
});

describe('a dialog with a form', () => {
  /** A list whose entry is changed in a dialog, which closes with the answer. */
  function Entry() {
    const [open, setOpen] = useState(false);
    return (
      <article>
        <button type="button" onClick={() => setOpen(true)}>
          고치기
        </button>
        <Dialog open={open} onOpenChange={setOpen} title="공지사항 고치기" closeLabel="닫기">
          <form
            onSubmit={(event) => {
              event.preventDefault();
              setOpen(false);
            }}
          >
            <input aria-label="제목" />
          </form>
        </Dialog>
      </article>
    );
  }

  it('REL-17 that its outcome has closed is not opened again by an Enter that comes late', async () => {
    render(<Entry />);
    await userEvent.click(screen.getByRole('button', { name: '고치기' }));
    await waitFor(() => expect(screen.getByLabelText('제목')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expectClosed();
    await waitFor(() => expect(screen.getByRole('article')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('that the user has closed returns the focus to its button', async () => {
    render(<Entry />);
    await userEvent.click(screen.getByRole('button', { name: '고치기' }));
    await waitFor(() => expect(screen.getByLabelText('제목')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await waitFor(() => expect(screen.getByRole('button', { name: '고치기' })).toHaveFocus());
  });
});

describe('a confirmation dialog', () => {
  it('focuses the button that changes nothing', async () => {
    const confirmed = vi.fn();
    const changed = vi.fn();
    render(
      <ConfirmDialog
        open
        onOpenChange={changed}
        title="회원 삭제"
        closeLabel="닫기"
        confirmLabel="삭제합니다"
        onConfirmed={confirmed}
        danger
      >
        강하은 님을 명부에서 지웁니다.
      </ConfirmDialog>,
    );

    await waitFor(() => expect(screen.getByRole('button', { name: '취소' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    expect(changed).toHaveBeenCalledWith(false);
    expect(confirmed).not.toHaveBeenCalled();

    await userEvent.click(screen.getByRole('button', { name: '삭제합니다' }));
    expect(confirmed).toHaveBeenCalledTimes(1);
  });
});

describe('a dialog in the history', () => {
  const layersHere = () => {
    const state: unknown = history.state;
    return typeof state === 'object' && state !== null && 'layers' in state ? state.layers : 0;
  };
  const goBack = async () => {
    history.back();
    await settle();
  };

  it('is closed by Back, and only the next Back leaves the page', async () => {
    navigate('/communion/events');
    await openDialog();
    expect(window.location.pathname).toBe('/communion/events');
    await goBack();
    await expectClosed();
    expect(window.location.pathname).toBe('/communion/events');
    expect(screen.getByRole('button', { name: '로그인 열기' })).toHaveFocus();
  });

  it('that stays when Back is pressed has its entry again', async () => {
    navigate('/communion/events');
    const closed = vi.fn();
    render(
      <Dialog open onOpenChange={closed} title="기도 제목" closeLabel="창 닫기">
        보내고 있습니다.
      </Dialog>,
    );
    await goBack();
    await waitFor(() => expect(layersHere()).toBe(1));
    await goBack();
    await waitFor(() => expect(layersHere()).toBe(1));
    expect(closed).toHaveBeenCalledTimes(2);
    expect(window.location.pathname).toBe('/communion/events');
  });

  it('leaves no empty history entry when it is closed by its button', async () => {
    navigate('/communion/events');
    navigate('/communion/announcements');
    await openDialog();
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await settle();
    await goBack();
    expect(window.location.pathname).toBe('/communion/events');
  });

  it('leaves no empty history entry when a link in it is followed', async () => {
    navigate('/communion/events');
    await openDialog();
    expect(layersHere()).toBe(1);
    navigate('/communion/announcements');
    await userEvent.keyboard('{Escape}');
    await settle();
    expect(window.location.pathname).toBe('/communion/announcements');
    await goBack();
    expect(window.location.pathname).toBe('/communion/events');
    expect(layersHere()).toBe(0);
  });

  it('that opened without any interaction is closed even when the browser skips its entry', async () => {
    const watchers: EventTarget[] = [];
    vi.stubGlobal(
      'CloseWatcher',
      class extends EventTarget {
        constructor() {
          super();
          watchers.push(this);
        }
        destroy(): void {}
      },
    );
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { userActivation: { hasBeenActive: false } }));
    await openDialog();
    vi.unstubAllGlobals();
    expect(layersHere()).toBe(0);
    watchers[0]?.dispatchEvent(new Event('close'));
    await expectClosed();
  });

  it('is not opened again by Forward', async () => {
    navigate('/communion/events');
    await openDialog();
    await goBack();
    await expectClosed();
    history.forward();
    await expect.poll(layersHere).toBe(0);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PictureDialog } from '@/ui/kit/overlay/picture-dialog.tsx';
import { layersSeen } from '../../../support/layers-seen.ts';

function open() {
  const onOpenChange = vi.fn();
  render(
    <>
      <p data-toast="">저장했습니다.</p>
      <PictureDialog open onOpenChange={onOpenChange} title="환영 인사" src="/hello.svg" alt="어서 오세요.">
        <button type="button">닫기</button>
      </PictureDialog>
    </>,
  );
  return onOpenChange;
}

/** The style sheet that lets the backdrop and toasts take presses is not loaded here. */
const pointer = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });

describe('a dialog of one picture', () => {
  it('is modal, named by its title, and shows its picture and its buttons', () => {
    open();
    expect(screen.getByRole('dialog', { name: '환영 인사' })).toHaveAttribute('aria-modal', 'true');
    expect(screen.getByRole('img', { name: '어서 오세요.' })).toHaveAttribute('src', '/hello.svg');
    expect(screen.getByRole('button', { name: '닫기' })).toBeVisible();
  });

  it('has the focus itself, so that its title is read', async () => {
    open();
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
  });

  it('asks to be closed on Escape and on a press outside', async () => {
    const asked = open();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(asked).toHaveBeenCalledExactlyOnceWith(false);
    layersSeen();
    await pointer.click(screen.getByRole('dialog').parentElement ?? document.body);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('NOTI-01 stays for a press on a toast', async () => {
    const asked = open();
    await pointer.click(screen.getByText('저장했습니다.'));
    expect(asked).not.toHaveBeenCalled();
  });
});

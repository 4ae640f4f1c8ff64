import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DialogFrame } from '@/ui/kit/overlay/dialog-frame.tsx';
import { DialogHead } from '@/ui/kit/overlay/dialog-head.tsx';

describe('the head of a dialog element', () => {
  it('has the title, and a button that closes the dialog without a script', () => {
    render(
      <dialog open aria-label="로그인">
        <DialogFrame>
          <DialogHead title="로그인" closeLabel="로그인 창 닫기" />
        </DialogFrame>
      </dialog>,
    );
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('heading', { level: 2, name: '로그인' })).toBeVisible();
    const close = dialog.getByRole('button', { name: '로그인 창 닫기' });
    expect(close).toHaveAttribute('type', 'submit');
    expect(close.closest('form')).toHaveAttribute('method', 'dialog');
  });
});

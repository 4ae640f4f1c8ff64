import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FormFold } from '@/ui/patterns/form/form-fold.tsx';

const fold = (holdsSomething: boolean) => (
  <FormFold heading="새 공지 쓰기" holdsSomething={holdsSomething}>
    <input aria-label="제목" />
  </FormFold>
);
const isOpen = () => screen.getByRole('button').getAttribute('aria-expanded') === 'true';

describe('PERM-02 the form of those who publish', () => {
  it('waits behind its button, and what is in it is there all the time', () => {
    render(fold(false));
    const field = screen.getByLabelText('제목');
    expect(isOpen()).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: /새 공지 쓰기/ }));
    expect(isOpen()).toBe(true);
    fireEvent.click(screen.getByRole('button'));
    expect(isOpen()).toBe(false);
    expect(screen.getByLabelText('제목')).toBe(field);
  });

  it('gives the focus to its first field when it is opened, and to none that comes back by itself', () => {
    const { unmount } = render(fold(false));
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByLabelText('제목')).toHaveFocus();
    unmount();
    render(fold(true));
    expect(document.body).toHaveFocus();
  });

  it('AUTH-15 stands open when it comes back with what was typed', () => {
    render(fold(true));
    expect(isOpen()).toBe(true);
  });

  it('cannot be folded away while it holds something, and stays as it is when that has gone', () => {
    const { rerender } = render(fold(false));
    fireEvent.click(screen.getByRole('button'));
    rerender(fold(true));
    fireEvent.click(screen.getByRole('button'));
    expect(isOpen()).toBe(true);
    rerender(fold(false));
    expect(isOpen()).toBe(true);
  });
});

import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FormFold } from '@/ui/patterns/form/form-fold.tsx';

const fold = (holdsSomething: boolean) => (
  <FormFold heading="새 공지 쓰기" holdsSomething={holdsSomething}>
    <input aria-label="제목" />
  </FormFold>
);
const isOpen = () => screen.getByRole('button').getAttribute('aria-expanded') === 'true';

describe('PERM-02 the folded form of publishers', () => {
  it('is behind its button, and its content is always mounted', () => {
    render(fold(false));
    const field = screen.getByLabelText('제목');
    expect(isOpen()).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: /새 공지 쓰기/ }));
    expect(isOpen()).toBe(true);
    fireEvent.click(screen.getByRole('button'));
    expect(isOpen()).toBe(false);
    expect(screen.getByLabelText('제목')).toBe(field);
  });

  it('focuses its first field when the reader opens it, but not when it opens with a restored draft', () => {
    const { unmount } = render(fold(false));
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByLabelText('제목')).toHaveFocus();
    unmount();
    render(fold(true));
    expect(document.body).toHaveFocus();
  });

  it('AUTH-15 is open when it has a restored draft', () => {
    render(fold(true));
    expect(isOpen()).toBe(true);
  });

  it('cannot be folded while it has content, and stays open when that is cleared', () => {
    const { rerender } = render(fold(false));
    fireEvent.click(screen.getByRole('button'));
    rerender(fold(true));
    fireEvent.click(screen.getByRole('button'));
    expect(isOpen()).toBe(true);
    rerender(fold(false));
    expect(isOpen()).toBe(true);
  });
});

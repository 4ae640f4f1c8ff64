import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Form } from '@/ui/kit/forms/form.tsx';

describe('a busy button (AUTH-04)', () => {
  it('keeps the focus and does nothing when it is pressed again', async () => {
    const pressed = vi.fn();
    const { rerender } = render(<Button onClick={pressed}>로그인</Button>);
    await userEvent.click(screen.getByRole('button'));
    expect(pressed).toHaveBeenCalledTimes(1);

    rerender(
      <Button onClick={pressed} busy>
        로그인
      </Button>,
    );
    expect(screen.getByRole('button')).toHaveFocus();
    expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(screen.getByRole('button'));
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('does not submit again, neither by a press nor by Enter in a field', async () => {
    const submitted = vi.fn();
    const form = (busy: boolean) => (
      <Form onSubmitted={submitted}>
        <input aria-label="이메일" />
        <Button type="submit" busy={busy}>
          로그인
        </Button>
      </Form>
    );
    const { rerender } = render(form(false));
    await userEvent.type(screen.getByRole('textbox'), '{Enter}');
    expect(submitted).toHaveBeenCalledTimes(1);

    rerender(form(true));
    await userEvent.click(screen.getByRole('button'));
    await userEvent.type(screen.getByRole('textbox'), '{Enter}');
    expect(submitted).toHaveBeenCalledTimes(1);
  });
});

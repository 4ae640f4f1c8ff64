import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FoldButton } from '@/ui/app/section/fold-button.tsx';

describe('a part that is folded on a small screen', () => {
  it('is closed at first, and is toggled by its button, which controls it', async () => {
    render(
      <>
        <FoldButton controls="help">도움말</FoldButton>
        <p id="help">이름을 끌어서 옮기십니다.</p>
      </>,
    );
    const button = screen.getByRole('button', { name: '도움말', expanded: false });
    expect(button).toHaveAttribute('aria-controls', 'help');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { FoldButton } from '@/ui/kit/actions/fold-button.tsx';

describe('a button that folds something', () => {
  it('says whether that is shown, and which element it is', () => {
    render(
      <FoldButton open={false} controls="help">
        도움말
      </FoldButton>,
    );
    const button = screen.getByRole('button', { name: '도움말', expanded: false });
    expect(button).toHaveAttribute('aria-controls', 'help');
  });

  it('is a button otherwise', async () => {
    const onClick = vi.fn();
    render(
      <FoldButton open variant="quiet" onClick={onClick}>
        도움말
      </FoldButton>,
    );
    const button = screen.getByRole('button', { expanded: true });
    expect(button).not.toHaveAttribute('aria-controls');
    await userEvent.click(button);
    expect(onClick).toHaveBeenCalledOnce();
  });
});

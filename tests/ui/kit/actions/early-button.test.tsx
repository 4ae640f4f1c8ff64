import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { EarlyButton } from '@/ui/kit/actions/early-button.tsx';
import { settle } from '../../../support/render-with-core.tsx';

/** The prerendered button, pressed before its view is mounted. */
function served(): HTMLElement {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = '<button type="button" data-early="" data-pressed="" class="button">로그인</button>';
  return root;
}

describe('a press before the button’s view was mounted', () => {
  it('is handled once when the view is mounted, and its mark is removed', async () => {
    const root = served();
    const answer = vi.fn();
    render(<EarlyButton onClick={answer}>로그인</EarlyButton>, { container: root, hydrate: true });
    await settle();
    expect(answer).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: '로그인' })).not.toHaveAttribute('data-pressed');
    root.remove();
  });

  it('is not handled when there was none', async () => {
    const answer = vi.fn();
    render(<EarlyButton onClick={answer}>로그인</EarlyButton>);
    await settle();
    expect(answer).not.toHaveBeenCalled();
  });
});

describe('a press that the view hears', () => {
  it('is answered by the view alone: the early script has nothing more to note', async () => {
    const answer = vi.fn();
    render(<EarlyButton onClick={answer}>로그인</EarlyButton>);
    const button = screen.getByRole('button', { name: '로그인' });
    expect(button).not.toHaveAttribute('data-early');
    await act(() => userEvent.click(button));
    expect(answer).toHaveBeenCalledTimes(1);
  });
});

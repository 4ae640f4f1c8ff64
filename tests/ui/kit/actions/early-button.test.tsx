import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { EarlyButton } from '@/ui/kit/actions/early-button.tsx';
import { settle } from '../../../fakes/render-with-core.tsx';

/** The button as it is served, with a press that came before its view. */
function served(): HTMLElement {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = '<button type="button" data-early="" data-pressed="" class="button">로그인</button>';
  return root;
}

describe('a press that came before its view', () => {
  it('is answered once when the view comes, and its sign goes', async () => {
    const root = served();
    const answer = vi.fn();
    render(<EarlyButton onClick={answer}>로그인</EarlyButton>, { container: root, hydrate: true });
    await settle();
    expect(answer).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: '로그인' })).not.toHaveAttribute('data-pressed');
    root.remove();
  });

  it('that did not come is not answered', async () => {
    const answer = vi.fn();
    render(<EarlyButton onClick={answer}>로그인</EarlyButton>);
    await settle();
    expect(answer).not.toHaveBeenCalled();
  });
});

describe('a press that the view hears', () => {
  it('is marked as handled, so that it is not noted for later', async () => {
    const heard = vi.fn((event: Event) => event.defaultPrevented);
    document.addEventListener('click', heard);
    const answer = vi.fn();
    render(<EarlyButton onClick={answer}>로그인</EarlyButton>);
    await act(() => userEvent.click(screen.getByRole('button', { name: '로그인' })));
    expect(answer).toHaveBeenCalledTimes(1);
    expect(heard).toHaveReturnedWith(true);
    document.removeEventListener('click', heard);
  });
});

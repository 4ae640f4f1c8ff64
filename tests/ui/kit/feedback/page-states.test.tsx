import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { EmptyState, ErrorState } from '@/ui/kit/feedback/page-states.tsx';

describe('the state that replaces missing content', () => {
  it('announces a failure and offers a retry', async () => {
    const retried = vi.fn();
    render(<ErrorState sentence="행사를 불러오지 못했습니다." onRetry={retried} />);

    expect(screen.getByRole('alert')).toHaveTextContent('행사를 불러오지 못했습니다.');
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(retried).toHaveBeenCalledTimes(1);
  });

  it('is calm when there is nothing yet', () => {
    render(<EmptyState sentence="표시할 주보가 없습니다." />);

    expect(screen.getByText('표시할 주보가 없습니다.')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

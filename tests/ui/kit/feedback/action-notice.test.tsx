import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ActionNotice } from '@/ui/kit/feedback/action-notice.tsx';

describe('a notice with an action', () => {
  it('is announced without the text of its button', async () => {
    const retry = vi.fn();
    render(
      <ActionNotice action="다시 시도" onAction={retry}>
        <strong>일부를 불러오지 못했습니다.</strong>
      </ActionNotice>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent(/^일부를 불러오지 못했습니다\.$/);
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});

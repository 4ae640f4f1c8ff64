import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { NotFoundPage } from '@/ui/pages/not-found/not-found-page.tsx';

it('an unknown address has a message, with links back and to the home page (ROUTE-02)', async () => {
  const back = vi.fn();
  render(<NotFoundPage onBack={back} />);

  expect(screen.getByRole('heading', { level: 1, name: '404' })).toHaveAttribute('data-page-heading');
  expect(screen.getByText('찾으시는 페이지가 존재하지 않거나 이동되었습니다.')).toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/');

  await userEvent.click(screen.getByRole('button', { name: '이전 화면으로' }));
  expect(back).toHaveBeenCalledTimes(1);
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ManagementHead } from '@/ui/app/section/management-head.tsx';
import { renderWithCore } from '../../../support/render-with-core.tsx';

it('the help of a management page is closed at first, and is toggled by its button, which controls it', async () => {
  await renderWithCore(<ManagementHead title="구역 관리" help="이름을 끌어서 옮기십니다." counts />);
  const button = screen.getByRole('button', { name: '도움말', expanded: false });
  expect(button).toHaveAttribute('aria-controls', screen.getByText('이름을 끌어서 옮기십니다.').id);
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { provideNewPrayerForm } from '@/people/prayers.machine.ts';
import { refused } from '@/shared/outcome.ts';
import { NewPrayer } from '@/ui/pages/account/prayers/prayer-form.tsx';
import { receiving } from '../../../../fakes/receiver.ts';
import { stillClock } from '../../../../fakes/still-clock.ts';
import { recordedToasts } from '../../../../fakes/toasts.ts';
import { renderWithCore } from '../../../../support/render-with-core.tsx';

it('MINE-04 a request without a text is summed up, with a link to its field', async () => {
  const makeForm = provideNewPrayerForm({
    repository: {
      share: () => Promise.resolve(refused('unexpected')),
      change: () => Promise.resolve(refused('unexpected')),
    },
    clock: stillClock(),
    draft: { read: () => undefined, write: () => undefined },
    notifications: recordedToasts(),
  });
  await renderWithCore(<NewPrayer makeForm={makeForm} hasZone list={receiving(() => undefined)} />);
  await userEvent.click(screen.getByRole('button', { name: /^기도 제목 나누기/ }));
  await userEvent.click(screen.getByRole('button', { name: '나누기' }));
  expect(screen.getByRole('alert')).toHaveTextContent('아직 고치실 칸이 있습니다.');
  const text = screen.getByRole('textbox', { name: '기도 제목' });
  expect(text).toHaveFocus();
  const summary = screen.getByRole('list', { name: '고치실 칸' });
  expect(within(summary).getByRole('link')).toHaveTextContent('기도 제목: 기도 제목을 써 주세요.');
  await userEvent.type(text, '이사할 집');
  expect(screen.queryByRole('alert')).toBeNull();
});

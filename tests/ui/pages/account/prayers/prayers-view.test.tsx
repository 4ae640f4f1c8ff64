import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PrayersIsland } from '@/ui/pages/account/prayers/prayers-view.tsx';
import { aRawToken } from '../../../../builders/access-token.ts';
import { answered, scriptedSender } from '../../../../fakes/scripted-sender.ts';
import { renderWithCore } from '../../../../support/render-with-core.tsx';

const own = [4, 3, 2, 1].map((id) => ({ id, text: `기도 제목 ${id}`, scope: 'members', mine: true }));

it('MINE-04 REL-29 a key that is pressed twice takes back one request', async () => {
  const { send } = scriptedSender(({ path }) => (path === 'api/Prayer' ? answered(200, own) : answered(501)));
  await renderWithCore(<PrayersIsland />, { send, kept: aRawToken() });
  screen.getByRole('button', { name: /거두기.*4/u }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getAllByRole('article')[0]).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

it('MINE-04 a pasted text that is too long stays whole, and is named by its field', async () => {
  const { send } = scriptedSender(({ path }) => (path === 'api/Prayer' ? answered(200, own) : answered(501)));
  await renderWithCore(<PrayersIsland />, { send, kept: aRawToken() });
  await userEvent.click(screen.getByRole('button', { name: /고치기.*4/u }));
  const pasted = `${'가'.repeat(999)}😀 끝`;
  const field = screen.getByRole('textbox', { name: '기도 제목' });
  await userEvent.clear(field);
  await userEvent.paste(pasted);
  await userEvent.click(screen.getByRole('button', { name: '저장' }));
  expect(field).toHaveValue(pasted);
  expect(field).toHaveAccessibleDescription(/1000자까지 쓰실 수 있습니다\./);
});

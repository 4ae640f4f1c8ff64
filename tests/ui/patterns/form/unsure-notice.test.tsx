import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { UnsureNotice } from '@/ui/patterns/form/unsure-notice.tsx';

const message = { literal: '나누었는지 확인하지 못했습니다.', sentence: '목록을 먼저 살펴봐 주세요.' };

function show(isAsking: boolean) {
  const pressed: string[] = [];
  const form = {
    viewModel: { isAsking },
    sendAgain: () => void pressed.push('again'),
    dontSend: () => void pressed.push('not'),
  };
  render(
    <UnsureNotice form={form} message={message}>
      <a href="/list">목록</a>
    </UnsureNotice>,
  );
  return pressed;
}

describe('REL-16 a form whose answer was lost', () => {
  it('says that it is not known, and leads to where it would be', () => {
    show(false);
    expect(screen.getByRole('alert')).toHaveTextContent('나누었는지 확인하지 못했습니다.목록을 먼저 살펴봐 주세요.');
    expect(screen.getByRole('link', { name: '목록' })).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('asks before it is sent again', async () => {
    const pressed = show(true);
    expect(screen.getByRole('alert')).toHaveTextContent('그래도 다시 보내시겠습니까?');
    await userEvent.click(screen.getByRole('button', { name: '보내지 않기' }));
    await userEvent.click(screen.getByRole('button', { name: '그래도 다시 보내기' }));
    expect(pressed).toEqual(['not', 'again']);
  });
});

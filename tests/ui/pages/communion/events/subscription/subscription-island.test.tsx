import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Announcer } from '@/ui/kit/feedback/announcer.tsx';
import { SubscriptionIsland } from '@/ui/pages/communion/events/subscription.tsx';
import { answered, scriptedSender } from '../../../../../fakes/scripted-sender.ts';
import { renderWithCore, settle } from '../../../../../support/render-with-core.tsx';

async function open(status: number) {
  await renderWithCore(
    <>
      <Announcer />
      <SubscriptionIsland />
    </>,
    { send: scriptedSender(() => answered(status, 'BEGIN:VCALENDAR')).send },
  );
  await settle();
}

describe('MINE-05 the calendar to subscribe to', () => {
  it('is explained aloud once its address is known', async () => {
    await open(200);
    expect(screen.getByRole('link', { name: /^구글 달력/ })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(/^교회 행사를 내 달력에서 보실 수 있습니다\./);
  });

  it('that the server lacks is said aloud', async () => {
    await open(404);
    expect(screen.queryByRole('link', { name: /^구글 달력/ })).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('지금 서버에는 구독할 수 있는 달력이 없습니다.');
  });
});

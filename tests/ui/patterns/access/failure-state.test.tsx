import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Failure } from '@/shared/outcome.ts';
import { FailureState } from '@/ui/patterns/access/failure-state.tsx';
import { renderWithCore, settle } from '../../../support/render-with-core.tsx';

describe('REL-03 what was refused to an unknown user', () => {
  async function open(reason: Failure) {
    let asked = 0;
    const view = <FailureState sentence="불러오지 못했습니다." reason={reason} onRetry={() => (asked += 1)} />;
    const core = await renderWithCore(view);
    return {
      ...core,
      asked: () => asked,
      signIn: async () => {
        act(() => {
          core.dialog.send({ type: 'login.asked', occasion: 'asked', returnTo: '/' });
          core.dialog.send({ type: 'login.succeeded' });
        });
        await settle();
      },
    };
  }

  it('is asked for again after a login, wherever it was opened', async () => {
    const { signIn, asked } = await open('unauthorized');
    expect(screen.getByRole('button', { name: '로그인' })).toBeVisible();
    await signIn();
    expect(asked()).toBe(1);
  });

  it('is not asked for when its view has gone', async () => {
    const { signIn, asked, show } = await open('unauthorized');
    await show(null);
    await signIn();
    expect(asked()).toBe(0);
  });

  it('is asked for again only when the login was what was missing', async () => {
    const { signIn, asked } = await open('serverFailed');
    await signIn();
    expect(asked()).toBe(0);
  });
});

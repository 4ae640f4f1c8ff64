import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountEntry } from '@/composition/account.ts';
import { RegisteredEmailIsland } from '@/ui/pages/account/registered-email-view.tsx';
import { renderWithCore, settle } from '../../../support/render-with-core.tsx';

describe('ACCT-06 the notice after a registration', () => {
  it('names the address of the confirmation e-mail', async () => {
    const { servicesOf, show } = await renderWithCore(null);
    await show(<RegisteredEmailIsland />);
    expect(document.body).toHaveTextContent('');
    servicesOf(accountEntry).registeredEmail.send({ type: 'account.registered', email: 'hong@example.com' });
    await settle();
    expect(screen.getByText('확인 메일을 hong@example.com 주소로 보냈습니다.')).toBeVisible();
  });
});

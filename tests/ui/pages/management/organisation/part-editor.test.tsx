import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import OrganisationManagementPage from '@/ui/pages/management/organisation/organisation-management-page.tsx';
// Loaded ahead, so that the tests wait only for the server.
import '@/composition/leave-guard.ts';
import '@/composition/organisation.ts';
import '@/composition/organisation.writing.ts';
import '@/ui/pages/management/organisation/organisation-management-view.tsx';
import type { Fault } from '../../../../../mock-server/control/control-schema.ts';
import { personas } from '../../../../../mock-server/seeds/personas.ts';
import { openChurch } from '../../../../fakes/church.ts';
import { renderWithCore, settle } from '../../../../support/render-with-core.tsx';

/** The page of a society for an Admin, with the mocked server. */
async function open(...faults: readonly Fault[]) {
  const church = await openChurch({ world: 'everyday' });
  const core = await renderWithCore(null, { send: church.send, clock: church.clock });
  const { email, password } = personas.admin;
  core.session.send({ type: 'signIn.asked', credentials: { email, password } });
  await waitFor(core.session, (snapshot) => snapshot.matches('authenticated'));
  church.spoil(...faults);
  await core.show(<OrganisationManagementPage page="manageOrganisation" params={{ part: 'mission-101' }} />);
  await expect.poll(async () => (await settle(), document.querySelector('main output, [data-loading]'))).toBeNull();
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const seat = (office: string) => {
  const term = screen.getAllByRole('term', { hidden: true }).find(({ textContent }) => textContent?.startsWith(office));
  return within(term?.parentElement ?? document.body);
};
const holders = (office: string) =>
  seat(office)
    .queryAllByRole('listitem', { hidden: true })
    .map(({ textContent }) => textContent);
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const field = () => screen.getByRole('combobox', { name: '이름 찾기' });

describe('ORGN-10 choosing a person', () => {
  it('by initial consonants and the arrows takes the place of the person who held the office', async () => {
    await open();
    await press('총무 바꾸기');
    expect(field()).toHaveFocus();
    await userEvent.type(field(), 'ㄱㅁ');
    for (const name of options()) expect(name).toMatch(/[가-깋][마-밓]/);
    await userEvent.keyboard('{ArrowDown}');
    const chosen = screen.getAllByRole('option')[1];
    expect(field()).toHaveAttribute('aria-activedescendant', chosen?.id);
    const name = chosen?.querySelector('span span')?.textContent;
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(holders('총무')).toEqual([name]);
    expect(screen.getByText('고친 곳 1곳')).toBeVisible();
  });

  it('for a list continues until the dialog is closed, and a second choice removes the person', async () => {
    await open();
    await press('회원 추가');
    await userEvent.type(field(), '김민수');
    const option = screen.getByRole('option', { name: /^김민수/ });
    await userEvent.click(option);
    expect(screen.getByRole('option', { name: /^김민수/ })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('option', { name: /^김민수/ })).toHaveTextContent('지금 맡고 있음');
    expect(holders('회원')).toContain('김민수');
    await userEvent.keyboard('{Enter}');
    expect(holders('회원')).not.toContain('김민수');
    await press('다 골랐습니다');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('without a match says so', async () => {
    await open();
    await press('총무 바꾸기');
    await userEvent.type(field(), '없는 이름');
    expect(screen.getByText('찾으시는 교인이 없습니다.')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('is not done by the Enter that ends a Hangul composition', async () => {
    await open();
    await press('총무 바꾸기');
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true });
    field().dispatchEvent(enter);
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

describe('ORGN-10 saving', () => {
  it('whose content the server does not take shows the reason, and loses nothing', async () => {
    await open({ method: 'PUT', path: 'Department/101', mode: 'status', status: 400 });
    await press('총무 비우기');
    await press('저장');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(
      '저장하지 못했습니다.서버가 내용을 받아들이지 않았습니다. 그사이 빠진 교인이 있는지 살펴봐 주세요.',
    );
    expect(alert).toHaveTextContent('고치신 내용은 그대로 두었습니다.');
    expect(holders('총무')).toEqual([]);
  });
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Answer } from '@/adapters/http/answers.ts';
import type { HttpCall, HttpClient } from '@/adapters/http/client.ts';
// Loaded ahead, so that the tests wait only for the server.
import '@/composition/organisation.ts';
import '@/ui/pages/organizations/organisation-chart.tsx';
import '@/ui/pages/organizations/organisation-view.tsx';
import OrganisationPage from '@/ui/pages/organizations/organisation-page.tsx';
import { handSettled } from '../../../fakes/hand-settled.ts';
import { renderWithCore, settle } from '../../../support/render-with-core.tsx';

const answered = (body: unknown, status = 200): Answer => ({ kind: 'answered', status, body });

const governingSession = {
  당회장: { name: '한경수' },
  committees: ['예배', '교육', '선교', '봉사'].map((name, at) => ({ id: at + 1, name })),
  missions: [{ id: 101, name: '제1남선교회' }],
};

async function open(page = '/organizations?view=chart') {
  const committees = handSettled<[call: HttpCall], Answer>();
  const send: HttpClient = (call) =>
    call.path === 'api/session' ? Promise.resolve(answered(governingSession)) : committees.call(call);
  const core = await renderWithCore(<OrganisationPage page="organizations" params={{}} />, { send, page });
  const asked = () => committees.calls.map(({ args: [{ path }] }) => path.split('/').at(-1));
  const answer = async (at: number, reply: Answer) => {
    committees.calls[at]?.resolve(reply);
    await settle();
  };
  return { ...core, committees, asked, answer };
}

const picture = () => screen.findByRole('img');
const departments = (...names: readonly string[]) => answered({ departments: names.map((name) => ({ name })) });

describe('the drawn chart of the organisation', () => {
  it('that a link leads to passes the focus to the link back to the list', async () => {
    await open('/organizations');
    await userEvent.click(await screen.findByRole('link', { name: '그림으로 보기' }));
    expect(await picture()).toBeVisible();
    expect(screen.getByRole('link', { name: '목록으로 보기' })).toHaveFocus();
  });

  it('is filled with departments, three committees at a time', async () => {
    const { asked, answer } = await open();
    expect(await picture()).toHaveTextContent('예배위원회');
    await settle();
    expect(asked()).toEqual(['1', '2', '3']);
    expect(screen.getByText('부서를 불러오고 있습니다.')).toBeVisible();
    await answer(1, departments('학생부', '청년부'));
    expect(asked()).toEqual(['1', '2', '3', '4']);
    const drawn = await picture();
    expect(drawn).toHaveTextContent('학생부');
    expect(within(drawn).getAllByText('불러오는 중')).toHaveLength(3);
    expect(drawn).toHaveAccessibleName(/위원회 4곳과 그 부서 2곳, 선교회 1곳/);
    await answer(0, departments('예배부'));
    await answer(2, departments());
    await answer(3, departments('구제부'));
    expect(screen.queryByText('부서를 불러오고 있습니다.')).not.toBeInTheDocument();
    expect(within(await picture()).queryByText('불러오는 중')).not.toBeInTheDocument();
  });

  it('REL-18 aborts its calls when the page is left', async () => {
    const { committees, unmount } = await open();
    await picture();
    await settle();
    unmount();
    expect(committees.calls.map(({ args: [{ signal }] }) => signal?.aborted)).toEqual([true, true, true]);
  });
});

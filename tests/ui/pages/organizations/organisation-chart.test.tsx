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
  it('is one link away from the list, and the list from it', async () => {
    const { asked } = await open('/organizations');
    const link = await screen.findByRole('link', { name: '그림으로 보기' });
    expect(link).toHaveAttribute('href', '/organizations?view=chart');
    expect(asked()).toEqual([]);
    await userEvent.click(link);
    expect(await picture()).toBeVisible();
    const back = screen.getByRole('link', { name: '목록으로 보기' });
    expect(back).toHaveAttribute('href', '/organizations');
    expect(back).toHaveFocus();
    expect(screen.queryByRole('navigation', { name: '부서 및 기관' })).not.toBeInTheDocument();
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

  it('keeps what was loaded, and loads the rest again', async () => {
    const { asked, answer } = await open();
    await picture();
    await settle();
    for (const at of [0, 1, 2, 3]) {
      // oxlint-disable-next-line no-await-in-loop -- the fourth is read only when one of the others has been answered
      await answer(at, at === 1 ? answered(undefined, 500) : departments(`부서 ${at}`));
    }
    expect(screen.getByRole('alert')).toHaveTextContent('부서를 불러오지 못한 위원회가 있습니다.');
    expect(within(await picture()).getAllByText('불러오지 못함')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(asked()).toEqual(['1', '2', '3', '4', '2']);
    await answer(4, departments('학생부'));
    expect(await picture()).toHaveTextContent('학생부');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is also a list with links', async () => {
    const { answer } = await open();
    await picture();
    await settle();
    await answer(0, departments('예배부', '안내부'));
    await userEvent.click(screen.getByText('글로 보는 조직도'));
    const words = screen.getByText('글로 보는 조직도').closest('details');
    expect(words).toHaveTextContent('예배부, 안내부');
    expect(words).toHaveTextContent('당회장 한경수');
    expect(screen.getByRole('link', { name: '예배위원회' })).toHaveAttribute('href', '/organizations/committees/1');
    expect(screen.getByRole('link', { name: '제1남선교회' })).toHaveAttribute('href', '/organizations/missions/101');
  });

  it('can be zoomed', async () => {
    await open();
    expect(within(screen.getByRole('region', { name: '조직도 그림' })).getByRole('img')).toBe(await picture());
    await userEvent.click(screen.getByRole('button', { name: '확대' }));
    expect(screen.getByRole('group', { name: '조직도 그림 크기' })).toHaveTextContent('125%');
  });

  it('REL-18 aborts its calls when the page is left', async () => {
    const { committees, unmount } = await open();
    await picture();
    await settle();
    unmount();
    expect(committees.calls.map(({ args: [{ signal }] }) => signal?.aborted)).toEqual([true, true, true]);
  });
});

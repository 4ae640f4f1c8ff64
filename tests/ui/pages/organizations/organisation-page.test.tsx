import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Answer } from '@/adapters/http/answers.ts';
import type { HttpClient } from '@/adapters/http/client.ts';
// Loaded ahead, so that the tests wait only for the server.
import '@/composition/organisation.ts';
import '@/ui/pages/organizations/organisation-view.tsx';
import OrganisationPage from '@/ui/pages/organizations/organisation-page.tsx';
import { renderWithCore, settle } from '../../../support/render-with-core.tsx';

const answered = (body: unknown, status = 200): Answer => ({ kind: 'answered', status, body });

const governingSession = {
  당회장: { id: 1, name: '한경수' },
  당회서기: null,
  board: { 서기: { id: 2, name: '윤지혜' }, 부서기: { id: 3, name: '서동욱' } },
  committees: [
    { id: 1, name: '예배', chairman: { id: 4, name: '박정훈' }, secretary: { id: 5, name: '이은경' } },
    { id: 2, name: '교육', chairman: null, secretary: null },
  ],
  missions: [{ id: 101, name: '제1남선교회' }],
};

/** A server that answers these addresses, and records the calls. */
function church(answers: Readonly<Record<string, Answer>>) {
  const asked: string[] = [];
  const known = { 'api/session': answered(governingSession), ...answers };
  const send: HttpClient = ({ path }) => {
    asked.push(path);
    return Promise.resolve(new Map(Object.entries(known)).get(path) ?? answered(undefined, 404));
  };
  return { send, asked, set: (path: string, answer: Answer) => Object.assign(known, { [path]: answer }) };
}

type Place = Parameters<typeof OrganisationPage>[0];
const OVERVIEW: Place = { page: 'organizations', params: {} };
const committee = (committeeId: string): Place => ({ page: 'committee', params: { committeeId } });
const mission = (missionId: string): Place => ({ page: 'mission', params: { missionId } });

async function open(place: Place, answers: Readonly<Record<string, Answer>> = {}, page = '/organizations') {
  const server = church(answers);
  const core = await renderWithCore(<OrganisationPage {...place} />, { send: server.send, page });
  await expect.poll(() => server.asked).toContain('api/session');
  await settle();
  return { ...core, ...server };
}

const heading = () => screen.getByRole('heading', { level: 1 });
const list = () => within(screen.getByRole('navigation', { name: /^(부서 및 기관|당회와 기관 목록)$/ }));

describe('ORGN-01 ORGN-02 the list of the organisation', () => {
  it('names 당회, the committees with their leaders, and the societies', async () => {
    await open(OVERVIEW);
    expect(heading()).toHaveTextContent('부서 및 기관');
    expect(screen.getAllByText('부서 및 기관')).toHaveLength(1);
    expect(screen.getByText('당회와 위원회, 선교회가 함께 교회를 섬깁니다.')).toBeVisible();
    const card = list().getByRole('region', { name: '당회' });
    expect(card).toHaveTextContent('당회장한경수');
    expect(card).toHaveTextContent('당회서기없음 (N/A)');
    expect(list().getByText('윤지혜').parentElement).toHaveTextContent('서기 윤지혜');
    expect(list().getByText('서동욱').parentElement).toHaveTextContent('부서기 서동욱');
    expect(
      list()
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['예배위원회위원장 박정훈 · 총무 이은경', '/organizations/committees/1'],
      ['교육위원회', '/organizations/committees/2'],
      ['제1남선교회', '/organizations/missions/101'],
    ]);
  });

  it.each(['교육/1', '.', 'a b'])('marks the current entry, also by the id %s', async (id) => {
    const place = committee(id);
    const { committees } = governingSession;
    await open(
      place,
      { 'api/session': answered({ ...governingSession, committees: [...committees, { id, name: '문화' }] }) },
      // Encoded as by a link, or as typed by the reader.
      `/organizations/committees/${encodeURIComponent(encodeURIComponent(id))}/`,
    );
    expect(list().getByRole('link', { current: 'page' })).toHaveTextContent('문화위원회');
  });

  it('ORGN-09 folds each of its groups by a click', async () => {
    await open(OVERVIEW);
    const group = (name: string) => list().getByRole('button', { name });
    expect(group('위원회')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(group('위원회'));
    expect(group('위원회')).toHaveAttribute('aria-expanded', 'false');
    expect(group('선교회')).toHaveAttribute('aria-expanded', 'true');
    expect(list().getAllByRole('link')).toHaveLength(1);
    await userEvent.click(group('선교회'));
    expect(list().queryByRole('link')).not.toBeInTheDocument();
    await userEvent.click(group('위원회'));
    expect(list().getAllByRole('link')).toHaveLength(2);
  });

  it('ORGN-01 that cannot be loaded has a toast, and a message with a retry', async () => {
    const { toasts, set } = await open(OVERVIEW, { 'api/session': answered(undefined, 500) });
    expect(toasts.find('organisationNotLoaded')).toEqual({ tone: 'error', subject: 'organisationNotLoaded' });
    expect(screen.getByRole('alert')).toHaveTextContent('부서와 기관 정보를 불러오지 못했습니다.');
    set('api/session', answered(governingSession));
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    await settle();
    expect(list().getAllByRole('link')).toHaveLength(3);
  });

  it('that is empty says so', async () => {
    await open(OVERVIEW, { 'api/session': answered({ committees: [], missions: null }) });
    expect(screen.getAllByText('아직 등록된 부서와 기관이 없습니다.')).toHaveLength(2);
  });

  it('without societies shows the rest', async () => {
    await open(OVERVIEW, { 'api/session': answered({ ...governingSession, missions: [] }) });
    expect(list().getByText('아직 등록된 선교회가 없습니다.')).toBeVisible();
    expect(list().getAllByRole('link')).toHaveLength(2);
  });
});

describe('ORGN-03 the list stays while the detail changes', () => {
  it('is read once, and keeps its groups as they were', async () => {
    const { show, asked } = await open(OVERVIEW, {
      'api/committee/detailed/1': answered({ name: '예배' }),
      'api/Department/101': answered({ name: '제1남선교회' }),
    });
    await userEvent.click(list().getByRole('button', { name: '선교회' }));
    await show(<OrganisationPage {...committee('1')} />);
    expect(heading()).toHaveTextContent('예배위원회');
    expect(list().getByRole('button', { name: '선교회' })).toHaveAttribute('aria-expanded', 'false');
    await show(<OrganisationPage {...mission('101')} />);
    expect(heading()).toHaveTextContent('제1남선교회');
    expect(asked).toEqual(['api/session', 'api/committee/detailed/1', 'api/Department/101']);
  });

  it('and the document has one title, that of the detail', async () => {
    const { show } = await open(committee('1'), { 'api/committee/detailed/1': answered({ name: '예배' }) });
    const titles = () => [...document.querySelectorAll('title')].map(({ textContent }) => textContent);
    expect(titles()).toEqual(['예배위원회 · 아순시온 소망한인교회']);
    await show(<OrganisationPage {...mission('404')} />);
    expect(titles()).toEqual(['선교회 · 아순시온 소망한인교회']);
    await show(<OrganisationPage {...OVERVIEW} />);
    expect(titles()).toEqual(['부서 및 기관 · 아순시온 소망한인교회']);
  });

  it('and a detail is shown even if the list cannot be loaded', async () => {
    const { toasts } = await open(committee('1'), {
      'api/session': answered(undefined, 500),
      'api/committee/detailed/1': answered({ name: '예배', 위원장: { name: '박정훈' } }),
    });
    expect(heading()).toHaveTextContent('예배위원회');
    expect(list().getByRole('alert')).toHaveTextContent('부서와 기관 정보를 불러오지 못했습니다.');
    expect(toasts.subjects()).toEqual(['organisationNotLoaded']);
  });
});

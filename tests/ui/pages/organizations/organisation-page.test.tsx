import { screen, within } from '@testing-library/react';
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

type Place = Parameters<typeof OrganisationPage>[0];
const OVERVIEW: Place = { page: 'organizations', params: {} };
const committee = (committeeId: string): Place => ({ page: 'committee', params: { committeeId } });

/** A page with a server that answers these addresses. */
async function open(place: Place, answers: Readonly<Record<string, Answer>>, page = '/organizations') {
  const asked: string[] = [];
  const send: HttpClient = ({ path }) => {
    asked.push(path);
    return Promise.resolve(new Map(Object.entries(answers)).get(path) ?? answered(undefined, 404));
  };
  const core = await renderWithCore(<OrganisationPage {...place} />, { send, page });
  await expect.poll(() => asked).toContain('api/session');
  await settle();
  return core;
}

const heading = () => screen.getByRole('heading', { level: 1 });
const list = () => within(screen.getByRole('navigation', { name: /^(부서 및 기관|당회와 기관 목록)$/ }));

describe('ORGN-01 ORGN-02 the list of the organisation', () => {
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

  it('without societies shows the rest', async () => {
    await open(OVERVIEW, { 'api/session': answered({ ...governingSession, missions: [] }) });
    expect(list().getByText('아직 등록된 선교회가 없습니다.')).toBeVisible();
    expect(list().getAllByRole('link')).toHaveLength(2);
  });
});

describe('ORGN-03 the list stays while the detail changes', () => {
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

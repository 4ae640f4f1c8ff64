import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import AdvertisementsPage from '@/ui/pages/communion/advertisements/advertisements-page.tsx';
import type { PersonaName } from '../../../../../mock-server/seeds/personas.ts';
import { choose, entry, openPosts, post, titles } from '../../open-posts.tsx';

/** The forms load on demand, which a busy machine takes longer for. */
const LOADED = { timeout: 10_000 };

afterEach(() => vi.unstubAllGlobals());

const open = (who?: PersonaName) =>
  openPosts(<AdvertisementsPage />, { page: '/communion/advertisements', ...(who !== undefined && { who }) });

const FIRST = '한글학교 방학 특강반을 모집합니다';
const submit = () => userEvent.click(screen.getByRole('button', { name: '등록' }));

async function write() {
  await userEvent.type(await screen.findByLabelText('제목', {}, LOADED), '김장 배추');
  await userEvent.type(screen.getByLabelText('내용'), '토요일 아침에 나눕니다.');
  await userEvent.type(screen.getByLabelText('작성자'), '친교부');
}

describe('ADVT-01 the advertisements', () => {
  it('show title, day, author and pictures', async () => {
    await open();
    await post(FIRST);
    expect(titles()).toHaveLength(10);
    expect(entry(1).getByText(/한글학교부/)).toHaveTextContent('2026-11-18 · 한글학교부');
    const pictures = entry(1).getAllByRole('img');
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
      '/api/File/content/advertisement-34-1',
      '/api/File/content/advertisement-34-2',
    ]);
    expect(pictures[0]).toHaveAttribute('loading', 'lazy');
    expect(pictures[0]).toHaveAccessibleName(`${FIRST} 그림 1`);
  });

  it('show the beginning of a long text; a button shows the whole in its place, and folds it', async () => {
    await open();
    await post(FIRST);
    expect(entry(1).queryByText(/서둘러 주시기 바랍니다/)).not.toBeInTheDocument();
    const control = entry(1).getByRole('button', { expanded: false });
    await userEvent.click(control);
    expect(entry(1).getByText(/서둘러 주시기 바랍니다/)).toBeVisible();
    expect(control).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(control);
    expect(entry(1).queryByText(/서둘러 주시기 바랍니다/)).not.toBeInTheDocument();
    expect(entry(2).queryByRole('button', { expanded: false })).not.toBeInTheDocument();
  });

  it('PERM-02 have no buttons for a member', async () => {
    await open('member');
    await post(FIRST);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /삭제/ })).not.toBeInTheDocument();
  });
});

describe('ADVT-01 a picture that is pressed', () => {
  it('is shown large, and so are its neighbours', async () => {
    await open();
    await post(FIRST);
    await userEvent.click(entry(1).getByRole('button', { name: `${FIRST} 그림 2 크게 보기` }));
    const dialog = within(await screen.findByRole('dialog', { name: FIRST }));
    expect(dialog.getByRole('img')).toHaveAttribute('src', '/api/File/content/advertisement-34-2');
    expect(dialog.getByText('그림 2개 가운데 2번째')).toBeVisible();
    expect(dialog.getByRole('button', { name: '다음 그림' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(dialog.getByRole('button', { name: '이전 그림' }));
    expect(dialog.getByRole('img')).toHaveAttribute('src', '/api/File/content/advertisement-34-1');
    await userEvent.click(dialog.getByRole('button', { name: '그림 닫기' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('ADVT-02 a new advertisement', () => {
  it('is added at the top with its pictures, and the form is empty', async () => {
    const { sent, toasts } = await open('editor');
    await write();
    await choose('그림 고르기', ['표지.png', 'png'], ['둘째.jpg', 'jpeg']);
    await submit();
    await post('김장 배추');
    expect(titles()[0]).toBe('김장 배추');
    expect(entry(1).getAllByRole('img')).toHaveLength(2);
    expect(screen.getByLabelText('내용')).toHaveValue('');
    expect(toasts.subjects()).toEqual(['advertisementAdded']);
    expect([sent('POST /api/advertisement'), sent('GET /api/Advertisement')]).toEqual([1, 1]);
  });

  it('needs no pictures', async () => {
    await open('editor');
    await write();
    await submit();
    await post('김장 배추');
    expect(entry(1).queryByRole('img')).not.toBeInTheDocument();
  });

  it('REL-24 that is refused for one picture keeps all of them, with the reason beside it', async () => {
    const { church, sent } = await open('editor');
    const body = { errors: { '둘째.jpg': ['너무 어둡습니다.'] } };
    church.spoil({ method: 'POST', path: 'advertisement', mode: 'status', status: 415, body });
    await write();
    await choose('그림 고르기', ['표지.png', 'png'], ['둘째.jpg', 'jpeg']);
    await submit();
    await screen.findByText('너무 어둡습니다.');
    const [cover, second] = within(screen.getByRole('list', { name: /올릴 파일/ })).getAllByRole('listitem');
    expect(cover).not.toHaveTextContent('너무 어둡습니다.');
    expect(second).toHaveTextContent('둘째.jpg');
    expect(screen.getByText(/쓰신 내용과 고르신 파일은 그대로 두었습니다\./)).toBeVisible();
    expect(screen.getByLabelText('내용')).toHaveValue('토요일 아침에 나눕니다.');
    expect(sent('POST /api/advertisement')).toBe(1);
  });

  it('without pictures that is refused says that the texts were kept', async () => {
    const { church } = await open('editor');
    church.spoil({ method: 'POST', path: 'advertisement', mode: 'networkError' });
    await write();
    await submit();
    expect(await screen.findByText(/쓰신 내용은 그대로 두었습니다\./)).toHaveTextContent('(Network Error)');
    expect(screen.getByText('Network Error')).toHaveAttribute('lang', 'en');
  });
});

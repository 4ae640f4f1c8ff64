import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import BibleStudiesPage from '@/ui/pages/sermon/bible-studies/bible-studies-page.tsx';
import type { PersonaName } from '../../../../../mock-server/seeds/personas.ts';
import type { WorldName } from '../../../../../mock-server/seeds/worlds.ts';
import { choose, entry, openPosts, post, titles } from '../../open-posts.tsx';

/** The forms load on demand, which a busy machine takes longer for. */
const LOADED = { timeout: 10_000 };

afterEach(() => vi.unstubAllGlobals());

const open = (who?: PersonaName, world: WorldName = 'everyday') =>
  openPosts(<BibleStudiesPage />, { page: '/sermon/bibleStudies', world, ...(who !== undefined && { who }) });

const submit = () => userEvent.click(screen.getByRole('button', { name: '등록' }));

describe('BIBL-01 the question sheets', () => {
  it('show title, day and the PDF, which opens in a new window', async () => {
    await open();
    await post('마가복음 16과: 빈 무덤의 새벽');
    expect(titles()).toHaveLength(10);
    const link = entry(1).getByRole('link', { name: '마가복음 16과: 빈 무덤의 새벽 문제지 열기 (새 창)' });
    expect(link).toHaveAttribute('href', '/api/bibleStudy/43/download');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(entry(1).getByText('2026-11-19')).toBeVisible();
  });

  it('PERM-02 have no buttons for a member', async () => {
    await open('member');
    await post('마가복음 16과: 빈 무덤의 새벽');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /삭제/ })).not.toBeInTheDocument();
  });

  it('REL-14 have a placeholder for a blank title', async () => {
    await open(undefined, 'hostile');
    await screen.findAllByRole('article');
    expect(titles().filter((title) => title?.trim() === '')).toEqual([]);
  });
});

describe('BIBL-02 a new question sheet', () => {
  it('is added at the top, and the form is empty', async () => {
    const { sent, toasts } = await open('editor');
    await userEvent.type(await screen.findByLabelText('제목', {}, LOADED), '요한복음 1과');
    await choose('PDF 파일 고르기', ['문제지.pdf', 'pdf']);
    await submit();
    await post('요한복음 1과');
    expect(titles()[0]).toBe('요한복음 1과');
    expect(screen.getByLabelText('제목')).toHaveValue('');
    expect(screen.queryByText('문제지.pdf')).not.toBeInTheDocument();
    expect(toasts.subjects()).toEqual(['bibleStudyAdded']);
    expect([sent('POST /api/BibleStudy'), sent('GET /api/bibleStudy')]).toEqual([1, 1]);
  });

  it('needs a title and a PDF: what is missing is named, and nothing is sent', async () => {
    const { sent } = await open('editor');
    await screen.findByLabelText('제목', {}, LOADED);
    await submit();
    expect(screen.getByText('제목을 입력해 주세요.')).toBeVisible();
    const chooser = screen.getByLabelText('PDF 파일 고르기', { selector: 'input' });
    expect(chooser).toHaveAccessibleDescription(/문제지로 올릴 PDF 파일을 골라 주세요\./);
    expect(chooser).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByLabelText('제목')).toHaveFocus();

    await userEvent.type(screen.getByLabelText('제목'), '요한복음 1과');
    await submit();
    expect(chooser).toHaveFocus();
    expect(screen.queryByText('성경공부 문제지를 등록하지 못했습니다.')).not.toBeInTheDocument();
    await choose('PDF 파일 고르기', ['문제지.pdf', 'pdf']);
    expect(chooser).not.toHaveAttribute('aria-invalid');
    expect(sent('POST /api/BibleStudy')).toBe(0);
  });

  it('that is refused has the reason beside its file, and keeps title and file', async () => {
    const { church, toasts } = await open('editor');
    church.spoil({
      method: 'POST',
      path: 'BibleStudy',
      mode: 'status',
      status: 415,
      body: { errors: { '문제지.pdf': ['잠긴 PDF입니다.'] } },
    });
    await userEvent.type(await screen.findByLabelText('제목', {}, LOADED), '요한복음 1과');
    await choose('PDF 파일 고르기', ['문제지.pdf', 'pdf']);
    await submit();
    expect(await screen.findByText('잠긴 PDF입니다.')).toBeVisible();
    expect(screen.getByText('성경공부 문제지를 등록하지 못했습니다.')).toBeVisible();
    expect(screen.queryByText('업로드 실패하였습니다.')).not.toBeInTheDocument();
    expect(screen.getByLabelText('제목')).toHaveValue('요한복음 1과');
    expect(toasts.find('bibleStudyNotAdded')).toMatchObject({ tone: 'error', reason: 'wrongKind' });
  });

  it('whose title is refused marks the field, without the server’s own text', async () => {
    const { church, toasts } = await open('editor');
    const body = { errors: { Title: ['The field Title must be shorter.'] } };
    church.spoil({ method: 'POST', path: 'BibleStudy', mode: 'status', status: 400, body });
    await userEvent.type(await screen.findByLabelText('제목', {}, LOADED), '요한복음 1과');
    await choose('PDF 파일 고르기', ['문제지.pdf', 'pdf']);
    await submit();
    expect(await screen.findByText(/서버가 이 제목을 받아들이지 않았습니다\./)).toBeVisible();
    expect(screen.queryByText(/must be shorter/)).not.toBeInTheDocument();
    expect(screen.getByLabelText('제목')).toHaveFocus();
    expect(toasts.find('bibleStudyNotAdded')).toMatchObject({ reason: 'invalid' });
  });

  it('can be cleared, with title and file', async () => {
    await open('editor');
    await userEvent.type(await screen.findByLabelText('제목', {}, LOADED), '요한복음 1과');
    await choose('PDF 파일 고르기', ['문제지.pdf', 'pdf']);
    await userEvent.click(screen.getByRole('button', { name: '내용 지우기' }));
    expect(screen.getByLabelText('제목')).toHaveValue('');
    expect(screen.queryByText('문제지.pdf')).not.toBeInTheDocument();
  });

  it('REL-20 whose success is malformed is looked for, and kept when it is not in the list', async () => {
    const { church, sent } = await open('editor');
    church.spoil({ method: 'POST', path: 'BibleStudy', mode: 'emptyBody' });
    await userEvent.type(await screen.findByLabelText('제목', {}, LOADED), '요한복음 1과');
    await choose('PDF 파일 고르기', ['문제지.pdf', 'pdf']);
    await submit();
    expect(await screen.findByText('성경공부 문제지를 등록하지 못했습니다.')).toBeVisible();
    expect(screen.getByLabelText('제목')).toHaveValue('요한복음 1과');
    expect(sent('POST /api/BibleStudy')).toBe(1);
  });
});

describe('BIBL-03 a question sheet that is deleted', () => {
  it('disappears at once, and undo restores it', async () => {
    const { toasts, sent } = await open('editor');
    await userEvent.click(await screen.findByRole('button', { name: /삭제 마가복음 16과/ }));
    expect(titles()[0]).toMatch('마가복음 15과');
    toasts.find('bibleStudyDeleted').onAction?.();
    await post('마가복음 16과: 빈 무덤의 새벽');
    expect(sent('DELETE /api/bibleStudy/43')).toBe(0);
  });
});

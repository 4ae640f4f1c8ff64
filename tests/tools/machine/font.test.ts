import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeMachine } from '../../fakes/machine.ts';
import { findKoreanFont } from './font.ts';
import { machineAt } from './machine.ts';

const NOTO = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc';

describe('finding a Korean font', () => {
  it('takes the regular Korean one that fontconfig lists', async () => {
    const bold = '/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc';
    const listed = [bold, NOTO].flatMap((file) =>
      ['CJK TC', 'Mono CJK KR', 'CJK KR'].map((kind) => `${file}\tNoto Sans ${kind}`),
    );
    const { machine } = fakeMachine({ programs: ['fc-list'], listed: listed.join('\n') });
    await expect(findKoreanFont(machine)).resolves.toEqual({ family: 'Noto Sans CJK KR', file: NOTO });
  });

  it('trusts fontconfig that there is none, since the browser asks it too', async () => {
    const { machine } = fakeMachine({ programs: ['fc-list'], listed: '', fonts: [NOTO] });
    await expect(findKoreanFont(machine)).resolves.toBeUndefined();
  });

  it('finds none where fontconfig does not start', async () => {
    const { machine } = fakeMachine({ programs: ['fc-list'], broken: ['/usr/bin/fc-list'] });
    await expect(findKoreanFont(machine)).resolves.toBeUndefined();
  });

  it.each([
    [NOTO, 'NotoSansCJK-Regular'],
    ['/System/Library/Fonts/AppleSDGothicNeo.ttc', 'AppleSDGothicNeo'],
    ['C:/Windows/Fonts/malgun.ttf', 'malgun'],
    ['/root/.fonts/NanumGothic.ttf', 'NanumGothic'],
  ])('recognises %s by its name, without fontconfig', async (file, family) => {
    const { machine } = fakeMachine({ fonts: ['/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf', file] });
    await expect(findKoreanFont(machine)).resolves.toEqual({ family, file });
  });

  it('takes no font without Korean letters', async () => {
    const { machine } = fakeMachine({
      fonts: ['/usr/share/fonts/NotoSans-Regular.ttf', '/usr/share/fonts/Ubuntu.ttf'],
    });
    await expect(findKoreanFont(machine)).resolves.toBeUndefined();
  });
});

describe('a Korean font in the real file system', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fonts-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('is not found with an empty search path, an empty folder and a missing one', async () => {
    const machine = machineAt('', [folder, join(folder, 'missing')]);
    expect(machine.which('fc-list')).toBeUndefined();
    await expect(findKoreanFont(machine)).resolves.toBeUndefined();
  });

  it('is found in a subfolder', async () => {
    const file = join(folder, 'noto/NotoSansKR-Regular.otf');
    await mkdir(join(folder, 'noto'));
    await writeFile(file, '');
    await expect(findKoreanFont(machineAt('', [folder]))).resolves.toEqual({ family: 'NotoSansKR-Regular', file });
  });
});

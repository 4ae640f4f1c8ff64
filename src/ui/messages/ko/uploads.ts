import type { FileError, FileRule } from '@/content/uploads/files.ts';
import type { FileProgress } from '@/content/uploads/uploads.ts';

export const uploadMessages = {
  drop: '이곳에 파일을 끌어다 놓으셔도 됩니다.',
  checking: '파일을 살펴보고 있습니다',
  adapting: '파일을 살펴보고 있습니다. PDF와 큰 사진은 시간이 조금 걸립니다.',
  madeOf: { pdf: 'PDF에서 만든 쪽', largePicture: '크기를 줄인 사진' },
  chosen: '올릴 파일',
  order: '손잡이를 끌거나 위로, 아래로 단추로 차례를 바꾸실 수 있습니다.',
  up: '위로',
  down: '아래로',
  remove: '빼기',
  refusedByServer: '올리지 못했습니다.',
  turnedAway: '올릴 수 없는 파일이 있습니다.',
  sending: '올리고 있습니다',
  cancel: '그만두기',
  cancelled: '올리기를 그만두었습니다.',
  failed: '업로드 실패하였습니다.',
  kept: '고르신 파일은 그대로 두었습니다.',
  someFailed: '아래 파일은 올리지 못했습니다. 살펴보신 뒤 이 파일만 다시 올리실 수 있습니다.',
  dragStarted: (name: string) => `${name} 파일을 들었습니다.`,
  dragOver: (name: string, place: number) => `${name} 파일이 ${place}번째 자리 위에 있습니다.`,
  dragOutside: (name: string) => `${name} 파일이 목록 밖에 있습니다.`,
  dropped: (name: string, place: number) => `${name} 파일을 ${place}번째 자리에 놓았습니다.`,
  dragCancelled: (name: string) => `${name} 파일을 제자리에 두었습니다.`,
  place: (name: string, place: number, count: number) => `${name}: ${count}개 가운데 ${place}번째`,
} as const;

/** Why a file was not added to the queue (BULL-07). */
export function fileErrorText(error: FileError, rule: FileRule): string {
  const isPdf = rule.kinds.includes('pdf');
  const wanted = isPdf ? 'PDF 파일' : `PNG, JPEG, WebP, GIF 그림${rule.adapts === true ? '과 PDF' : ''}`;
  const texts: Readonly<Record<FileError, string>> = {
    empty: '빈 파일입니다.',
    tooLarge: `${sizeText(rule.maxBytes)}보다 큰 파일은 올릴 수 없습니다.`,
    heic: `아이폰 사진 형식(HEIC)은 올릴 수 없습니다. JPEG로 바꾸어 주세요.`,
    svg: `SVG 그림은 안에 프로그램이 들어 있을 수 있어 올릴 수 없습니다. PNG로 바꾸어 주세요.`,
    locked: '암호가 걸린 PDF입니다. 암호를 푼 뒤 다시 골라 주세요.',
    unpaged: '이 PDF는 쪽마다 그림으로 바꿀 수 없습니다. 쪽을 JPEG나 PNG 그림으로 저장해 올려 주세요.',
    notAdapted:
      'PDF를 읽는 프로그램을 받아 오지 못했습니다. 인터넷 연결을 살피신 뒤 다시 골라 주세요. 그래도 안 되면 이 화면을 새로 고쳐 주세요.',
    wrongKind: `${isPdf ? 'PDF 파일이' : `그림${rule.adapts === true ? '이나 PDF' : ''} 파일이`} 아닙니다. ${wanted}만 올릴 수 있습니다.`,
    unreadable: '파일을 읽을 수 없습니다. 옮기거나 지우지 않으셨는지 살펴봐 주세요.',
    tooMany: `한 번에 ${rule.maxFiles}개까지 올릴 수 있습니다.`,
    alreadyThere: '이미 고르신 파일입니다.',
  };
  return texts[error];
}

/** The files that may be chosen. */
export function fileRuleText(rule: FileRule): string {
  const kind = rule.kinds.includes('pdf') ? 'PDF 파일' : 'PNG, JPEG, WebP, GIF 그림';
  if (rule.adapts === true)
    return `${kind}이나 PDF, 한 번에 ${rule.maxFiles}쪽까지 올리실 수 있습니다. 큰 사진은 알아서 줄여 드립니다.`;
  const size = `${sizeText(rule.maxBytes)}까지 올리실 수 있습니다.`;
  const optional = rule.minFiles === 0 ? ' 고르지 않으셔도 됩니다.' : '';
  const count = rule.maxFiles === 1 ? ' 하나,' : `, 한 번에 ${rule.maxFiles}개까지, 하나에`;
  return `${kind}${count} ${size}${optional}`;
}

/** The progress of a file (BULL-07). */
export function fileProgressText(progress: FileProgress): string {
  if (progress.kind !== 'going') return progress.kind === 'sent' ? '보냈습니다' : '차례를 기다립니다';
  return progress.share === undefined ? '보내고 있습니다' : `${percentOfShare(progress.share)} 보냈습니다`;
}

/** Percent, rounded down, so that 100% means that all was sent. @param share from 0 to 1 */
export const percentOfShare = (share: number): string => `${Math.floor(share * 100)}%`;

/** A size in steps of 1024, such as `10MB`, `1.4MB`, `820KB`. */
export function sizeText(bytes: number): string {
  const megabytes = bytes / (1024 * 1024);
  if (megabytes >= 1) return `${Number(megabytes.toFixed(1))}MB`;
  return bytes >= 1024 ? `${Math.round(bytes / 1024)}KB` : `${bytes}바이트`;
}

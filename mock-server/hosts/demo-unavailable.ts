const sentences = {
  noServiceWorker:
    '이 브라우저 창에서는 체험판을 사용할 수 없습니다. 비공개 창이나 앱 안의 브라우저라면 Chrome, Edge, Safari, Firefox의 일반 창에서 다시 열어 주세요.',
  notStarted: '체험판을 시작하지 못했습니다. 이 페이지를 새로고침하거나 다른 브라우저에서 열어 주세요.',
} as const;

export type DemoUnavailableReason = keyof typeof sentences;

/** The mocked server cannot run in this browser; `message` is a sentence for the visitor. */
export class DemoUnavailable extends Error {
  override readonly name = 'DemoUnavailable';
  readonly reason: DemoUnavailableReason;

  constructor(reason: DemoUnavailableReason, cause?: unknown) {
    super(sentences[reason], { cause });
    this.reason = reason;
  }
}

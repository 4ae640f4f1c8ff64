import { afterEach, describe, expect, it, vi } from 'vitest';
import { LATER_SCRIPT } from '../../../../src/build/early-script.ts';

const preloads = () => [...document.head.querySelectorAll('link[rel="modulepreload"]')].map((link) => link.outerHTML);

/** As the page runs it: with its own element as the current script. @returns draws a frame */
function runScript(later: string): () => void {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  const script = document.createElement('script');
  script.dataset['later'] = later;
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- a page runs it as a script, once
  new Function(LATER_SCRIPT)();
  return () => {
    for (const frame of frames.splice(0)) frame(0);
  };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

describe('what a page fetches later', () => {
  it('is asked for after the frame that follows the first paint, behind what is needed at once', () => {
    const drawFrame = runScript('/assets/a.js /assets/b.js');
    expect(preloads()).toEqual([]);
    drawFrame();
    expect(preloads()).toEqual([]);
    drawFrame();
    expect(preloads()).toHaveLength(2);
    expect(preloads()[0]).toContain('href="/assets/a.js"');
  });

  it('is nothing where nothing is named', () => {
    const drawFrame = runScript('');
    drawFrame();
    drawFrame();
    expect(preloads()).toEqual([]);
  });
});

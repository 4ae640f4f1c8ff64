import type { Row } from '../row.ts';
import { type Budget, count, milliseconds, ratio, shift, threadTime } from './kinds.ts';

/** The limits for several pages, or for both kinds of networks. */
const PRESS: Budget = [1.5, 2];
const LOGIN: Budget = [2.2, 3];
const FRESH: Budget = [3, 4];
const CALL_MS: Budget = [100, 300];
const LONGEST_MS: Budget = [100, 150];
const LCP: Budget = [1.25, 1.45];
const LCP_OF_SAME: Budget = [1.1, 1.25];

/** The first visit with a phone, on slow 4G. The lean page is one that was written by hand. */
export const loadingRows: readonly Row[] = [
  ratio('home/press', 'home, first press opens the menu ÷ lean page', 'press', ['homePress', 'leanPress'], PRESS),
  count('home/scripts', 'home, scripts needed before that', 'homeScripts', 'scripts', [0, 0]),
  ratio('home/login', "home, login dialog ÷ lean page's press", 'press', ['loginPress', 'leanPress'], LOGIN),
  ratio(
    'home/fresh',
    'home, first new announcement ÷ lean page with that call',
    'content',
    ['home', 'freshLean'],
    FRESH,
  ),
  milliseconds('home/call', 'home, first call after the first paint, 4× slower', 'home', 'sent', CALL_MS),
  ratio('home/work', 'home, thread time to rest ÷ lean page', 'work', ['homeRest', 'leanRest'], [7, 9]),
  threadTime('home/blocked', 'home, total blocking thread time, 4× slower', 'homeRest', 'blocked', [400, 600]),
  threadTime('home/longest', 'home, thread time of the longest task, 4× slower', 'homeRest', 'longest', LONGEST_MS),
  ratio('home/lcp', 'home, LCP ÷ lean page', 'lcp', ['home', 'lean'], LCP),
  ratio('home/lcp-same', 'home, LCP ÷ the same as plain html', 'lcp', ['home', 'homeFloor'], LCP_OF_SAME),
  count('home/requests', 'home, requests until quiet', 'home', 'requests', [20, 24]),
  ratio('home/poster', 'home, its poster on the first visit of a day ÷ plain html', 'lcp', [
    'homeWithPoster',
    'homeFloor',
  ]),
  ratio('home/client-only', 'home rendered by scripts alone, LCP ÷ plain html', 'lcp', ['homeClientOnly', 'homeFloor']),
  shift('home/shift', 'home, layout shift', ['home', 'homeWithPoster']),

  ratio('text/press', 'text page, first press ÷ lean page', 'press', ['textPress', 'leanPress'], PRESS),
  count('text/scripts', 'text page, scripts needed before that', 'textScripts', 'scripts', [0, 0]),
  ratio('text/work', 'text page, thread time to rest ÷ lean page', 'work', ['textRest', 'leanRest'], [3.5, 5]),
  threadTime('text/blocked', 'text page, total blocking thread time, 4× slower', 'textRest', 'blocked', [200, 350]),
  threadTime(
    'text/longest',
    'text page, thread time of the longest task, 4× slower',
    'textRest',
    'longest',
    LONGEST_MS,
  ),
  ratio('text/lcp', 'text page, LCP ÷ lean page', 'lcp', ['text', 'lean'], LCP),
  ratio('text/lcp-same', 'text page, LCP ÷ the same as plain html', 'lcp', ['text', 'textFloor'], LCP_OF_SAME),
  ratio('text/client-only', 'text page by scripts alone, LCP ÷ plain html', 'lcp', ['textClientOnly', 'textFloor']),
  shift('text/shift', 'text page, layout shift', ['text']),

  ratio('demo/press', 'demo, first press ÷ lean page', 'press', ['demoPress', 'leanPress'], [2.2, 3]),
  milliseconds(
    'demo/answered',
    'demo, first answer after the first paint, 4× slower',
    'demoHome',
    'answered',
    [1500, 1500],
  ),
  ratio('demo/lcp-same', 'demo, LCP ÷ plain html', 'lcp', ['demoHome', 'homeFloor'], LCP_OF_SAME),
  ratio('demo/work', 'demo, thread time to rest ÷ lean page', 'work', ['demoRest', 'leanRest']),
  threadTime('demo/longest', 'demo, thread time of the longest task, 4× slower', 'demoRest', 'longest'),

  ratio('http2/home-press', 'by HTTP/2: home, first press ÷ lean page', 'press', ['homePress2', 'leanPress2'], PRESS),
  ratio('http2/text-press', 'text page, first press ÷ lean page', 'press', ['textPress2', 'leanPress2'], PRESS),
  ratio('http2/login', "home, login dialog ÷ lean page's press", 'press', ['loginPress2', 'leanPress2'], LOGIN),
  ratio('http2/fresh', 'home, first new announcement ÷ lean page', 'content', ['home2', 'freshLean2'], FRESH),
  milliseconds('http2/call', 'home, first call after the first paint, 4× slower', 'home2', 'sent', CALL_MS),
  ratio('http2/home-lcp', 'home, LCP ÷ lean page', 'lcp', ['home2', 'lean2'], LCP),
  ratio('http2/text-lcp', 'text page, LCP ÷ lean page', 'lcp', ['text2', 'lean2'], LCP),
];

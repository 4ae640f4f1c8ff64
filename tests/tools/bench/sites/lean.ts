/** Pages written by hand for the comparison: what another site could be. */
export const leanPages = ['plain', 'fresh', 'members', 'board', 'profile', 'feed'] as const;

export type LeanPage = (typeof leanPages)[number];

/** The token of a members' page, which is stored where the product stores its own. */
const ASK = `const ask=a=>fetch(a,{headers:{Authorization:'Bearer '+sessionStorage.getItem('jwtToken')}}).then(r=>r.json())`;

const ROWS = `document.querySelector('[data-rows]').innerHTML`;

/** One page of announcements, as the product requests it. */
const ANNOUNCEMENTS = `fetch('/api/Announcement?page=1&itemsPerPage=10').then(r=>r.json())`;

/** What each page does after it is shown: the calls of the product's page, and their rows as plain html. */
const SCRIPTS: Readonly<Record<LeanPage, string>> = {
  plain: '',
  fresh: `${ANNOUNCEMENTS}.then(all=>{${ROWS}=all.slice(0,3).map(i=>\`<p><a href="/communion/announcements/\${i.id}">\${i.title}</a> \${i.created.slice(0,10)}</p>\`).join('')})`,
  feed: `${ANNOUNCEMENTS}.then(all=>{${ROWS}=all.map(i=>\`<article><h2>\${i.title}</h2><p>\${i.author}, \${i.created.slice(0,10)}</p><p>\${i.content}</p></article>\`).join('')})`,
  members: `${ASK};ask('/api/role/requests');ask('/api/Member').then(all=>{${ROWS}=all.map(m=>\`<article><a href="/member/detail/\${m.id}">\${m.name}</a> \${m.id} \${m.email??''} <button>수정</button> <button>삭제</button></article>\`).join('')})`,
  board: `${ASK};ask('/api/role/requests');ask('/api/Member');ask('/api/duty/withmembers').then(all=>{${ROWS}=all.map(d=>\`<article><h2>\${d.name}</h2>\${d.members.map(m=>\`<p><button data-item>⠿</button> \${m.name} <button>이동</button></p>\`).join('')}</article>\`).join('')})`,
  profile: `const of=JSON.parse(new TextDecoder().decode(Uint8Array.from(atob(sessionStorage.getItem('jwtToken').split('.')[1].replaceAll('-','+').replaceAll('_','/')),c=>c.charCodeAt(0))));${ROWS}='<dl>'+Object.values(of).slice(0,4).map(v=>\`<dt>정보<dd>\${v}\`).join('')+'</dl>'`,
};

const CSS = `body{margin:0;font:16px/1.6 sans-serif;color:#1d2733;background:#fbfaf6}header,nav ul,main{padding:12px 16px}header{display:flex;justify-content:space-between;border-bottom:1px solid #e4e0d6}nav ul{display:flex;gap:16px;list-style:none;margin:0;overflow:auto}img{display:block;width:100%;height:240px;object-fit:cover}table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #e4e0d6;padding:8px;text-align:left}button{font:inherit;padding:8px 16px}dialog{width:80%;height:100%;max-height:none;margin:0 0 0 auto;border:0}article{content-visibility:auto;contain-intrinsic-size:auto 80px;border-bottom:1px solid #e4e0d6;padding:12px 0}`;

const SENTENCES = `<p>1976년부터 이 땅에서 함께 예배하고 서로 돌보아 왔습니다.</p><p>처음 오시는 분도 편안히 자리하실 수 있도록 안내해 드립니다.</p><p>예배 뒤에는 친교실에서 따뜻한 차를 나눕니다.</p>`;

const TABLE = `<table><tr><th>주일예배 1부<td>일요일<td>9:00<tr><th>주일예배 2부<td>일요일<td>11:00<tr><th>수요예배<td>수요일 저녁<td>20:00<tr><th>새벽기도회<td>월–토요일<td>5:30</table>`;

const LINKS = [
  ['/intro', '교회소개'],
  ['/people', '섬기는 사람들'],
  ['/sermon/bulletin', '예배와 말씀'],
  ['/communion', '교제'],
  ['/organizations', '부서 및 기관'],
]
  .map(([href, name]) => `<li><a href="${href}">${name}</a>`)
  .join('');

/**
 * A header with a menu button, a nav, a picture, a table, three sentences, and one inline line that opens the menu. Those of
 * members have their rows instead of the picture and the table.
 */
export function leanHtml(page: LeanPage): string {
  const shown =
    page === 'plain' || page === 'fresh'
      ? `<img src="/picture.bmp" alt="강가의 아침" width="412" height="240"><main><h1>아순시온 소망한인교회</h1>${SENTENCES}${TABLE}<div data-rows></div></main>`
      : `<main><h1>교회</h1><div data-rows></div></main>`;
  const script = `document.querySelector('[data-opens]').onclick=()=>document.getElementById('menu').showModal();${SCRIPTS[page]}`;
  return `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>교회</title><link rel="icon" href="data:,"><style>${CSS}</style><header><a href="/">소망한인교회</a><button data-opens="menu">메뉴</button></header><nav><ul>${LINKS}</ul></nav>${shown}<dialog id="menu"><ul>${LINKS}</ul></dialog><script>${script}</script></html>`;
}

const WIDTH = 448;
const HEIGHT = 428;
const HEADER_BYTES = 62;

/**
 * A picture of 24 kB that no host makes smaller: a bitmap of black and white noise, always the same. It is as wide as
 * the phone: an enlarged picture would not count as the largest paint.
 */
export function leanPicture(): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  const pixels = Buffer.alloc((WIDTH / 8) * HEIGHT);
  header.write('BM');
  header.writeUInt32LE(header.length + pixels.length, 2);
  header.writeUInt32LE(header.length, 10);
  header.writeUInt32LE(40, 14);
  header.writeInt32LE(WIDTH, 18);
  header.writeInt32LE(HEIGHT, 22);
  header.writeUInt16LE(1, 26);
  header.writeUInt16LE(1, 28);
  // The second of its two colours; the first is black.
  header.writeUInt32LE(0xff_ff_ff, 58);
  let random = 1976;
  for (let at = 0; at < pixels.length; at += 1) {
    random = (random * 1_103_515_245 + 12_345) % 2 ** 31;
    pixels[at] = random >> 16;
  }
  return Buffer.concat([header, pixels]);
}

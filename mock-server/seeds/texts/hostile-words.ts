const family = '👨‍👩‍👧‍👦';

/** Texts that must be shown literally wherever a name, a title or a text is shown. */
export const hostileWords: readonly string[] = [
  '<script>window.hacked=true</script>',
  '<img src=x onerror="window.hacked=true">',
  '"><svg onload=window.hacked=true>',
  '</textarea></title><iframe src="https://evil.example"></iframe>',
  '<a href="javascript:window.hacked=true">눌러 주세요</a>',
  '[눌러 주세요](javascript:window.hacked=true)',
  '{{constructor.constructor("window.hacked=true")()}} ${7*7} %s %n',
  "Robert'); DROP TABLE members;--",
  '\u202E교회 소식이 거꾸로 보입니다\u202C',
  '\u2067שלום\u2069 \u200Fمرحبا\u200F 소망',
  '보이\u200B지 않는\u200D\uFEFF 글\u2060자',
  family.repeat(60),
  '🇵🇾🇰🇷 👩🏽‍🚀 e\u0301 ㅎㅏㄴㄱㅡㄹ \u1112\u1161\u11ab',
  'Z\u0351\u0329\u032Da\u0300\u0301\u0302\u0303l\u0334\u0335g\u0336\u0337o\u0338\u0321',
  '가'.repeat(5_000),
  'A'.repeat(5_000),
  '&lt;b&gt; &amp;amp; &nbsp; &#x3C;',
  '한 줄\r\n두 줄\n\n\n\n여섯째 줄\t\u2028줄\u0007끝',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  '-0',
  ' ',
  '',
];

/** Addresses that no picture may be loaded from, except those on this server. */
export const hostileUrls: readonly string[] = [
  'javascript:window.hacked=true',
  'JaVaScRiPt:window.hacked=true',
  'data:text/html,<script>window.hacked=true</script>',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="window.hacked=true"/>',
  '//evil.example/picture.png',
  '\\\\evil.example\\picture.png',
  'https://evil.example/picture.png?token=1',
  'blob:https://evil.example/1',
  '/api/File/content/../../Account/Revoke',
  '/api/File/content/hostile-svg',
  '/api/File/content/no-such-file',
  '" onerror="window.hacked=true',
  '',
];

/** A picture that contains a script. */
export const hostileSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" onload="window.hacked=true">' +
  '<script>window.hacked=true</script><rect width="40" height="40" fill="#8c3d1c"/></svg>';

/** Names that must not break a header or refer to another folder. */
export const hostileFileNames: readonly string[] = [
  '"; filename="evil.exe',
  '../../../etc/passwd',
  '첫 줄\r\nX-Evil: 1.pdf',
  '<script>.pdf',
  '\u202Efdp.exe',
  '',
];

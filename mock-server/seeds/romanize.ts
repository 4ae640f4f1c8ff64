const initials = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ');
const medials = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const finals = ' k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ');

/** Common spellings of surnames, which do not follow the rules. */
const habits: Readonly<Record<string, string>> = {
  김: 'kim',
  이: 'lee',
  박: 'park',
  최: 'choi',
  정: 'jung',
  강: 'kang',
  노: 'noh',
  조: 'cho',
  윤: 'yoon',
  임: 'lim',
  오: 'oh',
  신: 'shin',
  권: 'kwon',
  유: 'yoo',
  고: 'ko',
  문: 'moon',
  백: 'paik',
  우: 'woo',
  구: 'koo',
};

const syllable = (sign: string): string => {
  const at = (sign.codePointAt(0) ?? 0) - 0xac00;
  if (at < 0 || at > 11171) return '';
  return [initials[Math.floor(at / 588)], medials[Math.floor((at % 588) / 28)], finals[at % 28]].join('');
};

/** `김민수` as `minsu.kim`: given name, dot, surname, in ASCII letters alone; the surname is the first syllable. */
export const mailName = (name: string): string => {
  const surname = name.slice(0, 1);
  const given = Array.from(name.slice(1), syllable).join('');
  return `${given}.${habits[surname] ?? syllable(surname)}`;
};

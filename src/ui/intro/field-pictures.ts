import amazon from '../assets/field-amazon.svg';
import andes from '../assets/field-andes.svg';
import border from '../assets/field-border.svg';
import chaco from '../assets/field-chaco.svg';
import itapua from '../assets/field-itapua.svg';
import riverside from '../assets/field-riverside.svg';
import savanna from '../assets/field-savanna.svg';
import steppe from '../assets/field-steppe.svg';
import type { Missionary } from '../messages/missionary-list.ts';

/** The drawn window of every mission field. */
export const fieldPictures: Readonly<Record<Missionary['picture'], string>> = {
  amazon,
  andes,
  border,
  chaco,
  itapua,
  riverside,
  savanna,
  steppe,
};

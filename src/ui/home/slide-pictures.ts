import first from '../assets/slide-1.svg';
import second from '../assets/slide-2.svg';
import third from '../assets/slide-3.svg';
import { slideMessages } from '../messages/home-messages.ts';

/** The pictures of the home page in their order (HOME-03). */
export const slidePictures = [first, second, third].map((src, index) => ({
  src,
  name: slideMessages.pictures[index]?.name ?? '',
  alt: slideMessages.pictures[index]?.alt ?? '',
}));

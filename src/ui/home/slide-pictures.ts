import { slides } from '@/church/slides.ts';
import { slideName } from '../messages/home-messages.ts';

/** The pictures of the home page in their order, each with its name (HOME-03). */
export const slidePictures = slides.map(({ src, alt }, place) => ({ src, alt, name: slideName(place) }));

import type { NewPosts } from '@/content/machines/start-new-posts.ts';
import { token } from './token.ts';

export const NEW_POSTS = token<NewPosts>('NewPosts');

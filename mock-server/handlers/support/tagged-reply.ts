import { HttpResponse } from 'msw';
import { postVersion } from '../../church/rules/post-versions.ts';
import { entityTag } from './entity-tag.ts';

/** 200 with a post and the ETag of its version. @param view the part of it that is sent */
export const taggedReply =
  <Post extends object>(view: (post: Post) => object = (post) => post) =>
  (post: Post): Response =>
    HttpResponse.json(view(post), { headers: { ETag: entityTag(postVersion(post)) } });

import type { RequestHandler } from 'msw';
import { search } from '../api/search.ts';
import type { Church } from '../church/church.ts';
import * as rules from '../church/rules/search.ts';
import { answering } from './support/endpoint.ts';

/** FIND-01. */
export const searchHandlers = (church: Church): RequestHandler[] => [
  answering(church)(search.search, ({ query }) => rules.search(church, query)),
];

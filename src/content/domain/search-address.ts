const PARAMETER = 'q';

/** The address of a search. @param page such as `/search` */
export const addressOfSearch = (page: string, text: string): string =>
  text === '' ? page : `${page}?${PARAMETER}=${encodeURIComponent(text)}`;

/** The search text in an address; '' where there is none. @param query with or without its question mark */
export const searchTextIn = (query: string): string => new URLSearchParams(query).get(PARAMETER)?.trim() ?? '';

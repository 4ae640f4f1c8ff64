import type { Body, Endpoint, InputOf } from '../../api/endpoint.ts';
import { done } from '../../church/rules/outcome.ts';
import { ifMatch } from './entity-tag.ts';
import { formBody } from './multipart.ts';
import { jsonBody, optionalJson, paramsOf, queryOf, type Reader } from './readers.ts';
import { refreshCookie } from './refresh-cookie.ts';

const nothing: Reader<undefined> = () => done(undefined);

const bodyReader = (body: Body): Reader<unknown> => {
  if ('form' in body) return formBody(body.form);
  return body.optional === true ? optionalJson(body.json) : jsonBody(body.json);
};

/** Reads the declared inputs of an endpoint, in the same order for all; stops at the first refused one. */
export const inputReader = <Call extends Endpoint>(endpoint: Call): Reader<InputOf<Call>> => {
  const { params, query, body, conditional, cookie }: Endpoint = endpoint;
  const readers: Readonly<Record<keyof InputOf<Endpoint>, Reader<unknown>>> = {
    params: params === undefined ? nothing : paramsOf(params),
    query: query === undefined ? nothing : queryOf(query),
    basedOn: conditional === undefined ? nothing : ifMatch,
    body: body === undefined ? nothing : bodyReader(body),
    refreshToken: cookie === true ? refreshCookie : () => done(''),
  };
  return async (call) => {
    const values: Record<string, unknown> = {};
    for (const [name, read] of Object.entries(readers)) {
      // The body can be read only once, and the first refused input ends the reading.
      // oxlint-disable-next-line no-await-in-loop
      const outcome = await read(call);
      if (outcome.kind === 'refused') return outcome;
      values[name] = outcome.value;
    }
    // Each value has been parsed by the endpoint's own schema, but the compiler cannot infer that.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return done(values as unknown as InputOf<Call>);
  };
};

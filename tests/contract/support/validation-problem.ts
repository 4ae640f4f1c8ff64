import { problem } from '../../../mock-server/openapi/documentation.ts';

/** A refusal that lists the errors, field by field. */
export const validationProblem = problem.required({ errors: true });

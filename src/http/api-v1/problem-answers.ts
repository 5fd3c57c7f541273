import { problemSchema } from '../../contract/objects.ts';
import { problems } from '../../contract/problems.ts';

/** The refusals of an operation as its description lists them. */
export function problemAnswers(...statuses: number[]) {
  return Object.fromEntries(
    statuses.map((status) => {
      const codes = Object.entries(problems).filter(([, problem]) => problem.status === status);
      return [
        status,
        {
          description: codes.map(([code]) => `\`${code}\``).join(', '),
          content: { 'application/problem+json': { schema: problemSchema } },
        },
      ];
    }),
  );
}

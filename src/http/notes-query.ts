import { z } from 'zod';

/** What may be asked of notes. */
export const notesQuery = z.strictObject({
  transcript: z.enum(['true', 'false']).optional().describe('With `true`, what is said stands under each chapter'),
});

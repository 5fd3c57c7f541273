import { randomUUID } from 'node:crypto';

/** A new `request_id`: each answer has its own. */
export function newRequestId(): string {
  return `req_${randomUUID().replaceAll('-', '')}`;
}
